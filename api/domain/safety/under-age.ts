import type { UnderAgeContent } from '#contract/schemas/content.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { ageClauses } from './age-clauses.ts';
import { isMeant } from './age-context.ts';
import { AGE_AFTER_NAME, NAMED, OF_AGE, UNDER_AGE, UNDER_AGE_ALONE } from './age-statements.ts';
import { mayBeOfAge } from './age-words.ts';
import { saysBornTooLate } from './birth-year.ts';

/** In an earlier part: all that follows is made up, or a mark. */
const IN_PLAY = / (?:pretend|imagine|suppose|roleplay|role play|socho|maano|out of (?:\d+|#)) /u;

/** A part that makes of the number before it a time or a distance: "15... 20 minutes away". */
const GOES_ON_AS_FIGURE =
  /^ (?:(?:maybe|or|no|wait|sorry|i|mean|say|like|make|that|it) )*(?:(?:\d+|#) )?(?:mins?|minutes?|hrs?|hours?|days?|weeks?|months?|kms?|miles?|floors?|pages?) /u;

const JOKING =
  /(?<! not| no| nahi| never) (?:kidding|joking|jk|joke|mazak|mazaak|majak|मजाक) (?!nahi)/u;

/**
 * Whether somebody says to be under 18, in English, Hinglish or Hindi. An account is closed for it, so
 * only plain words count, said of oneself and of now: "I'm 15 minutes late", "when I was 15" and "my
 * sister is 15" are nothing, and neither is what is taken back in the same message.
 * @param thisYear what a year of birth is compared with
 */
export function saysUnderAge(text: string, thisYear: number): boolean {
  if (!mayBeOfAge(text)) return false;
  const clauses = ageClauses(text);
  if (clauses.length === 1 && UNDER_AGE_ALONE.test(clauses[0] ?? '')) return true;
  const isTold = clauses.some(isSaid) || saysBornTooLate(text, thisYear);
  return isTold && !clauses.some(isTakenBack);
}

function isSaid(clause: string, index: number, clauses: string[]): boolean {
  const next = clauses[index + 1] ?? '';
  if (NAMED.test(clause) && AGE_AFTER_NAME.test(next)) return true;
  if (GOES_ON_AS_FIGURE.test(next)) return false;
  if (clauses.slice(0, index).some((earlier) => IN_PLAY.test(earlier))) return false;
  return isStatement(clause, UNDER_AGE);
}

const isTakenBack = (clause: string): boolean => JOKING.test(clause) || isStatement(clause, OF_AGE);

/** Whether one of the patterns is in the clause, and is meant. */
const isStatement = (clause: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => {
    const found = pattern.exec(clause);
    if (!found) return false;
    const end = found.index + found[0].length;
    return isMeant(clause.slice(0, found.index + 1), clause.slice(end));
  });

/** Finds messages of someone who says to be under 18 (design section 8). */
export interface UnderAgeCheck {
  isUnderAge(text: string): boolean;
  /**
   * The card that answers such a message, in its language.
   * @param account the visitor's id, to be quoted by whoever wants to appeal
   */
  cardFor(text: string, account: string): string;
}

/** @param content the cards */
export const createUnderAgeCheck = ({ card }: UnderAgeContent, now: () => Date): UnderAgeCheck => ({
  isUnderAge: (text) => saysUnderAge(text, now().getFullYear()),
  cardFor: (text, account) =>
    card[detectLanguage(text) ?? 'english'].replaceAll('{account}', account),
});
