import { toWords } from '../../text/words.ts';

/** A word with some of its letters hidden: f*ck, f**k, d!ck. */
const MASKED = /(?<![\p{L}*])\p{L}+[*@#!%&]+\p{L}+/gu;

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);

/**
 * Tells whether a text has one of the words with letters of it hidden.
 * @param phrases those of more than one word are passed over
 */
export function createMasks(phrases: readonly string[]): (text: string) => boolean {
  const words = phrases.map(toWords).flatMap((one) => (one.length === 1 ? one : []));
  const byLength = Map.groupBy(words, (word) => word.length);
  const hides = (masked: string, word: string) =>
    [...masked].every((letter, at) => !isLetter(letter) || letter === word[at]);
  return (text) =>
    (text.toLowerCase().match(MASKED) ?? []).some((masked) =>
      (byLength.get(masked.length) ?? []).some((word) => hides(masked, word)),
    );
}
