import { saysBornTooLate } from './birth-year.ts';
import { ageClauses } from './clauses.ts';
import { isStatement } from './context.ts';
import { AGE_AFTER_NAME, NAMED, UNDER_AGE, UNDER_AGE_ALONE } from './statements.ts';
import { isTakenBack } from './taken-back.ts';
import { mayBeOfAge } from './words.ts';

/** Parts of a message that are checked: nobody states an age after more. */
const MOST_CLAUSES = 60;

/** In an earlier part: all that follows is made up, or a mark. */
const IN_PLAY = / (?:pretend|imagine|suppose|roleplay|role play|socho|maano|out of (?:\d+|#)) /u;

/** Parts are given out for a game: "let's play, you're the teacher and I'm 16". A game alone is no pretence. */
const PLAY = ' play ';
const YOUR_PART =
  / (?:youre|ur|you (?:are|be|can be|will be)|tum|aap) (?:a|an|my|the|mere|meri|ek|main) /u;
const OWN_PART = / (?:im|main) /u;

/** Each of the three after the one before it, sought once: a pattern of all three would go over a text again and again. */
function givesOutParts(text: string): boolean {
  const play = text.indexOf(PLAY);
  if (play === -1) return false;
  const rest = text.slice(play + PLAY.length - 1);
  const yours = YOUR_PART.exec(rest);
  return yours !== null && OWN_PART.test(rest.slice(yours.index + yours[0].length - 1));
}

/** A part that makes of the number before it a time or a distance: "15... 20 minutes away". */
const GOES_ON_AS_FIGURE =
  /^ (?:(?:maybe|or|no|wait|sorry|i|mean|say|like|make|that|it) )*(?:(?:\d+|#) )?(?:mins?|minutes?|hrs?|hours?|days?|weeks?|months?|kms?|miles?|floors?|pages?) /u;

/**
 * Whether a visitor says they are under 18, in English, Hinglish or Hindi. An account is suspended for it, so
 * only plain words count, said of oneself and of now: "I'm 15 minutes late", "when I was 15" and "my
 * sister is 15" do not count, and neither does what is retracted in the same message.
 * @param thisYear what a year of birth is compared with
 */
export function saysUnderAge(text: string, thisYear: number): boolean {
  if (!mayBeOfAge(text)) return false;
  const clauses = ageClauses(text).slice(0, MOST_CLAUSES);
  if (clauses.length === 1 && UNDER_AGE_ALONE.test(clauses[0] ?? '')) return true;
  const isTold = clauses.some(isSaid) || saysBornTooLate(text, thisYear);
  return isTold && !isTakenBack(clauses);
}

function isSaid(clause: string, index: number, clauses: string[]): boolean {
  const next = clauses[index + 1] ?? '';
  if (NAMED.test(clause) && AGE_AFTER_NAME.test(next)) return true;
  if (!isStatement(clause, UNDER_AGE) || GOES_ON_AS_FIGURE.test(next)) return false;
  const earlier = clauses.slice(0, index);
  return (
    !earlier.some((one) => IN_PLAY.test(one)) && !givesOutParts(`${earlier.join('')}${clause}`)
  );
}
