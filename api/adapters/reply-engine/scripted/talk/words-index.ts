import { fnv1a } from '../../../../domain/text/fnv.ts';
import { fold } from '../../../../domain/text/fold.ts';

/** Gives how alike the words of one text are to those of another, by the place of the other: 0 to 1. */
export type SharesOf = (at: number) => number;

const MOST_WORDS = 60;
/** Of each word itself, the pair that it ends and its beginning. */
const MOST_PIECES = 3 * MOST_WORDS;
const LEAST_RARITY = 0.05;

/** Words, pairs of words and the beginnings of words, as numbers. */
export function wordPieces(text: string): number[] {
  const keys = fold(text).slice(0, MOST_WORDS);
  const found = new Set<number>();
  keys.forEach((key, at) => {
    found.add(fnv1a(key));
    if (at > 0) found.add(fnv1a(`${keys[at - 1]} ${key}`));
    if (key.length > 4) found.add(fnv1a(`${key.slice(0, 4)}-`));
  });
  return [...found];
}

/**
 * Indexes texts by the words in them, rare words weighing more; gives the cosine with each that is asked for. The index
 * is kept in flat arrays: there are some ten thousand texts, and one object a word would take ten times the memory.
 */
export function wordsIndex(texts: readonly string[]): (pieces: readonly number[]) => SharesOf {
  const split = texts.map(wordPieces);
  const known = Uint32Array.from(new Set(split.flat())).sort();
  const idOf = (piece: number) => placeIn(known, piece);
  const idsOf = split.map((found) => Uint32Array.from(found, (piece) => idOf(piece) ?? 0));
  const seen = new Uint32Array(known.length);
  for (const ids of idsOf) for (const id of ids) seen[id] = (seen[id] ?? 0) + 1;
  const rarity = Float32Array.from(seen, (count) =>
    Math.max(Math.log((texts.length + 1) / (count + 0.5)), LEAST_RARITY),
  );
  const unseen = Math.log((texts.length + 1) / 0.5);
  const lengthOf = (ids: readonly (number | undefined)[]) =>
    Math.hypot(...ids.map((id) => (id === undefined ? unseen : (rarity[id] ?? 0)))) || 1;
  const lengths = Float64Array.from(idsOf, (ids) => lengthOf([...ids]));
  const starts = new Uint32Array(texts.length + 1);
  idsOf.forEach((ids, at) => {
    starts[at + 1] = (starts[at] ?? 0) + ids.length;
  });
  const all = new Uint32Array(starts.at(-1) ?? 0);
  idsOf.forEach((ids, at) => {
    all.set(ids, starts[at]);
  });
  /** Of each piece of the text that is asked for: the how manieth of it that is, from 1 on; 0 for all others. */
  const ranks = new Uint8Array(known.length);
  let ranked: readonly number[] = [];
  const hits = new Uint8Array(MOST_PIECES);
  return (pieces) => {
    const found = pieces.map(idOf);
    const length = lengthOf(found);
    const asked = found.filter((id) => id !== undefined);
    const weights = asked.map((id) => (rarity[id] ?? 0) / length);
    return (at) => {
      if (ranked !== asked) {
        for (const id of ranked) ranks[id] = 0;
        for (let one = 0; one < asked.length; one++) ranks[asked[one] ?? 0] = one + 1;
        ranked = asked;
      }
      let count = 0;
      const end = starts[at + 1] ?? 0;
      for (let one = starts[at] ?? 0; one < end; one++) {
        const rank = ranks[all[one] ?? 0] ?? 0;
        if (rank === 0) continue;
        // In the order in which they are asked for: sums of rounded numbers depend on it.
        let place = count++;
        for (; place > 0 && (hits[place - 1] ?? 0) > rank; place--) hits[place] = hits[place - 1] ?? 0;
        hits[place] = rank;
      }
      const own = lengths[at] ?? 1;
      let share = 0;
      for (let one = 0; one < count; one++) {
        const which = (hits[one] ?? 0) - 1;
        const weight = Math.fround((rarity[asked[which] ?? 0] ?? 0) / own);
        share = Math.fround(share + (weights[which] ?? 0) * weight);
      }
      return share;
    };
  };
}

/** Where a number stands among some in their order; undefined where it does not. */
function placeIn(numbers: Uint32Array, one: number): number | undefined {
  let [first, end] = [0, numbers.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((numbers[middle] ?? 0) < one) first = middle + 1;
    else end = middle;
  }
  return numbers[first] === one ? first : undefined;
}
