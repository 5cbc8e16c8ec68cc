import type { Features } from '../../../../../domain/text/features.ts';
import { foldWord } from '../../../../../domain/text/fold.ts';
import type { Direction, Meaning } from '../../../../../domain/text/meaning.ts';
import { placeOf } from '../../../../../domain/text/pieces.ts';
import { tellingKeys } from '../similar.ts';

/** A word of a message. */
interface Word {
  written: string;
  key: string;
  from: number;
  /** A sentence, or a piece of one, begins here. */
  begins: boolean;
  /** It is more than a small word. */
  isTelling: boolean;
}

/** Some words of a message, one after another, with all that tells whether a listener would name these. */
export interface Run {
  /** As they were written. */
  words: string;
  features: Features;
}

/** Places that what is seen of a run is hashed to; behind them stand the directions of three words. */
const SEEN = 1 << 16;
/** How many numbers describe a run. */
export const sizeOfRuns = (directionSize: number): number => SEEN + 3 * directionSize;

const MOST_IN_A_RUN = 5;
/** Of a long message the end is looked at. */
const MOST_WORDS = 60;
const WEIGHT_OF_SEEN = 0.3;
/** What the last word of a run means tells most, then what stands around it. */
const WEIGHTS_OF_DIRECTIONS = [1, 0.7, 0.7] as const;

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const PARTS = /[^\s'"“”‘’]/u;

/** The words of a message, in order. Linear in its length. */
function wordsOf(text: string): Word[] {
  let end = 0;
  const words = [...text.matchAll(WORD)].map(({ 0: written, index }): Word => {
    const begins = end === 0 || PARTS.test(text.slice(end, index));
    end = index + written.length;
    const key = foldWord(written.toLowerCase());
    return { written, key, from: index, begins, isTelling: tellingKeys([key]).length > 0 };
  });
  return words.slice(-MOST_WORDS);
}

/** The runs of words that may be named: up to five, none of them across a comma. */
export function runsIn(text: string, meaning: Meaning): Run[] {
  const words = wordsOf(text);
  const directions = words.map(({ written }) => meaning(written));
  const outside = meaning('.');
  return words.flatMap((_, first) => {
    const end = words.findIndex(({ begins }, at) => at > first && begins);
    const most = Math.min(first + MOST_IN_A_RUN, end === -1 ? words.length : end);
    return Array.from({ length: most - first }, (_, more): Run => {
      const last = first + more;
      const seen = seenOf(text, words, first, last);
      const around = [last, first - 1, last + 1].map((at) => directions[at] ?? outside);
      return { words: between(text, words, first, last), features: featuresOf(seen, around) };
    });
  });
}

function between(text: string, words: readonly Word[], first: number, last: number): string {
  const [from, to] = [words[first], words[last]];
  return from && to ? text.slice(from.from, to.from + to.written.length) : '';
}

/** What is seen of a run: its words, what stands around it, where it stands. */
function seenOf(text: string, words: readonly Word[], first: number, last: number): string[] {
  const key = (at: number) => words[at]?.key ?? '^';
  const telling = (at: number) => (words[at]?.isTelling ? 1 : 0);
  const begins = (at: number) => (words[at] ? (words[at].begins ? '|' : '') : '$');
  const [from, to] = [words[first], words[last]];
  if (!from || !to) return [];
  const length = last - first;
  const pieces = words.filter((one) => one.begins).length;
  const piece = words.slice(0, first + 1).filter((one) => one.begins).length;
  const left = pieces - piece;
  const mark = markAfter(text, to.from + to.written.length);
  const isNumber = (one: Word) => (/\p{N}/u.test(one.written) ? 1 : 0);
  const isCapital = (one: Word) => (/^\p{Lu}/u.test(one.written) ? 1 : 0);
  const inside = words.slice(first, last + 1);
  return [
    `first ${from.key}`,
    `last ${to.key}`,
    `before ${begins(first)}${key(first - 1)}`,
    `after ${begins(last + 1)}${key(last + 1)}`,
    `enters ${begins(first)}${key(first - 1)} ${from.key}`,
    `leaves ${to.key} ${begins(last + 1)}${key(last + 1)}`,
    `around ${key(first - 1)} ${key(last + 1)}`,
    `two before ${key(first - 2)} ${key(first - 1)}`,
    `two after ${key(last + 1)} ${key(last + 2)}`,
    `length ${length}`,
    `tells ${length} ${telling(first)}${telling(last)} ${telling(first - 1)}${telling(last + 1)}`,
    `first tells ${telling(first)}`,
    `last tells ${telling(last)}`,
    `ends ${to.key.slice(-2)}`,
    `ends ${to.key.slice(-3)}`,
    `first ends ${from.key.slice(-2)} ${length}`,
    `after ends ${key(last + 1).slice(-2)}`,
    `before ends ${key(first - 1).slice(-2)}`,
    `piece ${Math.min(3, piece)} ${Math.min(3, pieces)}`,
    `left ${left} ${Math.min(3, pieces)}`,
    `mark ${mark}`,
    `mark ${mark} ${left}`,
    `begins ${begins(first)}`,
    `fills ${begins(first)} ${length} ${begins(last + 1)}`,
    `capital ${isCapital(from) && !from.begins ? 1 : 0} ${isCapital(to)}`,
    `number ${isNumber(from)} ${isNumber(to)}`,
    `hindi ${/\p{Script=Devanagari}/u.test(to.written) ? 1 : 0} ${length}`,
    ...inside.map((one) => `has ${one.key}`),
    ...inside.slice(1, -1).map((one) => `within ${one.key}`),
  ];
}

function markAfter(text: string, end: number): string {
  const [after = ''] = /^[^\p{L}\p{N}]{0,8}/u.exec(text.slice(end, end + 8)) ?? [];
  if (after.includes('?')) return '?';
  return /[.!,।]/u.test(after) ? '.' : after.trim() && 'other';
}

function featuresOf(seen: readonly string[], around: readonly Direction[]): Features {
  const size = around[0]?.length ?? 0;
  const buckets = new Uint32Array(seen.length + around.length * size);
  const weights = new Float32Array(buckets.length).fill(WEIGHT_OF_SEEN, 0, seen.length);
  seen.forEach((one, at) => {
    buckets[at] = placeOf(one, SEEN);
  });
  around.forEach((direction, which) => {
    direction.forEach((step, one) => {
      const at = seen.length + which * size + one;
      buckets[at] = SEEN + which * size + one;
      weights[at] = ((WEIGHTS_OF_DIRECTIONS[which] ?? 0) * step) / 127;
    });
  });
  return { buckets, weights };
}
