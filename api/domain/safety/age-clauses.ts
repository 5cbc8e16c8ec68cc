import { toWords } from '../text/words.ts';
import { canonical, isIdle } from './age-words.ts';

/** What ends a part of a sentence; a point or comma between digits does not. */
const BOUNDARY = /[!?;।\n…()]+|[.,](?!\d)|(?<!\d)[.,]|\s[-–—]+\s|\p{Extended_Pictographic}+/u;

const QUOTED = /"[^"]*"|“[^”]*”/g;

/** A number with what is written onto it: 16yo, 9th, 16-year-old, im16. */
const GLUED: [RegExp, string][] = [
  [/^(\d{1,2})-?(?:years?|yrs?)-?old$/, '$1 yr old'],
  [/^(?:years?|yrs?)-old$/, 'yr old'],
  [/^(\d{1,2})(?:yo|y\/o|yrs?|years?|saal|sal|साल)$/, '$1 yr'],
  [/^y\/o$/, 'yr'],
  [/^(\d{1,2})(?:st|nd|rd|th|vi|vin|va|ve|वीं|वी)$/, '$1 th'],
  [/^(\d{1,2})(ki|ka|ke|f)$/, '$1 $2'],
  [/^(?:i['’]?m|iam)(\d{1,2})$/, 'im $1'],
  [/^0?(\d{1,2})$/, '$1'],
];

/**
 * The parts of a text's sentences, in words that can be compared: numbers as digits, one word for all
 * that mean the same, `#` for figures that are no age (5'6, 15%, 17.5, 16-17), quotations left out.
 * Each has a space on both ends.
 */
export const ageClauses = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(QUOTED, ' # ')
    .split(BOUNDARY)
    .map((clause) => ` ${clause.split(/\s+/).flatMap(wordsOf).join(' ')} `)
    .map((clause) => clause.replaceAll(/ i (?:am|m) /g, ' im '))
    .filter((clause) => clause.trim() !== '');

function wordsOf(written: string): string[] {
  const token = written.toLowerCase().replace(/^[^\p{L}\p{N}\p{M}#$₹€@+-]+|[:*_~"”\]]+$/gu, '');
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
}
