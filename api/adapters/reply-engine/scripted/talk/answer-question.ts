import { advise, adviseOnThis, adviseOnTold, adviseOnToldAtLast, tease } from './advising.ts';
import type { Trio } from './bank.ts';
import { approve, decide, whyDecided } from './deciding.ts';
import { choose, eitherOr } from './either.ts';
import { neverHad } from './ever.ts';
import { asksOfTheTwo, playInstead } from './flirt.ts';
import { ofHerPeople, tellOfHers } from './her-world.ts';
import { improvise } from './improvise.ts';
import { likesThing } from './likes-thing.ts';
import { ownUp } from './moves.ts';
import { answerNearest } from './nearest.ts';
import { ASKS_WHICH, type Question, questionOf } from './question.ts';
import { OF_HIM } from './question-form.ts';
import { react } from './react.ts';
import { recall } from './recall.ts';
import {
  herDay,
  herHours,
  herKin,
  herStory,
  herTown,
  herView,
  herWork,
  howSheIs,
  sum,
  timeNow,
  whoseVerse,
} from './settled.ts';
import { coverage, tellingWords } from './similar.ts';
import { lineHash } from './state.ts';
import { actOf, attempt, firstOf, type Part, sayOne, sayOwn, sayTurn, type Talk } from './turn.ts';
import { type Clause, OR_NOT, TELL_ME } from './understand.ts';
import {
  rate,
  viewOfAnything,
  viewOfHimself,
  viewOfIdea,
  viewOfName,
  wouldDo,
  wouldDoAlone,
} from './views.ts';
import { answerWithHerWord, answerWithHisWord, answerWritten } from './written-for-her.ts';

const HAVE_YOU =
  /\b(?:have you|did you|ever|kabhi|dekhi|dekha|suna|suni|padhi|padha|khaya|khayi|gayi|gaye|try kiya)\b|देखी|देखा|सुना|पढ़ी|खाया|गई/iu;
/** "Editor ho kya?" is confirmed; a longer question asks more. */
const MOST_CONFIRMED = 7;
/** As likely as this, a question without an answer was one about her. */
const ASKS_HER = 0.5;

type Answer = (talk: Talk, question: Question) => Part | undefined;

/** What may answer a question, the surest first: what has one answer, what was written, then what fits its kind. */
const ANSWERS: Answer[] = [
  (talk, { clause }) => answerWritten(talk, clause),
  answerWithHisWord,
  (talk, { clause }) => whyDecided(talk, clause),
  ofHerPeople,
  howSheIs,
  timeNow,
  herWork,
  herDay,
  herHours,
  herKin,
  herTown,
  herView,
  (talk, { clause }) => recall(talk, clause),
  sum,
  herStory,
  whoseVerse,
  likesThing,
  knownExactly,
  neverHad,
  decide,
  approve,
  choose,
  wouldDoAlone,
  adviseOnTold,
  adviseOnThis,
  nearest,
  adviseOnToldAtLast,
  viewOfName,
  tease,
  viewOfHimself,
  advise,
  rate,
  viewOfIdea,
  wouldDo,
  viewOfAnything,
  answerWithHerWord,
  confirm,
  (talk, { clause, isOfHerStory }) => (isOfHerStory ? improvise(talk, clause) : undefined),
  nearWhatSheSaid,
];

/**
 * Answers a question of the visitor's: from her own life, from what is known, with advice, or by saying plainly
 * that she has no answer.
 */
export function answerQuestion(talk: Talk, clause: Clause): Part {
  const question = questionOf(talk, clause);
  const part = firstOf(ANSWERS, (answer) => answer(talk, question));
  if (part) return part;
  const asksOutright =
    /\?/.test(clause.text) ||
    ASKS_WHICH.test(clause.text) ||
    TELL_ME.test(clause.text) ||
    OR_NOT.test(clause.text);
  return clause.isQuestion && asksOutright ? unanswered(talk, question) : react(talk, clause);
}

/** So near to a card, the card was asked for: "a podcast or a book for a long ride?" is no choice at random. */
const EXACTLY = 0.8;

function knownExactly(talk: Talk, { text, isToHer }: Question): Part | undefined {
  // "Do you like tea or coffee?" is no question about the two.
  if (isToHer && eitherOr(text)) return undefined;
  const card = talk.find.known(text);
  const told = card && card.score >= EXACTLY ? sayOne(talk, card.say, true) : undefined;
  return card && told
    ? { text: told, why: `card ${card.id} ${card.score.toFixed(2)}, exactly` }
    : undefined;
}

