import { foldWord } from '../../text/fold.ts';
import { plainLetters, plainSigns } from '../../text/look-alikes.ts';
import { toWords } from '../../text/words.ts';
import { LOANWORDS } from './loanwords.ts';

/** A word of a sentence in the two ways in which it is compared. */
export interface GuardWord {
  /** As it is written, without capitals and marks: tells "chod" from "chhod". */
  plain: string;
  /** As it sounds, one key for its spellings and scripts. */
  key: string;
}

const EMOJI = /^\p{Extended_Pictographic}$/u;

/** What is not seen within a word, and accents. */
const UNSEEN = /\p{Cf}|[\u0300-\u036f]/gu;

/** Single letters with signs or spaces between them: s.e.x, s e x. */
const SPACED =
  /(?<![\p{L}\p{N}'’])\p{Script=Latin}([\s.*_-]{1,2})\p{Script=Latin}(?:\1\p{Script=Latin}){1,30}(?![\p{L}\p{N}])/gu;

/** Words that a claim or an order may be padded with. */
const PADDING = new Set(
  toWords(
    `a an the really actually truly totally definitely completely absolutely 100 just also so very some any honestly
    please ek koi bilkul hi toh bhi ji एक कोई बिल्कुल ही भी`,
  ),
);

/** One spelling for all that mean the same. */
const SPELLED = new Map(
  Object.entries({
    hu: ['hoon'],
    hun: ['hoon'],
    hoo: ['hoon'],
    mai: ['main'],
    nahin: ['nahi'],
    nhi: ['nahi'],
    aint: ['im', 'not'],
  }),
);

/** Keys of words that were met before: making one takes longer than anything else here. */
const keys = new Map<string, string>();
const MOST_KEYS = 20_000;

function keyOf(plain: string): string {
  const known = keys.get(plain);
  if (known !== undefined) return known;
  if (keys.size >= MOST_KEYS) keys.clear();
  const key = foldWord(LOANWORDS.get(plain) ?? plain);
  keys.set(plain, key);
  return key;
}

const DEVANAGARI_DIGIT = /[०-९]/gu;
const ZERO = 0x0966;

/** The words of a text as phrases are looked for in it: without padding, "I am" as "im". */
export function guardWords(text: string): GuardWord[] {
  const plain: string[] = [];
  const numbered = text.replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - ZERO));
  for (const word of toWords(numbered)) {
    if (PADDING.has(word) || EMOJI.test(word)) continue;
    for (const one of SPELLED.get(word) ?? [word]) {
      const last = plain.at(-1);
      if ((last === 'i' && (one === 'am' || one === 'm')) || (last === 'i' && one === 'im')) {
        plain[plain.length - 1] = 'im';
      } else if (one !== 'im' || last !== 'im') plain.push(one);
    }
  }
  return plain.map((word) => ({ plain: word, key: keyOf(word) }));
}

/** The text with disguised letters put back; undefined where none are. */
export function undisguised(text: string): string | undefined {
  const shown = plainLetters(text.normalize('NFKD').replace(UNSEEN, '').toLowerCase())
    .replace(/\S+/gu, readSigns)
    .replace(SPACED, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''));
  return shown === text.normalize('NFKD').toLowerCase() ? undefined : shown;
}

const readSigns = (word: string): string =>
  /\p{Script=Latin}/u.test(word) && /[\d@$!¢×]/.test(word)
    ? plainSigns(word.replace(/(?<![!.,?])[!.,?]+$/, ''))
    : word;
