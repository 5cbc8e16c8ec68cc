import { fold } from './fold.ts';
import { PIECES, piecesOf, placeOf } from './pieces.ts';

/** The words whose meaning was learnt. */
export interface Vocabulary {
  /** By folded word, its place. */
  words: ReadonlyMap<string, number>;
  /** How telling each word is, from 0 to 1, by place: the rarer, the more. */
  weights: Float32Array;
}

/** The features of a text that carry its meaning: its words, pieces of them, and pairs of words, by their places. */
export interface Traits {
  places: Uint32Array;
  weights: Float32Array;
}

/** Places that pairs of words are hashed to. They stand behind those of pieces, and these behind those of words. */
export const PAIRS = 1 << 16;

/** Words beyond these say little of what a message is about. */
const WORDS = 120;
/** What the pieces of a word count beside the word, where the word is known. */
const PIECES_WEIGHT = 0.5;
const PAIR_WEIGHT = 0.5;

/** The words of a text by which its meaning is looked up. */
export const wordsIn = (text: string): string[] => {
  const words = fold(text).slice(0, WORDS);
  return text.includes('?') ? [...words, '?'] : words;
};

/** Looks at the words of a text, at pieces of them and at pairs. Deterministic; linear in the length of the text. */
export function traitsIn(text: string, { words, weights }: Vocabulary): Traits {
  const places: number[] = [];
  const counts: number[] = [];
  const add = (place: number, count: number) => {
    places.push(place);
    counts.push(count);
  };
  const found = wordsIn(text);
  found.forEach((word, at) => {
    const place = words.get(word);
    const telling = place === undefined ? 1 : (weights[place] ?? 1);
    if (place !== undefined) add(place, telling);
    const pieces = piecesOf(word);
    const share =
      (place === undefined ? telling : telling * PIECES_WEIGHT) / Math.sqrt(pieces.length);
    for (const piece of pieces) add(words.size + piece, share);
    add(words.size + PIECES + placeOf(`${found[at - 1] ?? '^'} ${word}`, PAIRS), PAIR_WEIGHT);
  });
  return { places: Uint32Array.from(places), weights: Float32Array.from(counts) };
}
