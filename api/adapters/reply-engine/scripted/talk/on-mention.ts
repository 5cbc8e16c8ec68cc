import type { Mention } from './bank.ts';
import { isOfOthers, isPutToHer, mayFlirt } from './flirt.ts';
import { isLight } from './light.ts';
import { isUnsafe } from './on-subject.ts';
import { TO_HER } from './question-form.ts';
import { isHeavyTopic } from './react.ts';
import { tellingOf } from './telling.ts';
import { hurts, toldIn, toneOf } from './tone.ts';
import { firstOf, type Part, sayFresh, type Talk, topicOf } from './turn.ts';
import { type Clause, TELL_ME } from './understand.ts';

/** Readers found so many right of what else was said to what was told: less likely right, it gives way to a mention. */
export const WORTH_OF_MENTION = 0.42;

/** Nothing grave and no harm is told, nor was: then there is room for a remark. */
const hasRoom = (talk: Talk): boolean =>
  isLight(talk) && !talk.heard.clauses.some(({ isGrave }) => isGrave) && !isUnsafe(talk.heard.text);

/** Says something of who or what he tells of, whatever he tells; undefined where nobody and nothing is known. */
export const meetMention = (talk: Talk, told = toldIn(talk)): Part | undefined =>
  firstOf(mentionsIn(talk, told), (one) => one());

/** What happened today is told in so many words. */
const OF_TODAY =
  /\b(?:today|tonight|this morning|just now|aaj|abhi abhi|subah subah|aaj subah)\b|(?<![\p{L}\p{M}])(?:आज|अभी अभी|आज सुबह)(?![\p{L}\p{M}])/iu;
const LEAST_NEWS = 5;

/** The same of each of them, the finest first. */
export function mentionsIn(talk: Talk, told: readonly string[]): (() => Part | undefined)[] {
  const { heard, find } = talk;
  if (!hasRoom(talk)) return [];
  const { telling } = tellingOf(heard.whole);
  const isSad = toneOf(talk, telling) === 'bad';
  const isSober = find.isSober(heard.clauses.map(({ text }) => text));
  const isHurt = hurts(heard.text) || isHeavyTopic(topicOf(heard.whole).label, telling);
  const isSorrow = isSober || (isSad && isHurt);
  const linesOf = ({ say: plain, sad }: Mention) =>
    isSorrow ? sad : isSad ? (sad ?? plain) : plain;
  // "Main mechanic hu. Aaj ek banda bina paise diye nikal gaya": the news is what matters.
  const news = told.filter((text) => OF_TODAY.test(text) && text.split(/\s+/).length >= LEAST_NEWS);
  const finestFirst = find
    .mentioned(news.length > 0 ? news : told)
    .toSorted((a, b) => Number(a.isBroad) - Number(b.isBroad));
  return finestFirst.map((one) => () => {
    const text = sayFresh(talk, linesOf(one));
    return text
      ? { text, why: one.id, ...(one.ask && !isSorrow && { next: { id: one.id, ask: one.ask } }) }
      : undefined;
  });
}

/** Told so surely as something bad, it is no time to tease. */
const SURELY_SAD = 0.6;
/** Longer messages say more than one thing, and what is said to her is the least of it. */
const MOST_TO_HER = 22;

/** Answers what is asked of her or said to her, where it was foreseen by its words. */
export function answerToHer(talk: Talk): Part | undefined {
  const { heard, find } = talk;
  if (!hasRoom(talk) || heard.whole.words > MOST_TO_HER) return undefined;
  const { telling, p } = tellingOf(heard.whole);
  const isSad = telling === 'bad' && p > SURELY_SAD;
  if (isSad || find.isSober([heard.text])) return undefined;
  // "Who is Salman? Was he special?" asks after him.
  if (find.person(heard.whole.text) !== undefined) return undefined;
  // Much of it flirts.
  if (talk.state.bounds.includes('flirt')) return undefined;
  // Beside a question of something else it would leave that unanswered.
  const marked = heard.clauses.filter(({ text }) => text.includes('?') || TELL_ME.test(text));
  // "Kitni sundar baat! Phir?": what only sounds like a question is none beside one.
  const asking = marked.length > 0 ? marked : heard.clauses.filter(({ isQuestion }) => isQuestion);
  const questions = asking.toReversed();
  const speaksOfOthers = isOfOthers(heard.text);
  const clauses = (questions.length > 0 ? questions : heard.clauses).filter(
    (one) =>
      isPutToHer(one.text) &&
      (!speaksOfOthers || TO_HER.test(one.text)) &&
      !isDwarfed(one, heard.clauses),
  );
  // Commas part what belongs together.
  const whole = clauses.length === heard.clauses.length ? [heard.whole.text] : [];
  // What somebody else wrote or said is not said to her.
  const sentences = [...clauses.map(({ text }) => text), ...whole].map((text) =>
    text.replace(QUOTED, ' '),
  );
  return firstOf(find.saidToHer(sentences), (one) => {
    if (one.flirts && !mayFlirt(talk)) return undefined;
    const text = sayFresh(talk, one.say);
    return text
      ? { text, why: one.id, ...(one.ask && { next: { id: one.id, ask: one.ask } }) }
      : undefined;
  });
}

const QUOTED = /["“][^"”]{2,120}["”]/gu;

/** "What a line! I am a lift mechanic, a lady was stuck for forty minutes": a kind word before what he tells. */
const isDwarfed = (one: Clause, all: readonly Clause[]): boolean =>
  one.words <= MOST_ASIDE &&
  all.reduce((sum, other) => (other === one || other.isQuestion ? sum : sum + other.words), 0) >=
    LEAST_BESIDE;
const MOST_ASIDE = 4;
const LEAST_BESIDE = 8;
