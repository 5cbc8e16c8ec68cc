import { byWord } from '../../text/by-word.ts';
import { toWords } from '../../text/words.ts';
import { canonical, isIdle } from './words.ts';

/** What ends a part of a sentence; a point or comma between digits does not. */
const BOUNDARY = /[!?;।\n…()]+|[.,](?!\d)|(?<!\d)[.,]|\s[-–—]+\s|\p{Extended_Pictographic}+/u;

const QUOTED = /"[^"]*"|“[^“”]*”/g;

/** "I am... 16" is one sentence, said with hesitation. */
const HESITATION = /(?<=(?<!\p{L})(?:i['’]?m|i am|main))\s*(?:\.{2,}|…)\s*(?=\S)/giu;

/** A number with what is written onto it: 16yo, 9th, 16-year-old, im16, 16/m/pune, m16 and 14-15. */
const GLUED: [RegExp, string][] = [
  [/^(\d{1,2})-?(?:years?|yrs?|y)-?old$/, '$1 yr old'],
  [/^(?:years?|yrs?|y)-old$/, 'yr old'],
  [/^(\d{1,2})(?:yo|y\/o)$/, '$1 yr old'],
  [/^(\d{1,2})(?:y|yrs?|years?|saal|sal|साल)$/, '$1 yr'],
  [/^(?:yo|y\/o)$/, 'yr old'],
  [/^(\d{1,2})\/[fm](?:\/.*)?$/, '$1 yr old f'],
  [/^[fm]\/(\d{1,2})(?:\/.*)?$/, '$1 yr old f'],
  [/^(\d{1,2})(?:st|nd|rd|th|vi|vin|va|ve|वीं|वी)$/, '$1 th'],
  [/^(\d{1,2})(ki|ka|ke|f)$/, '$1 $2'],
  [/^(\d{1,2})m$/, '$1 m'],
  [/^([fm])(\d{1,2})$/, '$1 $2'],
  [/^(1[1-7])-(1[1-7])$/, '$1 or $2'],
  [/^(?:i['’]?m|iam)(\d{1,2})$/, 'im $1'],
  [/^0?(\d{1,2})$/, '$1'],
];

/** In two words; which of the twenties makes no difference. */
const TWENTY_SIX = / ([2-9]0) (?:one|two|three|four|[5-9]) /g;

/** A text with figures of Devanagari written in ours. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/**
 * The parts of a text's sentences, in words that can be compared: numbers as digits, one word for all
 * that mean the same, `#` for figures that are no age (5'6, 15%, 17.5), quotations left out.
 * Each has a space on both ends.
 */
export const ageClauses = (text: string): string[] =>
  latinDigits(text.normalize('NFKC'))
    .replace(QUOTED, ' # ')
    .replace(HESITATION, ' ')
    .replace(/right now/giu, 'now')
    .split(BOUNDARY)
    .map((clause) => ` ${clause.split(/\s+/).flatMap(wordsOf).join(' ')} `)
    .map((clause) =>
      clause
        .replaceAll(/ i (?:am|m) |^ am /g, ' im ')
        .replaceAll(/ (?:i )?aint /g, ' im not ')
        .replaceAll(TWENTY_SIX, ' $1 '),
    )
    .filter((clause) => clause.trim() !== '');

/** The words of what stands between two spaces. */
const wordsOf = byWord((written): readonly string[] => {
  const token = written
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}\p{M}#$₹€@+-]+|(?<![:*_~"”\]])[:*_~"”\]]+$/gu, '');
  if (/\d/.test(token)) {
    if (token === '18+') return [token];
    const glued = GLUED.find(([pattern]) => pattern.test(token));
    return glued
      ? token
          .replace(...glued)
          .split(' ')
          .map(canonical)
      : ['#'];
  }
  const plain = GLUED.find(([pattern]) => pattern.test(token));
  if (plain) return token.replace(...plain).split(' ');
  return toWords(token)
    .filter((word) => !isIdle(word))
    .map(canonical);
});
