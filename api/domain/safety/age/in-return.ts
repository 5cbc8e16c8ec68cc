import { TELL, YOU, YOUR } from './ask-words.ts';
import { ADULT } from './shared-patterns.ts';

/** "And you?", "now tell me yours", after something about age. */
const AND_YOU = new RegExp(
  `^ (?:(?:and|aur|और|what about|how about|wbu|hbu|waise|ab|अब|tell main) )*(?:you|u|yours|urs|${YOU}|${YOUR})(?: turn)?(?: ${TELL}| tell main(?: yours)?)? $|^ (?:wbu|hbu|your turn) $`,
  'u',
);

/** The end of a part where her age is told, by what comes before it. */
const told = (before: string) =>
  new RegExp(
    `(?:${before}) (?:just |still )?${ADULT}(?: yr)?(?: old)?(?: is)?(?: (?:in my story|this yr|today|too))? $| ${ADULT} (?:yr )?ka hu $`,
    'u',
  );
const TOLD = told(' im| my age(?: is)?| story says| kahani main|^ main');
/** Where she was asked, the number alone. */
const TOLD_WHEN_ASKED = told(' im| my age(?: is)?| story says| kahani main|^ main|^');

/** Age is what she talks of, without a number. */
const ON_AGE =
  /^ age is (?:just )?a number $| (?:tells?|asks?|reveals?) (?:\S+ )?(?:her|a \S+) age $| adult hu $| im (?:an? )?(?:adult|grown ?up|grown woman) $/u;

const FIGURE = / (?:\d+|#) /u;

/**
 * Whether the last part of a text hands a question about age back. Of what is said with figures only the
 * last counts: after "I'm 26. I sleep at ten." it is about sleep.
 * @param wasAsked whether the text answers one who asked her age
 */
export function asksInReturn(clauses: readonly string[], wasAsked: boolean): boolean {
  if (!AND_YOU.test(clauses.at(-1) ?? '')) return false;
  const counted = clauses.findLast((clause) => FIGURE.test(clause));
  if (counted) return (wasAsked ? TOLD_WHEN_ASKED : TOLD).test(counted);
  return wasAsked || clauses.some((clause) => ON_AGE.test(clause));
}
