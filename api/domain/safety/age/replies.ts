import { answersBornTooLate } from './birth-year.ts';
import { ageClauses } from './clauses.ts';
import { isStatement } from './context.ts';
import type { AgeQuestion } from './questions.ts';
import { BREAK, CHILD, CLASS_NAMED, IN_A_WHILE, SOON } from './shared-patterns.ts';
import { isTakenBack } from './taken-back.ts';
import { mayBeOfAge } from './words.ts';

const oneOf = (list: string) => `(?:${list.replaceAll(/\s*\n\s*/g, '|')})`;

/** What an answer may start with, or a part of it consist of. */
const FILLER = oneOf(
  `hi|hey|hello|ok|okay|um|umm|uh|uhh|hm|hmm|well|so|no|nope|nah|yes|yeah|ya|haan|han|ha|ji|arre|are|acha
  achha|main|mine|is|its|my|age|meri|i said|i told you|just|still|abhi|sorry|almost|nearly|turning|going on|already
  i|im|ive|turned|around|about|maybe|na|nahi|aur|and|haha|hehe|lol|promise|seriously|sach|m|f|male|female|boy|girl
  हां|हा|अभी|जी`,
);
const ONLY_FILLER = new RegExp(`^ (?:${FILLER} )+$`, 'u');

/** "16", "16 m", "15 or 16", "16 this year", "17 next month 18". */
const NUMBER =
  `${CHILD}(?: (?:or|ya|या) ${CHILD})?(?: (?:th|yr|old|of age|ka|hua|hu|is|main|running|complete|chal raha))*` +
  '(?: m(?: (?!away|from|to|long|tall|high|deep|walk|ago|left)\\S{3,}(?= $))?)?(?: and (?:a )?half)?' +
  `(?: (?:this yr|yesterday|last (?:week|month|yr)|going on 18|(?:${IN_A_WHILE})(?: 18)?))?`;
const NOT_18 = `(?:almost|nearly|turning|going on|under|below|not yet) 18(?: yr)?(?: old| of age)?|18 (?:${IN_A_WHILE})`;
const CLASS = `(?:in )?(?:the )?${CLASS_NAMED}(?: main)?(?: padhta)?(?: hu| student)?`;
const BARE_AGE = [
  new RegExp(
    `^ (?:${FILLER} )*(?:${NUMBER}|${NOT_18}|${CLASS}|(?:a )?(?:minor|under age))${BREAK}`,
    'u',
  ),
];

const TO_HER =
  '(?:sorry|yet|abhi|ji|जी|sir|madam|maam|mam|miss|jaan|jaanu|baby|babe|love|man|dude)';
const A_KID =
  '(?:(?:(?:im|main|just|still|abhi|a) )+(?:kid|child|minor|teen|teenager|bacha|chota)(?: hu)?|bacha hu)';
/** "Next year", "after two years", "agle saal": when he will be. */
const LATER = `(?:(?:maybe|not until|not till|in the|im|i will be|will be) )*(?:${IN_A_WHILE}|(?:next|coming|agle|अगले) (?:yr|month))(?: main)?(?: ho (?:jaunga|jaungi))?`;
const SURELY = 'of course|ofc|course|obviously|definitely|absolutely|certainly|bilkul|बिल्कुल';
/** "not" is what is left of "not really". */
const NO = new RegExp(
  `^ (?:(?:no|nope|nah|naa?|nahi|sorry|abhi|ji|${SURELY}) )*(?:no|${LATER}|nope|nah|naa?|nahi|not|not yet|not quite|almost|nearly|im not|nahi hu|${A_KID})(?: ${TO_HER})* $`,
  'u',
);
/** "Soon", "in a week", "not yet": said of a call as well, where a number to call stands beside the question. */
const OF_A_CALL = new RegExp(
  `^ (?:(?:sorry|abhi|ji|ok|${SURELY}) )*(?:${LATER}|not yet|not quite|almost|nearly)(?: ${TO_HER})* $`,
  'u',
);
/** In years only an age is reckoned. */
const IN_YEARS = / (?:yr|18) /u;
const YES = new RegExp(
  `^ (?:(?:yes|haan|ji|sorry|hm|umm?) )*(?:yes|yeah|yep|yup|ya|haan|han|ha|ji|हां|हा|yes im|yes i am|haan hu)(?: ${TO_HER})* $`,
  'u',
);

/** "16?" asks back, "16 and you?" does not. */
const isAskedBack = (text: string, clauses: readonly string[]): boolean =>
  clauses.length === 1 &&
  /\?\s*$/u.test(text) &&
  !/ (?:you|u|ur|wbu|hbu|tum|aap) /u.test(clauses[0] ?? '');

/** A number that continues: a time, or a list; not "17, 18 in March". */
const GOES_ON = new RegExp(`^ (?:(?:in )?(?!18 ${SOON} )(?:\\d+|#)|or|maybe|to) ?`, 'u');

/** One part of the text, with only such openings before it. */
function isBareAge(clauses: readonly string[]): boolean {
  const at = clauses.findIndex((clause) => isStatement(clause, BARE_AGE));
  return (
    at !== -1 &&
    clauses.slice(0, at).every((clause) => ONLY_FILLER.test(clause)) &&
    !GOES_ON.test(clauses[at + 1] ?? '') &&
    !isTakenBack(clauses)
  );
}

const isOnly = (answer: RegExp, clauses: readonly string[]): boolean =>
  answer.test(clauses[0] ?? '') &&
  clauses.slice(1).every((clause) => answer.test(clause) || ONLY_FILLER.test(clause));

type Fits = (clauses: readonly string[], text: string, thisYear: number) => boolean;

const isLate: Fits = (_clauses, text, thisYear) => answersBornTooLate(text, thisYear);
const isNo: Fits = (clauses) => isOnly(NO, clauses);
const isYes: Fits = (clauses) => isOnly(YES, clauses);

const FITTING: Record<AgeQuestion, Fits[]> = {
  'how-old': [isBareAge, isLate],
  born: [isLate],
  adult: [isBareAge, isNo],
  minor: [isBareAge, isYes],
};

function isOneOf(list: readonly Fits[], text: string, thisYear: number): boolean {
  const clauses = ageClauses(text);
  return !isAskedBack(text, clauses) && list.some((fits) => fits(clauses, text, thisYear));
}

/** Whether a text says to be under 18, as the answer to such a question. */
export const isAgeReply = (text: string, question: AgeQuestion, thisYear: number): boolean =>
  isOneOf(FITTING[question], text, thisYear);

/** Whether it may be said of a call for help as well as of an age to come. */
export function mayBeOfCall(text: string): boolean {
  const clauses = ageClauses(text);
  return isOnly(OF_A_CALL, clauses) && !clauses.some((clause) => IN_YEARS.test(clause));
}

/** The longest text that is checked, with a number in it and without: an answer is short. */
const LONGEST = 100;
const LONGEST_PLAIN = 20;

/** Whether a text could be such an answer: then what was said before it has to be known. */
export const mayAnswerAge = (text: string, thisYear: number): boolean =>
  text.length <= (mayBeOfAge(text) ? LONGEST : LONGEST_PLAIN) &&
  isOneOf([isBareAge, isLate, isNo, isYes], text, thisYear);
