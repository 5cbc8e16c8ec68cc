import type { Features } from '../../text/features.ts';
import { fnv1a } from '../../text/fnv.ts';
import type { Mark } from './concepts.ts';
import type { HeardWord } from './heard-words.ts';

/** Buckets that signs are hashed to. */
export const SIGN_BUCKETS = 1 << 16;

/** What a message, or a part of it, is made of. */
export interface Heard {
  words: readonly HeardWord[];
  marks: readonly Mark[];
}

const PIECE_WEIGHT = 0.3;
const CONCEPT_WEIGHT = 1.3;
const PAIR_WEIGHT = 0.7;
const CONTEXT_WEIGHT = 1;

/** Words between two concepts that still belong together. */
const NEAR = 9;
/** Concepts of her line before it that are looked at: the newest. */
const CONTEXT_MARKS = 24;

/**
 * What a number may be of somebody's age, in a year: born that year, or so many years old.
 * @param thisYear what a year of birth is compared with
 */
export function numberSign(number: number, thisYear: number): string {
  if (number < 6) return '#few';
  if (number < 13) return number < 10 ? '#class' : '#class-or-child';
  if (number < 18) return '#child';
  if (number < 20) return '#grown-teen';
  if (number < 100) return '#grown';
  if (number < 1930 || number > thisYear) return '#many';
  if (number >= thisYear - 17) return '#late-year';
  return number >= thisYear - 19 ? '#near-year' : '#early-year';
}

function bucketOf(sign: string): number {
  const hash = fnv1a(sign);
  return (hash ^ (hash >>> 16)) & (SIGN_BUCKETS - 1);
}

/**
 * What of a message speaks for a level: words and their neighbours, pieces of words, concepts and which of them stand
 * near one another, and what she had asked. Numbers count by what they could be of an age. Linear in the message.
 */
export function signsOf({ words, marks }: Heard, before: Heard, thisYear: number): Features {
  const sum = new Map<number, number>();
  const note = (bucket: number, weight: number) => sum.set(bucket, (sum.get(bucket) ?? 0) + weight);
  const add: Add = (sign, weight) => note(bucketOf(sign), weight);
  const tokens = words.map(({ key, number }) =>
    number === undefined ? key : numberSign(number, thisYear),
  );
  for (const [at, token] of tokens.entries()) {
    add(`w ${token}`, 1);
    add(`p ${tokens[at - 1] ?? '^'} ${token}`, 0.7);
    if (at > 1) add(`s ${tokens[at - 2]} ${token}`, 0.4);
    if (!token.startsWith('#')) for (const bucket of piecesOf(token)) note(bucket, PIECE_WEIGHT);
  }
  add(`p ${tokens.at(-1) ?? '^'} $`, 0.7);
  for (const concept of new Set(marks.map(({ concept: one }) => one))) {
    add(`c ${concept}`, CONCEPT_WEIGHT);
  }
  for (const pair of nearPairs(marks)) add(pair, PAIR_WEIGHT);
  const numbers = new Set(tokens.filter((token) => token.startsWith('#')));
  for (const number of numbers) {
    for (const { concept, from } of marks) {
      const isNear = tokens.some((token, at) => token === number && Math.abs(at - from) <= 3);
      if (isNear) add(`nc ${number} ${concept}`, PAIR_WEIGHT);
    }
  }
  const length = Math.min(6, Math.ceil(Math.log2(words.length + 1)));
  add(`n ${length}`, 0.5);
  context(
    before,
    [...numbers, `n ${length}`, ...new Set(marks.map(({ concept }) => concept))],
    add,
  );
  let squares = 0;
  for (const weight of sum.values()) squares += weight * weight;
  const norm = Math.sqrt(squares) || 1;
  return {
    buckets: Uint16Array.from(sum.keys()),
    weights: Float32Array.from(sum.values(), (weight) => weight / norm),
  };
}

type Add = (sign: string, weight: number) => void;

/** Cache of words split into subwords; the same ones recur. */
const known = new Map<string, Uint16Array>();
const MOST_KNOWN = 5000;

/** The buckets of the pieces of a word, three to five letters each. */
function piecesOf(token: string): Uint16Array {
  const found = known.get(token);
  if (found) return found;
  const word = `^${token.slice(0, 20)}$`;
  const buckets: number[] = [];
  for (let size = 3; size <= 5; size++) {
    for (let from = 0; from + size <= word.length; from++) {
      buckets.push(bucketOf(word.slice(from, from + size)));
    }
  }
  if (known.size >= MOST_KNOWN) known.clear();
  const made = Uint16Array.from(buckets);
  known.set(token, made);
  return made;
}

/** Concepts that stand near one another, each pair once; a concept beside very many counts with the next ones. */
function nearPairs(marks: readonly Mark[]): Set<string> {
  const pairs = new Set<string>();
  for (const [at, one] of marks.entries()) {
    for (let other = at + 1; other < Math.min(marks.length, at + 24); other++) {
      const next = marks[other];
      if (!next || next.from - one.to > NEAR) break;
      if (next.concept === one.concept) continue;
      const [first, second] = [one.concept, next.concept].sort();
      pairs.add(`cc ${first} ${second}`);
    }
  }
  return pairs;
}

/** What she said before, together with what the message has. */
function context(before: Heard, own: readonly string[], add: Add): void {
  const asked = new Set(before.marks.slice(-CONTEXT_MARKS).map(({ concept }) => concept));
  for (const concept of asked) {
    add(`a ${concept}`, CONTEXT_WEIGHT / 2);
    if (!concept.startsWith('asks')) continue;
    for (const one of own) add(`a ${concept} ${one}`, CONTEXT_WEIGHT);
  }
}
