import { fold } from './fold.ts';
import { PIECES, piecesOf, placeOf } from './pieces.ts';

/** Buckets that features are hashed to; pieces of words are among them. */
export const BUCKETS = PIECES;

/** What of a text speaks for a class: buckets and weights of unit length in all. */
export interface Features {
  buckets: Uint16Array | Uint32Array;
  weights: Float32Array;
}

const GRAM_WEIGHT = 0.45;

/** Words beyond these say little of what a message is about; a long text is bounded by them. */
const WORDS = 120;

/** Words, pairs of words, and pieces of words, hashed. Deterministic; linear in the length of the text. */
export function featuresOf(text: string): Features {
  const keys = fold(text).slice(0, WORDS);
  const sum = new Map<number, number>();
  const count = (bucket: number, weight: number) => {
    sum.set(bucket, (sum.get(bucket) ?? 0) + weight);
  };
  const add = (feature: string, weight: number) => count(placeOf(feature, BUCKETS), weight);
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
