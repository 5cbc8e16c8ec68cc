import { fnv1a } from './fnv.ts';
import { fold } from './fold.ts';

/** Buckets that features are hashed to. */
export const BUCKETS = 1 << 15;

/** What of a text speaks for a class: buckets and weights of unit length in all. */
export interface Features {
  buckets: Uint16Array;
  weights: Float32Array;
}

const SHORTEST = 3;
const LONGEST = 5;
const GRAM_WEIGHT = 0.45;

/** Words beyond these say little of what a message is about; a long text is bounded by them. */
const WORDS = 120;

/** The hash of a feature, folded to the buckets. */
function bucketOf(feature: string): number {
  const hash = fnv1a(feature);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** Cache of words split into subwords: content has about twenty thousand words, each of them many times. */
const known = new Map<string, Uint16Array>();
const MOST_KNOWN = 30_000;

/** The buckets of the pieces of a word, three to five letters each. */
function piecesOf(key: string): Uint16Array {
  const kept = known.get(key);
  if (kept) return kept;
  const word = `^${key.slice(0, 24)}$`;
  const buckets: number[] = [];
  for (let size = SHORTEST; size <= LONGEST; size++)
    for (let from = 0; from + size <= word.length; from++)
      buckets.push(bucketOf(word.slice(from, from + size)));
  const made = Uint16Array.from(buckets);
  if (known.size < MOST_KNOWN) known.set(key, made);
  return made;
}

/** Words, pairs of words, and pieces of words, hashed. Deterministic; linear in the length of the text. */
export function featuresOf(text: string): Features {
  const keys = fold(text).slice(0, WORDS);
  const sum = new Map<number, number>();
  const count = (bucket: number, weight: number) => {
    sum.set(bucket, (sum.get(bucket) ?? 0) + weight);
  };
  const add = (feature: string, weight: number) => count(bucketOf(feature), weight);
  keys.forEach((key, at) => {
    add(`w ${key}`, 1);
    add(`p ${keys[at - 1] ?? '^'} ${key}`, 0.8);
    for (const bucket of piecesOf(key)) count(bucket, GRAM_WEIGHT);
  });
  add(`p ${keys.at(-1) ?? '^'} $`, 0.8);
  if (text.includes('?')) add('?', 0.8);
  add(`n ${Math.min(6, Math.ceil(Math.log2(keys.length + 1)))}`, 0.6);
  const buckets = new Uint16Array(sum.size);
  const weights = new Float32Array(sum.size);
  let squares = 0;
  for (const weight of sum.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  let at = 0;
  for (const [bucket, weight] of sum) {
    buckets[at] = bucket;
    weights[at++] = weight / length;
  }
  return { buckets, weights };
}
