import { ENGLISH_WORDS, ROMANISED_HINDI_WORDS } from '../../../domain/text/word-lists.ts';
import { toWords } from '../../../domain/text/words.ts';

const LATIN = /^[a-z]{4,16}$/i;
/** Verbs in these forms and adverbs read oddly when taken up alone. */
const UNFIT = /(ing|ed|ly)$/i;

const DEVANAGARI = /^\p{Script=Devanagari}{3,16}$/u;

/**
 * A telling word of the visitor's message that she may take up: the longest that is no filler, in
 * the letters of the answer. Undefined when there is none.
 */
export const echoWord = (text: string, letters: 'latin' | 'devanagari'): string | undefined => {
  const shape = letters === 'latin' ? LATIN : DEVANAGARI;
  const words = text.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => {
    const plain = toWords(word)[0] ?? '';
    if (!shape.test(word) || UNFIT.test(word)) return false;
    return !ENGLISH_WORDS.has(plain) && !ROMANISED_HINDI_WORDS.has(plain);
  });
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  return longest !== undefined && longest === longest.toUpperCase()
    ? longest.toLowerCase()
    : longest;
};
