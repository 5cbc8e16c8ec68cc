import { byWord } from './by-word.ts';
import { romanised } from './devanagari.ts';
import { plainLetters, plainSigns } from './look-alikes.ts';
import { SPELLINGS } from './spellings.ts';

/** A word of a text as it is compared and as it was written. */
export interface FoldedWord {
  /** One key for every spelling: "nahi", "nahin", "nhi" and "नहीं" are one. */
  key: string;
  written: string;
}

/** Joiners, marks of direction, emoji variation selectors and skin tones: invisible. */
const INVISIBLE =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu;

const DEVANAGARI = /\p{Script=Devanagari}/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*|\p{Extended_Pictographic}/gu;

/** Digits of other scripts stand one after another from their zero. */
const ZEROS = [0x0966, 0x09e6, 0x0660, 0xff10];

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/**
 * The text without what only changes its looks: compatibility forms, invisible characters, look-alike letters,
 * digits of other scripts, runs of one letter ("sooo" is "soo").
 */
export const plainText = (text: string): string =>
  plainLetters(text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase())
    .replace(/[०-९০-৯٠-٩]/g, plainDigit)
    .replace(/(\p{L})\1{2,}/gu, '$1$1');

/** Letters that are spelt out one by one ("k i l l", "s.u.i.c.i.d.e") as one word. */
const joinSpelt = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]{1,2}){3,40}\p{L}(?![\p{L}\p{N}])/gu, (spelt) =>
    spelt.replace(/[ ._*-]/g, ''),
  );

/** Digits and signs that stand for letters between letters: "su1c1de", "m@r". A number stays one. */
const unleet = (word: string): string =>
  /\p{L}/u.test(word) &&
  /[013457@$]/.test(word) &&
  !/^\d+(st|nd|rd|th|am|pm|k|yo|m|f|x)?$/.test(word)
    ? plainSigns(word)
    : word;

/**
 * One key for the ways in which a word is spelt. Long and short vowels, doubled letters, aspirates, w/v, z/j, sh/s
 * and c/k fall together, in English words as well: a key is to be compared, never to be read.
 */
export const foldWord = byWord((word) => {
  const latin = (DEVANAGARI.test(word) ? romanised(word) : unleet(word)).replace(/['’]/g, '');
  const key = soundKey(SPELLINGS.get(latin) ?? latin);
  return SOUND_SPELLINGS.get(key) ?? key;
});

const soundKey = (latin: string): string =>
  latin
    .replace(/ck/g, 'k')
    .replace(/chh?/g, 'C')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/([kgtdbj])h/g, '$1')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|ie/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/a[iy]|ei|ey/g, 'e')
    .replace(/a[uw](?!a)|ou|ow/g, 'o')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/C/g, 'c')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/y$/, 'i')
    .replace(/(\p{L})\1+/gu, '$1');

/** The listed spellings once more, as they sound: "naheen" falls together with "nahin", and so with "nahi". */
const SOUND_SPELLINGS: ReadonlyMap<string, string> = new Map(
  [...SPELLINGS]
    .filter(([other]) => other.length > 4)
    .map(([other, word]): [string, string] => [soundKey(other), soundKey(word)]),
);

/** The words of a text as they are written; an emoji is a word of its own. Linear in the length of the text. */
export const writtenWords = (text: string): readonly string[] =>
  joinSpelt(plainText(text)).match(WORD) ?? [];

/** The words of a text, each under its key. */
export const foldedWords = (text: string): FoldedWord[] =>
  writtenWords(text).map((written) => ({ key: foldWord(written), written }));

/** The keys alone. */
export const fold = (text: string): string[] => foldedWords(text).map(({ key }) => key);
