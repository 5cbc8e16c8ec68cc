import type { Features } from '../../text/features.ts';
import { fnv1a } from '../../text/fnv.ts';
import type { Mark } from './concepts.ts';
import type { HeardWord } from './heard-words.ts';

/** Buckets that signs are hashed to: so many that few of them share one. */
export const SIGN_BUCKETS = 1 << 20;

/** To be counted up where signs are taken or hashed in another way: weights are of one version. */
export const SIGNS_VERSION = 2;

/** What a message, or a part of it, is made of. */
export interface Heard {
  words: readonly HeardWord[];
  marks: readonly Mark[];
}

const PIECE_WEIGHT = 0.3;
const CONCEPT_WEIGHT = 1.3;
const PAIR_WEIGHT = 0.7;
const CONTEXT_WEIGHT = 1;
const SEQUENCE_WEIGHT = 0.9;
const GAP_WEIGHT = 0.55;

/** Words between two concepts that still belong together. */
const NEAR = 9;
/** Words that a number and a concept may stand apart. */
const BESIDE = 3;
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

const folded = (hash: number): number => (hash ^ (hash >>> 15)) & (SIGN_BUCKETS - 1);

const bucketOf = (sign: string): number => folded(fnv1a(sign));

/** The bucket of a sign of two words: a kind, the one, a space, the other; they are not put together for it. */
const bucketOfTwo = (kind: number, one: string, other: string): number =>
  folded(fnv1a(other, fnv1a(' ', fnv1a(one, kind))));

const PAIR = fnv1a('p ');
const GAP = fnv1a('s ');
const CONCEPT_PAIR = fnv1a('k ');
const CONCEPT_GAP = fnv1a('l ');

/**
 * What of a message speaks for a level: words and their neighbours, pieces of words, concepts and which of them stand
 * near one another, and what she had asked. Numbers count by what they could be of an age. Linear in the message.
 */
export function signsOf({ words, marks }: Heard, before: Heard, thisYear: number): Features {
  const noted: number[] = [];
  const note = (bucket: number, weight: number) => {
    if (sums[bucket] === 0) noted.push(bucket);
    sums[bucket] = (sums[bucket] ?? 0) + weight;
  };
  const add: Add = (sign, weight) => note(bucketOf(sign), weight);
  const tokens = words.map(({ key, number }) =>
    number === undefined ? key : numberSign(number, thisYear),
  );
  for (const [at, token] of tokens.entries()) {
    const pieces = piecesOf(token);
    note(pieces[0] ?? 0, 1);
    note(bucketOfTwo(PAIR, tokens[at - 1] ?? '^', token), 0.7);
    if (at > 1) note(bucketOfTwo(GAP, tokens[at - 2] ?? '^', token), 0.4);
    for (let piece = 1; piece < pieces.length; piece++) note(pieces[piece] ?? 0, PIECE_WEIGHT);
  }
  add(`p ${tokens.at(-1) ?? '^'} $`, 0.7);
  sequences(tokens, marks, note);
  for (const concept of new Set(marks.map(({ concept: one }) => one))) {
    add(`c ${concept}`, CONCEPT_WEIGHT);
  }
  for (const bucket of nearPairs(marks)) note(bucket, PAIR_WEIGHT);
  const numbers = new Set(tokens.filter((token) => token.startsWith('#')));
  for (const { concept, from } of numbers.size > 0 ? marks : []) {
    const around = tokens.slice(Math.max(0, from - BESIDE), from + BESIDE + 1);
    for (const number of new Set(around.filter((token) => numbers.has(token)))) {
      add(`nc ${number} ${concept}`, PAIR_WEIGHT);
    }
  }
  const length = Math.min(6, Math.ceil(Math.log2(words.length + 1)));
  add(`n ${length}`, 0.5);
  context(
    before,
    [...numbers, `n ${length}`, ...new Set(marks.map(({ concept }) => concept))],
    add,
  );
  return unitOf(noted);
}

/** The sums of some buckets, made one long in all; they begin at nothing again. */
function unitOf(noted: readonly number[]): Features {
  const buckets = new Uint32Array(noted.length);
  const weights = new Float32Array(noted.length);
  let squares = 0;
  for (let at = 0; at < noted.length; at++) {
    const bucket = noted[at] ?? 0;
    const weight = sums[bucket] ?? 0;
    sums[bucket] = 0;
    buckets[at] = bucket;
    weights[at] = weight;
    squares += weight * weight;
  }
  const norm = Math.sqrt(squares) || 1;
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) / norm;
  return { buckets, weights };
}

/** By bucket, while the signs of one message are summed: a map of them takes twice as long. */
const sums = new Float64Array(SIGN_BUCKETS);

type Add = (sign: string, weight: number) => void;
type Note = (bucket: number, weight: number) => void;

/**
 * Neighbours, and words with one between them, where a word of a concept counts as the concept: "standing on the roof"
 * and "chhat pe khada" are then as much as one.
 */
function sequences(words: readonly string[], marks: readonly Mark[], note: Note): void {
  const tokens = [...words];
  const isConcept = new Set<number>();
  for (const { concept, from, to } of marks) {
    if (to - from !== 1) continue;
    tokens[from] = `@${concept}`;
    isConcept.add(from);
  }
  for (const [at, token] of tokens.entries()) {
    if (isConcept.has(at) || isConcept.has(at - 1)) {
      note(bucketOfTwo(CONCEPT_PAIR, tokens[at - 1] ?? '^', token), SEQUENCE_WEIGHT);
    }
    if (at > 1 && (isConcept.has(at) || isConcept.has(at - 2))) {
      note(bucketOfTwo(CONCEPT_GAP, tokens[at - 2] ?? '^', token), GAP_WEIGHT);
    }
  }
}

/** Cache of words split into subwords; the same ones recur. */
const known = new Map<string, Uint32Array>();
const MOST_KNOWN = 5000;

/** The bucket of a word, then those of its pieces, three to five letters each; of a number there are none. */
function piecesOf(token: string): Uint32Array {
  const found = known.get(token);
  if (found) return found;
  const word = `^${token.slice(0, 20)}$`;
  const buckets = [bucketOf(`w ${token}`)];
  for (let size = 3; size <= 5 && !token.startsWith('#'); size++) {
    for (let from = 0; from + size <= word.length; from++) {
      buckets.push(bucketOf(word.slice(from, from + size)));
    }
  }
  if (known.size >= MOST_KNOWN) known.clear();
  const made = Uint32Array.from(buckets);
  known.set(token, made);
  return made;
}

/** The buckets of concepts that stand near one another, each pair once; a concept beside very many counts with the next ones. */
function nearPairs(marks: readonly Mark[]): Set<number> {
  const pairs = new Set<number>();
  for (const [at, one] of marks.entries()) {
    for (let other = at + 1; other < Math.min(marks.length, at + 24); other++) {
      const next = marks[other];
      if (!next || next.from - one.to > NEAR) break;
      if (next.concept !== one.concept) pairs.add(bucketOfPair(one.concept, next.concept));
    }
  }
  return pairs;
}

/** Pairs of concepts that were met, each way round; there are no more of them than concepts squared. */
const pairBuckets = new Map<string, Map<string, number>>();

function bucketOfPair(one: string, other: string): number {
  let others = pairBuckets.get(one);
  if (!others) {
    others = new Map();
    pairBuckets.set(one, others);
  }
  const known = others.get(other);
  if (known !== undefined) return known;
  const bucket = bucketOf(one < other ? `cc ${one} ${other}` : `cc ${other} ${one}`);
  others.set(other, bucket);
  return bucket;
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
