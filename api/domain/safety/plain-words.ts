import { toWords } from '../text/words.ts';

/** Figures and signs that stand for letters, and letters of other alphabets that look like ours. */
const LOOKS_LIKE = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
    '¢': 'c',
    '×': 'x',
    ƒ: 'f',
    а: 'a',
    с: 'c',
    е: 'e',
    і: 'i',
    о: 'o',
    р: 'p',
    х: 'x',
    у: 'y',
    к: 'k',
    м: 'm',
    т: 't',
    ѕ: 's',
  }),
);

/** A word with letters in it, and figures or signs among them. */
const MIXED =
  /(?=\S*\p{Script=Latin})[\p{L}\d@$!¢×]*[\d@$!¢×ƒ\p{Script=Cyrillic}][\p{L}\d@$!¢×]*/gu;

/** Single letters with signs or spaces between them: s.e.x, s e x. */
const SPACED =
  /(?<![\p{L}\p{N}'’])\p{Script=Latin}([\s.*_-]{1,2})\p{Script=Latin}(?:\1\p{Script=Latin})+(?![\p{L}\p{N}])/gu;

/** What is not seen within a word, and accents. */
const UNSEEN = /\p{Cf}|[\u0300-\u036f]/gu;

const EMOJI = /^\p{Extended_Pictographic}$/u;

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
    hu: 'hoon',
    hun: 'hoon',
    hoo: 'hoon',
    mai: 'main',
    nahin: 'nahi',
    nhi: 'nahi',
    aint: 'im not',
  }),
);

/**
 * The words of a sentence as phrases are looked for in it: spelled alike, without padding, "I am" as
 * "im", with a space on both ends.
 */
export function plainWords(text: string): string {
  const words = toWords(text)
    .filter((word) => !PADDING.has(word) && !EMOJI.test(word))
    .map((word) => SPELLED.get(word) ?? word);
  return ` ${words.join(' ')} `
    .replaceAll(/ i (?:am|m) | i (?=im not )/g, ' im ')
    .replaceAll(' im im ', ' im ');
}

/** The same once letters that were disguised are put back; undefined where none are. */
export function undisguised(text: string): string | undefined {
  const shown = text
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(MIXED, (word) =>
      [...word.toLowerCase()].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join(''),
    )
    .replace(SPACED, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''));
  return shown === text ? undefined : plainWords(shown);
}
