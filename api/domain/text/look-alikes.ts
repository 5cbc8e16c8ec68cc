/** Letters of other alphabets that look like Latin ones. */
const LETTERS: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  ο: 'o',
  α: 'a',
  ι: 'i',
  ƒ: 'f',
};

/** Digits and symbols used in place of letters inside a word. */
const SIGNS: Record<string, string> = {
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
};

/** A lower-case text with look-alike letters replaced by Latin ones. */
export const plainLetters = (text: string): string =>
  text.replace(/[аеорсухіѕкмтοαιƒ]/g, (letter) => LETTERS[letter] ?? letter);

/** A word with its digits and symbols replaced by the letters they stand for: "su1c1de". */
export const plainSigns = (word: string): string =>
  word.replace(/[013457@$!¢×]/g, (sign) => SIGNS[sign] ?? sign);
