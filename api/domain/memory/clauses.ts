import { toWords } from '../text/words.ts';

/** A word of a visitor's text. */
export interface Word {
  written: string;
  /** The form that is compared; empty for a single symbol, such as an emoji. */
  plain: string;
}

const CLAUSE = /[^.!?।,;:()"“”\n]+[.!?।]?/g;

/** They change the direction of the text around them, or are invisible. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The clauses of a text that state something, as words. */
export const statements = (text: string): Word[][] =>
  [...text.replace(UNSEEN, '').matchAll(CLAUSE)]
    .filter(([clause]) => !clause.endsWith('?'))
    .map(([clause]) => wordsOf(clause));

const wordsOf = (clause: string): Word[] =>
  clause
    .trim()
    .split(/\s+/)
    .map(trimmed)
    .map((written) => ({ written, plain: toWords(written).join('') }));

// A run at the end is looked for at its first character alone: at each of them, it would grow with the square of the text.
const trimmed = (part: string) =>
  part.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, '');

/** Where a sequence of words starts, each any of several, or -1. */
export function findRun(words: Word[], run: readonly Set<string>[], from: number): number {
  const fits = (at: number) => run.every((word, next) => word.has(words[at + next]?.plain ?? ''));
  for (let at = from; at + run.length <= words.length; at++) if (fits(at)) return at;
  return -1;
}
