import { byWord } from './by-word.ts';
import { fnv1a } from './fnv.ts';

/** Places that pieces of words are hashed to. */
export const PIECES = 1 << 15;

const SHORTEST = 3;
const LONGEST = 5;
const LONGEST_WORD = 24;

/**
 * The place that something is hashed to.
 * @param places how many there are: a power of two
 */
export function placeOf(name: string, places: number): number {
  const hash = fnv1a(name);
  return (hash ^ (hash >>> 15)) & (places - 1);
}

/** The places of the pieces of a folded word, three to five letters each: of `PIECES`. */
export const piecesOf = byWord((word): Uint16Array => {
  const whole = `^${word.slice(0, LONGEST_WORD)}$`;
  const pieces: number[] = [];
  for (let size = SHORTEST; size <= LONGEST; size++)
    for (let from = 0; from + size <= whole.length; from++)
      pieces.push(placeOf(whole.slice(from, from + size), PIECES));
  return Uint16Array.from(pieces);
});
