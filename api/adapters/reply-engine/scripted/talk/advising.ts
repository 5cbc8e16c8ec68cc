import { adviseAnything, adviseOnThing, adviseWith } from './advice-by-kind.ts';
import { playInstead } from './flirt.ts';
import { isLight, isSoft } from './light.ts';
import { ownUp } from './moves.ts';
import { adviseOn, adviseOnMatter } from './particular.ts';
import type { Question } from './question.ts';
import { asksOfHisMatter, IN_HIS_PLACE, newMatterIn, TO_HER } from './question-form.ts';
import { tellingWords } from './similar.ts';
import { firstOf, type Part, say, sayKnown, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

const SURE_ADVICE = 0.45;
const SURE_TOPIC = 0.66;
/** Something he has to decide or to do: what fits any decision fits it. */
const DECIDES =
  /\b(?:should i|shall i|what (?:do|should|can|would) i (?:do|say)|decide|choose|confused|kya kar(?:u|un|oon|na)|(?:kar|bol|kah|bata|ja|le|de|mil|chhod|chhor|rakh)(?:u|un|oon|na)? (?:ya|or) n(?:a|ahi)|\w+(?:u|un|oon) ya \w+(?:u|un|oon)|karna chahiye|chahiye kya)\b|क्या करू|करूँ या|क्या करना|चाहिए/iu;
/** Asks how to go about something with somebody, or with himself. */
const HOW_TO =
  /\bhow (?:do|should|can|could|would|to)\b(?! you)|\bkaise \p{L}+(?:u|un|oon|na)\b|\bkya kar(?:u|un|oon|na)\b|\bhelp\b|कैसे [\p{L}\p{M}]+(?:ऊँ|ूँ|ूं|ना|ऊं)|क्या करू/iu;
/** A message of no more words has no matter of its own. */
const MOST_BARE = 8;
/** Nor has one with no more telling words. */
const MOST_VAGUE = 3;

/** "What shall I do?" asks about what was told before it. */
export function adviseOnTold(talk: Talk, { text, topic, isForAdvice }: Question): Part | undefined {
  const isBare = talk.heard.whole.words <= MOST_BARE && tellingWords(text).length < 2;
  const isElsewhere = topic.p > SURE_ADVICE && topic.label !== talk.state.topic;
  return isForAdvice && isBare && !isElsewhere ? adviseOn(talk) : undefined;
}

/** What he asks advice on in this very message. */
export function adviseOnThis(talk: Talk, { clause, isForAdvice }: Question): Part | undefined {
  if (!isForAdvice) return undefined;
  // Of two who have to be persuaded each needs something else: what was written has to come near.
  return (
    counsel(talk, clause) ??
    adviseOnMatter(talk, clause, NEAR_THIS) ??
    adviseWith(talk) ??
    adviseOnMatter(talk, clause)
  );
}

/** What is advised on a matter that his words leave no doubt of: in the question, or told beside it. */
export function counsel(talk: Talk, { text }: Pick<Clause, 'text'>): Part | undefined {
  // Whoever mourns and asks what to do is told all the same.
  const mayAdvise = isLight(talk) || (!isSoft(talk.mood) && asksOfHisMatter(text));
  if (!mayAdvise) return undefined;
  const { find, heard, said } = talk;
  // What else he asks is another matter: "english mein kyu chali gayi? Ab batao scooter ka kya karu".
  const others = heard.clauses.filter((one) => one.isQuestion && one.text !== text);
  const whole = newMatterIn(
    others.reduce((rest, one) => rest.replace(one.text, ' '), heard.whole.text),
  );
  const before = heard.clauses[heard.clauses.findIndex((one) => one.text === text) - 1];
  const isVague = tellingWords(whole).length <= MOST_VAGUE;
  const found = [
    ...find.counsels([text]),
    // What stands next to the question is its matter sooner than what was said first.
    ...(before ? find.counsels([`${before.text} ${text}`]) : []),
    ...find.counsels([whole]),
    // "Koi tip do na": of what he told just before.
    ...(isVague ? find.counsels([`${said.at(-1) ?? ''} ${whole}`]) : []),
  ];
  return firstOf(found, (one) => sayKnown(talk, one));
}

/** Whatever is advised on a matter that his words name, the likeliest first. */
export function counselsOn(talk: Talk): (() => Part | undefined)[] {
  if (!isLight(talk)) return [];
  const { heard, find } = talk;
  const texts = [
    ...heard.clauses.filter(({ isQuestion }) => isQuestion).map(({ text }) => text),
    heard.whole.text,
  ];
  const found = new Set(texts.flatMap((text) => find.counsels([text])));
  return [...found].map((one) => () => sayKnown(talk, one));
}

const NEAR_THIS = 0.72;

/** What was told before, where nothing nearer was found for a short message that has no matter of its own. */
export const adviseOnToldAtLast = (talk: Talk, { isForAdvice }: Question): Part | undefined =>
  isForAdvice &&
  talk.heard.whole.words <= MOST_BARE * 2 &&
  tellingWords(talk.heard.whole.text).length <= MOST_VAGUE
    ? adviseOn(talk)
    : undefined;

/** Advises on the topic, else a first step that fits any matter; at last she owns up. */
export function advise(talk: Talk, { text, topic, isForAdvice }: Question): Part | undefined {
  if (!isForAdvice) return undefined;
  const { bank, state, heard } = talk;
  // What was talked about before is meant only where this message has no matter of its own.
  const matter =
    topic.p > SURE_ADVICE ? topic.label : heard.whole.words <= 5 ? state.topic : undefined;
  // A thing that is named is surer than a topic that is only likely.
  const thing = topic.p < SURE_TOPIC ? adviseOnThing(talk) : undefined;
  if (thing) return thing;
  const told = matter ? say(talk, bank.topics.get(matter)?.lines.advice) : undefined;
  if (told) return { text: told, why: `advice on ${matter} ${topic.p.toFixed(2)}`, topic: matter };
  const place = IN_HIS_PLACE.test(text) ? sayTurn(talk, 'would-do') : undefined;
  if (place) return { text: place, why: 'would do' };
  const step = adviseAnything(talk);
  if (step) return step;
  const owned = DECIDES.test(text)
    ? ownUp(talk, 'no-idea-advice', text)
    : ((HOW_TO.test(text) ? sayTurn(talk, 'begin-small') : undefined) ??
      ownUp(talk, 'no-idea', text));
  return owned ? { text: owned, why: 'advice-back' } : undefined;
}

/** What he asks advice on in play is played along with. */
export const tease = (talk: Talk, { clause, isForAdvice }: Question): Part | undefined =>
  isForAdvice && TO_HER.test(clause.text) ? playInstead(talk, clause) : undefined;
