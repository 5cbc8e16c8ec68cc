import type { UnderAgeContent } from '#content-reader/kinds/conversation.ts';
import type { Language } from '../../text/detect-language.ts';
import { answersUnderAge, type Spoken } from './answers.ts';
import { saysBornTooLate } from './birth-year.ts';
import { ageClauses } from './clauses.ts';
import { isStatement } from './context.ts';
import { mayAnswerAge } from './replies.ts';
import { AGE_AFTER_NAME, NAMED, UNDER_AGE, UNDER_AGE_ALONE } from './statements.ts';
import { isTakenBack } from './taken-back.ts';
import { mayBeOfAge } from './words.ts';

/** In an earlier part: all that follows is made up, or a mark. */
const IN_PLAY = / (?:pretend|imagine|suppose|roleplay|role play|socho|maano|out of (?:\d+|#)) /u;

/** Parts are given out for a game: "let's play, you're the teacher and I'm 16". A game alone is no pretence. */
const GIVES_OUT_PARTS =
  / play .* (?:youre|ur|you (?:are|be|can be|will be)|tum|aap) (?:a|an|my|the|mere|meri|ek|main) .* (?:im|main) /u;

/** A part that makes of the number before it a time or a distance: "15... 20 minutes away". */
const GOES_ON_AS_FIGURE =
  /^ (?:(?:maybe|or|no|wait|sorry|i|mean|say|like|make|that|it) )*(?:(?:\d+|#) )?(?:mins?|minutes?|hrs?|hours?|days?|weeks?|months?|kms?|miles?|floors?|pages?) /u;

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
  return isTold && !isTakenBack(clauses);
}

function isSaid(clause: string, index: number, clauses: string[]): boolean {
  const next = clauses[index + 1] ?? '';
  if (NAMED.test(clause) && AGE_AFTER_NAME.test(next)) return true;
  if (GOES_ON_AS_FIGURE.test(next)) return false;
  if (clauses.slice(0, index).some((earlier) => IN_PLAY.test(earlier))) return false;
  if (GIVES_OUT_PARTS.test(clauses.slice(0, index + 1).join(''))) return false;
  return isStatement(clause, UNDER_AGE);
}

/** Finds messages of someone who says to be under 18 (design section 8). */
export interface UnderAgeCheck {
  isUnderAge(text: string): boolean;
  /** Whether a text could say so as an answer; then it depends on what was said before. */
  mayAnswer(text: string): boolean;
  /** @param before what was said before it, oldest first */
  isAnswer(text: string, before: readonly Spoken[]): boolean;
  /**
   * The card that answers such a message.
   * @param account the visitor's id, to be quoted by whoever wants to appeal
   */
  cardFor(language: Language, account: string): string;
  /** What everything about chats answers from then on. */
  closedFor(language: Language, account: string): string;
}

/** @param content the words */
export const createUnderAgeCheck = (
  { card, closed }: UnderAgeContent,
  now: () => Date,
): UnderAgeCheck => ({
  isUnderAge: (text) => saysUnderAge(text, now().getFullYear()),
  mayAnswer: (text) => mayAnswerAge(text, now().getFullYear()),
  isAnswer: (text, before) => answersUnderAge(text, before, now().getFullYear()),
  cardFor: (language, account) => card[language].replaceAll('{account}', account),
  closedFor: (language, account) => closed[language].replaceAll('{account}', account),
});
