import { fnv1a } from '../../../../domain/text/fnv.ts';

/** Gives how alike the words of one text are to those of another, by the place of the other: 0 to 1. */
type SharesOf = (at: number) => number;

const MOST_WORDS = 60;
/** Of each word itself, the pair that it ends and its beginning. */
const MOST_PIECES = 3 * MOST_WORDS;
const LEAST_RARITY = 0.05;

/** Words, pairs of words and the beginnings of words, as numbers. */
export function piecesOf(words: readonly string[]): number[] {
  const found = new Set<number>();
  words.slice(0, MOST_WORDS).forEach((word, at) => {
    found.add(fnv1a(word));
    if (at > 0) found.add(fnv1a(`${words[at - 1]} ${word}`));
    if (word.length > 4) found.add(fnv1a(`${word.slice(0, 4)}-`));
  });
  return [...found];
}

/**
 * Indexes texts by the words in them, rare words weighing more; gives the cosine with each that is asked for. The index
 * is kept in flat arrays: there are some ten thousand texts, and one object a word would take ten times the memory.
 * @param texts the pieces of each
 */
export function wordsIndex(
  texts: readonly (readonly number[])[],
): (pieces: readonly number[]) => SharesOf {
  const { known, starts, ids, rarity, unseen } = weighed(texts);
  const idOf = (piece: number) => placeIn(known, piece);
  const lengthOf = (some: readonly (number | undefined)[]) =>
    Math.hypot(...some.map((id) => (id === undefined ? unseen : (rarity[id] ?? 0)))) || 1;
  const lengths = Float64Array.from(starts.subarray(1), (end, at) =>
    lengthOf([...ids.subarray(starts[at], end)]),
  );

  /** By piece: the how manieth of those that are asked for it is, from 1 on; 0 for all others. */
  const ranks = new Uint8Array(known.length);
  const hits = new Uint8Array(MOST_PIECES);
  let ranked: readonly number[] = [];
  const rank = (asked: readonly number[]) => {
    for (const id of ranked) ranks[id] = 0;
    asked.forEach((id, at) => {
      ranks[id] = at + 1;
    });
    ranked = asked;
  };
  /** Which of the pieces that are asked for a text has, in their order: sums of rounded numbers depend on it. */
  const findHits = (at: number): number => {
    let count = 0;
    const end = starts[at + 1] ?? 0;
    for (let one = starts[at] ?? 0; one < end; one++) {
      const found = ranks[ids[one] ?? 0] ?? 0;
      if (found === 0) continue;
      let place = count++;
      for (; place > 0 && (hits[place - 1] ?? 0) > found; place--)
        hits[place] = hits[place - 1] ?? 0;
      hits[place] = found;
    }
    return count;
  };
  return (pieces) => {
    const found = pieces.map(idOf);
    const length = lengthOf(found);
    const asked = found.filter((id) => id !== undefined);
    const weights = asked.map((id) => (rarity[id] ?? 0) / length);
    return (at) => {
      if (ranked !== asked) rank(asked);
      const count = findHits(at);
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

/** The pieces of texts as the places of numbers that they share, and how rare each is. */
function weighed(texts: readonly (readonly number[])[]) {
  const known = Uint32Array.from(new Set(texts.flat())).sort();
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((pieces, at) => {
    starts[at + 1] = (starts[at] ?? 0) + pieces.length;
  });
  const ids = new Uint32Array(starts.at(-1) ?? 0);
  const seen = new Uint32Array(known.length);
  texts.forEach((pieces, at) => {
    pieces.forEach((piece, one) => {
      const id = placeIn(known, piece) ?? 0;
      ids[(starts[at] ?? 0) + one] = id;
      seen[id] = (seen[id] ?? 0) + 1;
    });
  });
  const rarity = Float32Array.from(seen, (count) =>
    Math.max(Math.log((texts.length + 1) / (count + 0.5)), LEAST_RARITY),
  );
  return { known, starts, ids, rarity, unseen: Math.log((texts.length + 1) / 0.5) };
}

/** Where a number stands among some in their order; undefined where it does not. */
function placeIn(numbers: Uint32Array, one: number): number | undefined {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < one) from = middle + 1;
    else to = middle;
  }
  return numbers[from] === one ? from : undefined;
}
