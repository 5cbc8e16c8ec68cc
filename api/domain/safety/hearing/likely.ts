import type { Head } from '../../text/classifier.ts';
import type { Features } from '../../text/features.ts';

/** How likely each label is, 0 to 1. */
export type Likely = Record<string, number>;

/**
 * Signs as a head of fewer buckets knows them: several share one.
 * @param buckets a power of two
 */
export const foldedTo = (buckets: number, signs: Features): Features => ({
  buckets: signs.buckets.map((bucket) => bucket & (buckets - 1)),
  weights: signs.weights,
});

/**
 * What a head makes of signs: as `guess` of the classifier, in one pass and without a copy, as a long message has many
 * pieces.
 */
export function likelyIn(head: Head, { buckets, weights }: Features): Likely {
  const { labels, rarity, weights: table, scale, bias, temperature } = head;
  const count = labels.length;
  // A head of fewer buckets knows signs as they share them.
  const mask = rarity.length - 1;
  const scores = new Float64Array(count);
  let squares = 0;
  for (let at = 0; at < buckets.length; at++) {
    const bucket = (buckets[at] ?? 0) & mask;
    const weight = (weights[at] ?? 0) * (rarity[bucket] ?? 0);
    squares += weight * weight;
    const row = bucket * count;
    for (let label = 0; label < count; label++) {
      scores[label] = (scores[label] ?? 0) + weight * (table[row + label] ?? 0);
    }
  }
  const length = Math.sqrt(squares) || 1;
  const grown = labels.map((_, label) =>
    Math.exp(
      (((scores[label] ?? 0) / length) * (scale[label] ?? 0) + (bias[label] ?? 0)) / temperature,
    ),
  );
  const total = grown.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(labels.map((label, at) => [label, (grown[at] ?? 0) / total]));
}

/** The likeliest label of signs. */
export const likeliestIn = (head: Head, signs: Features): string =>
  Object.entries(likelyIn(head, signs)).reduce((a, b) => (b[1] > a[1] ? b : a), ['none', 0])[0];
