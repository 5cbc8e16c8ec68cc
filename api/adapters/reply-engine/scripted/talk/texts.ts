import { fnv1a } from '../../../../domain/text/fnv.ts';
import { tellingKeys } from './similar.ts';

/** Texts that stand one after another, as far as they are compared with a message. */
export interface Texts {
  /** Where they point. */
  row: Int8Array;
  /** The telling words of all of them, as numbers. */
  telling: Uint32Array;
}

/** Texts that ask the same. */
export interface Wordings extends Texts {
  /** The words of each of them at their places. */
  words: FlatLists;
  forms: Uint16Array;
}

/** Lists of numbers in one piece: there are tens of thousands of them. */
interface FlatLists {
  numbers: Uint32Array;
  /** Where in `numbers` each list begins, and the last ends. */
  starts: Uint32Array;
}

function flat(lists: readonly ReadonlySet<number>[]): FlatLists {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach(({ size }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + size;
  });
  const numbers = new Uint32Array(starts.at(-1) ?? 0);
  lists.forEach((list, at) => {
    numbers.set([...list], starts[at]);
  });
  return { numbers, starts };
}

/**
 * The words of a text as numbers. A word is another one at another place: so the forests have learnt how many words two
 * texts share.
 * @param words folded
 */
export const wordsAtPlaces = (words: readonly string[]): Set<number> =>
  new Set(words.map((word, place) => fnv1a(word, place)));

/**
 * The same of each of some texts.
 * @param texts the folded words of each
 */
export const placesOfWords = (texts: readonly (readonly string[])[]): FlatLists =>
  flat(texts.map(wordsAtPlaces));

/**
 * The telling words of each of some groups of texts, as numbers.
 * @param texts the folded words of each
 * @param starts where the texts of each group begin, and those of the last end
 */
export const tellingOfGroups = (
  texts: readonly (readonly string[])[],
  starts: Uint32Array,
): FlatLists =>
  flat(
    Array.from({ length: starts.length - 1 }, (_, group) =>
      tellingOf(texts.slice(starts[group], starts[group + 1])),
    ),
  );

/** The telling words of some texts, as numbers. */
export const tellingOf = (texts: readonly (readonly string[])[]): Set<number> =>
  new Set(texts.flatMap(tellingKeys).map((key) => fnv1a(key)));

/** One of some lists. */
export const listAt = ({ numbers, starts }: FlatLists, at: number): Uint32Array =>
  numbers.subarray(starts[at], starts[at + 1]);

/** Those from one place up to, but not including, another. */
export const listsBetween = (
  { numbers, starts }: FlatLists,
  from: number,
  to: number,
): FlatLists => ({ numbers, starts: starts.subarray(from, to + 1) });