/** What was written for a question like it. */
function nearest(
  talk: Talk,
  { clause, isForAdvice, isForView, isToHer }: Question,
): Part | undefined {
  return answerNearest(talk, clause, isForAdvice || isForView ? 'advice' : isToHer ? 'her' : 'any');
}

/** "Editor ho kya?": says what she has on it. */
function confirm(talk: Talk, { clause, text, isToHer }: Question): Part | undefined {
  const isShort = clause.isQuestion && clause.words <= MOST_CONFIRMED;
  // "What survives?", "kya ho sakta hai": a word of it stands in some story, and that is no answer.
  if (!isToHer || !isShort || ASKS_WHICH.test(text)) return undefined;
  return attempt(
    talk,
    () => {
      const told = sayOne(talk, talk.find.confirms(text), true);
      return told ? { text: told, why: 'confirms' } : undefined;
    },
    (part) => answersMost(text, part.text),
  );
}

/** With most of the words of a question in it, it is the answer; with fewer it is another story. */
function answersMost(question: string, told: string): boolean {
  const { telling, covered } = coverage(question, [told]);
  return covered > 0 && covered * 2 >= telling;
}

/** "Who is Sonu?", whom she has just named; "what is in those sacks?", of which she has just told. */
function nearWhatSheSaid(talk: Talk, { text, isToHer, isOfHerStory }: Question): Part | undefined {
  const hers = new Set(tellingWords(talk.her));
  const shared = text
    .split(/\s+/)
    .filter((word) => tellingWords(word).some((key) => hers.has(key)));
  if (shared.length === 0) return undefined;
  const told =
    (ASKS_WHICH.test(text) ? sayNear(talk, text) : undefined) ??
    (isToHer || isOfHerStory ? sayNear(talk, shared.join(' ')) : undefined);
  return told ? { text: told, why: 'near what she said' } : undefined;
}

/** She plays, or owns up that she has no answer; what was asked is kept, for when it is put again. */
function unanswered(talk: Talk, question: Question): Part {
  const { clause, text, isToHer, isOfHerStory, context } = question;
  const { state } = talk;
  const hasNever = isToHer && HAVE_YOU.test(text) && !OF_HIM.test(text);
  const never = hasNever ? sayTurn(talk, 'never-had') : undefined;
  if (never) return { text: never, why: 'not in her story', ...(context && { topic: context }) };
  const played = isToHer || asksOfTheTwo(text) ? playInstead(talk, clause) : undefined;
  if (played) return played;
  const isHers = isToHer || isOfHerStory || actOf(clause, 'asks-her') > ASKS_HER;
  const mayBeHers = isOfHerStory || !OF_HIM.test(text);
  const told = mayBeHers
    ? (tellOfHers(talk, question) ?? (isOfHerStory ? improvise(talk, clause, true) : undefined))
    : undefined;
  if (told) return told;
  const owned = ownUp(talk, isHers ? 'no-idea-her' : 'no-idea', text);
  state.pending = text.slice(0, 200);
  return {
    text: owned ?? sayUnsure(talk),
    why: isHers ? 'not in her story' : 'no answer',
    isWhole: true,
  };
}

/** The likeliest piece of her story that has a question's rare words in it and was not told yet. */
function sayNear(talk: Talk, text: string): string | undefined {
  const isFresh = (trio: Trio) => !talk.state.used.includes(lineHash(trio[talk.language]));
  return sayOne(talk, talk.find.near(text).find(isFresh), true);
}

/** How near what she has must come to a question that is put twice. */
const NEAR_AT_LAST = 0.4;

/**
 * The nearest that she has to a question about her that he puts a second time: to own up twice is worse than to come
 * near it. Undefined where nothing comes near.
 */
export function answerAtLast(talk: Talk, clause: Clause): Part | undefined {
  const nearest = answerNearest(talk, clause, 'her', NEAR_AT_LAST);
  if (nearest) return { ...nearest, why: `${nearest.why} at last` };
  const last = sayNear(talk, clause.text);
  return last ? { text: last, why: 'near it at last' } : undefined;
}

export const sayUnsure = (talk: Talk): string => sayOwn(talk, 'unsure') ?? '…';
