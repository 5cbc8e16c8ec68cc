import type { Vocabulary } from '../../../api/domain/text/traits.ts';

/** A word that stands once teaches nothing. */
const LEAST_SEEN = 2;
/** A word that is this share of all counts six sevenths of a rare one. */
const COMMON = 1e-3;
/** Even the commonest words count. */
const LEAST_WEIGHT = 0.15;

/** The words that stand in texts, and how telling each is: the commoner, the less (Arora et al. 2017). */
export function vocabularyOf(texts: readonly (readonly string[])[]): Vocabulary {
  const seen = new Map<string, number>();
  let all = 0;
  for (const words of texts)
    for (const word of words) {
      seen.set(word, (seen.get(word) ?? 0) + 1);
      all++;
    }
  const kept = [...seen].filter(([, count]) => count >= LEAST_SEEN);
  return {
    words: new Map(kept.map(([word], at) => [word, at])),
    weights: Float32Array.from(kept, ([, count]) =>
      Math.min(1, LEAST_WEIGHT + Math.sqrt(COMMON / (COMMON + count / all))),
    ),
  };
}
