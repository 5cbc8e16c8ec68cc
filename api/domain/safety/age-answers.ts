import { ageClauses } from './age-clauses.ts';
import { BREAK, CHILD } from './age-parts.ts';
import { type AgeQuestion, asksAge } from './age-questions.ts';
import { mayBeOfAge } from './age-words.ts';
import { isTakenBack } from './taken-back.ts';

/** One entry of a chat. */
export interface Spoken {
  sender: 'user' | 'ai';
  content: string;
}

/** What an answer may begin with, or a part of it consist of. */
const FILLER =
  `hi|hey|hello|ok|okay|um|umm|uh|uhh|hm|hmm|well|so|no|nope|nah|yes|yeah|ya|haan|han|ha|ji|arre|are|acha
  achha|main|mine|is|its|my|age|meri|i said|i told you|just|still|abhi|sorry|almost|nearly|turning|going on|already
  im|around|about|maybe|na|nahi|aur|and|haha|hehe|lol|promise|seriously|sach|हां|हा|अभी`.replaceAll(
    /\s*\n\s*/g,
    '|',
  );
const ONLY_FILLER = new RegExp(`^ (?:(?:${FILLER}) )+$`, 'u');

const BARE_AGE = new RegExp(
  `^ (?:(?:${FILLER}) )*(?:${CHILD}|(?:almost|nearly|turning|going on|under|below|not yet) 18)(?: th)?(?: yr)?(?: old| of age)?(?: ka)?(?: hu| is)?(?: main)?(?: and (?:a )?half)?${BREAK}`,
  'u',
);
const NO =
  /^ (?:(?:no|nope|nah|naa?|nahi|sorry|abhi|ji) )*(?:no|nope|nah|naa?|nahi|not yet|not really|im not|nahi hu)(?: sorry| yet| abhi)? $/u;
const YES =
  /^ (?:(?:yes|haan|ji|sorry|hm|umm?) )*(?:yes|yeah|yep|yup|ya|haan|han|ha|ji|हां|हा|yes im|yes i am|haan hu)(?: sorry| ji)? $/u;

/** "16?" asks back, "16 and you?" does not. */
const isAskedBack = (text: string, clauses: readonly string[]): boolean =>
  clauses.length === 1 &&
  /\?\s*$/u.test(text) &&
  !/ (?:you|u|ur|wbu|hbu|tum|aap) /u.test(clauses[0] ?? '');

/** A number that goes on: a time, or a list. */
const GOES_ON = /^ (?:\d+|#|or|maybe|to) ?/u;

/** One part of the text, and nothing but beginnings before it. */
function isBareAge(clauses: readonly string[]): boolean {
  const at = clauses.findIndex((clause) => BARE_AGE.test(clause));
  return (
    at !== -1 &&
    clauses.slice(0, at).every((clause) => ONLY_FILLER.test(clause)) &&
    !GOES_ON.test(clauses[at + 1] ?? '') &&
    !clauses.some(isTakenBack)
  );
}

const isOnly =
  (answer: RegExp) =>
  (clauses: readonly string[]): boolean =>
    answer.test(clauses[0] ?? '') && clauses.slice(1).every((clause) => ONLY_FILLER.test(clause));

const FITTING: Record<AgeQuestion, ((clauses: readonly string[]) => boolean)[]> = {
  'how-old': [isBareAge],
  adult: [isBareAge, isOnly(NO)],
  minor: [isBareAge, isOnly(YES)],
};

/** Whether a text says to be under 18, as the answer to such a question. */
function isAnswer(text: string, question: AgeQuestion): boolean {
  const clauses = ageClauses(text);
  return !isAskedBack(text, clauses) && FITTING[question].some((fits) => fits(clauses));
}

/** The longest text that is looked at, with a number in it and without: an answer is short. */
const LONGEST = 100;
const LONGEST_PLAIN = 20;

/** Whether a text could be such an answer: then what was said before it has to be known. */
export const mayAnswerAge = (text: string): boolean =>
  text.length <= (mayBeOfAge(text) ? LONGEST : LONGEST_PLAIN) &&
  (isAnswer(text, 'adult') || isAnswer(text, 'minor'));

const IN_PLAY = /pretend|imagine|role ?-?play|character|\bgame\b|maan lo/iu;
const GUESSING = /guess|andaz|andaaj|socha?|anumaan|अंदाज|सोच/iu;
const GUESS_MINE =
  /guess my age|how old (?:do (?:you think|i look)|am i)|meri (?:age|umar|umr) (?:guess|kya hogi|kitni)/iu;

/**
 * Whether a text answers the question for one's age with one under 18. She asked, he asked and she told
 * hers, or he lets her guess his.
 * @param before what was said before it, oldest first
 */
export function answersUnderAge(text: string, before: readonly Spoken[]): boolean {
  const theirs = before.at(-1);
  if (theirs?.sender !== 'ai') return false;
  const own = before.at(-2)?.sender === 'user' ? (before.at(-2)?.content ?? '') : '';
  if (IN_PLAY.test(own) || IN_PLAY.test(theirs.content)) return false;
  const asked = asksAge(theirs.content, own);
  if (asked) return isAnswer(text, asked);
  const asksElse = theirs.content.includes('?');
  const isGuess = GUESS_MINE.test(own) && (!asksElse || /\d\d\D*\?/u.test(theirs.content));
  const isTold = asksAge(own, '') === 'how-old' && !asksElse && !GUESSING.test(theirs.content);
  return (isGuess || isTold) && isAnswer(text, 'how-old');
}
