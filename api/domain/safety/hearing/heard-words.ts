import { byWord } from '../../text/by-word.ts';
import { romanised } from '../../text/devanagari.ts';
import { type FoldedWord, fold, foldedWords, foldWord, writtenWords } from '../../text/fold.ts';
import { NUMBERS } from '../age/numbers.ts';

/** A word of a message as the detectors compare it. */
export interface HeardWord extends FoldedWord {
  /** In Latin letters as it is spelt: short words that sound alike are told apart by it. */
  latin: string;
  /** What it counts, in whatever script or in words; undefined where it is no number. */
  number: number | undefined;
}

/** Words beyond this number are ignored; 2,000 characters hardly hold as many. */
const MOST = 500;

/**
 * Characters that are looked at, once compatibility forms are written out: one of Arabic is eighteen letters. Above the
 * 2,000 that a message may have, as Devanagari with dots grows a little.
 */
const MOST_CHARACTERS = 2400;

/** Symbols that mask a letter from filters: "k*ll", "su!cide", "s#x". */
const MASKED = /(?<=\p{L})[*!|#](?=\p{L})/gu;
const BANG = /(?<=\p{L})!(?=\p{L})/gu;

/** Letters with points or dashes between them; those with spaces are joined by the normaliser. */
const SPELT = /(?<![\p{L}\p{N}])(?:\p{L}[._-]){2,40}\p{L}(?![\p{L}\p{N}])/gu;

/** Combining keycap after a digit: 1️⃣6️⃣ is 16. */
const KEYCAP = /\ufe0f?\u20e3/gu;

/** Numbers joined to words: "16saal", "im16", "16/f", "class10". */
const NUMBER_FIRST = /(?<![\p{L}\p{N}])(\d{2}|\d{4})(?=(?!st|nd|rd|th)\p{L})/gu;
const NUMBER_LAST = /(?<=(?<![\p{L}\p{N}])\p{L}{1,9})(\d{2})(?![\p{L}\p{N}])/gu;

const BREAK = /[.!?।\n;,…]+/u;

const DEVANAGARI = /\p{Script=Devanagari}/u;

const latinOf = (written: string): string =>
  DEVANAGARI.test(written) ? romanised(written) : written.replace(/['’]/g, '');

/** Short words that sound alike are distinguished by their spelling: "ten" and "then". */
const spokenKey = ({ key, written }: FoldedWord): string =>
  key.length <= 3 ? `=${latinOf(written)}` : key;

/** Numbers written as words; smaller ones are too often other words ("do", "teen", "no"). */
const WRITTEN: ReadonlyMap<string, number> = new Map(
  Object.entries(NUMBERS)
    .filter(([number]) => Number(number) >= 10)
    .flatMap(([number, list]) =>
      foldedWords(list).map((word): [string, number] => [spokenKey(word), Number(number)]),
    ),
);

const ZEROS = [0x0966, 0x09e6, 0x0660, 0xff10];

const latinDigits = (text: string): string =>
  text.replace(/[०-९০-৯٠-٩０-９]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.findLast((zero) => zero <= code && code < zero + 10) ?? code));
  });

/**
 * The words of a message, numbers apart from what they were written onto, masked letters put back as far as they
 * can be. Linear in the length of the text.
 */
export function heardWords(text: string): HeardWord[] {
  const words: HeardWord[] = [];
  const plain = latinDigits(text.normalize('NFKC').slice(0, MOST_CHARACTERS))
    .replace(KEYCAP, '')
    .replace(SPELT, (spelt) => spelt.replace(/[._-]/g, ''))
    .replace(BANG, 'i')
    .replace(MASKED, '')
    .replace(NUMBER_FIRST, '$1 ')
    .replace(NUMBER_LAST, ' $1');
  for (const part of plain.split(BREAK)) {
    for (const written of writtenWords(part)) words.push(heardWord(written));
    if (words.length >= MOST) break;
  }
  return withYears(words.slice(0, MOST));
}

/** "Do hazaar das", "two thousand ten" and "twenty eleven" are years: the words of one as one number. */
function withYears(words: HeardWord[]): HeardWord[] {
  return words.flatMap((word, at) => {
    const [first, before, next] = [words[at - 2], words[at - 1], words[at + 1]];
    const isTwo = ({ latin }: Pick<HeardWord, 'latin'>) => latin === 'do' || latin === 'two';
    const isThousand = THOUSANDS.has(word.key) && before && isTwo(before);
    if (isThousand && next?.number !== undefined) return [];
    const isTold = before && THOUSANDS.has(before.key) && first && isTwo(first);
    const isTeen =
      before?.latin === 'twenty' && (word.number ?? 0) >= 10 && (word.number ?? 0) < 20;
    if (word.latin === 'twenty' && (next?.number ?? 0) >= 10 && (next?.number ?? 0) < 20) return [];
    if (word.number === undefined || !(isTold || isTeen)) return [word];
    return [{ ...word, number: 2000 + word.number }];
  });
}

const THOUSANDS = new Set(fold('hazaar thousand'));

const heardWord = byWord((written): Readonly<HeardWord> => {
  const word = { key: foldWord(written), written };
  return { ...word, latin: latinOf(written), number: numberOf(word) };
});

const numberOf = (word: FoldedWord): number | undefined => {
  const digits = /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word.written)?.[1];
  return digits === undefined ? WRITTEN.get(spokenKey(word)) : Number(digits);
};
