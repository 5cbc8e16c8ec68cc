import { latinDigits } from './clauses.ts';
import { MONTH } from './shared-patterns.ts';

const NOT_MEANT = '(?<!\\b(?:if|when|wish|like|since|pretend|imagine) )';
const DAY = '(?:[a-z\\d]{1,9}[ ,./-]+){0,3}';
/** "in", "on 5 May", "5.6.". */
const ON_DAY = `(?:in|on) ${DAY}`;
const IN_YEAR = '(20\\d\\d) (?:me|mein|main|में)';

/** Statements of the visitor's own birth; not another person's, and not a rebirth. */
const BORN = [
  new RegExp(`${NOT_MEANT}\\b(?:i was|i am|i['’]?m|im) born ${ON_DAY}(20\\d\\d)\\b`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:main|mai|मैं|मै) ${IN_YEAR} (?:paida|born|पैदा)(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:mera|मेरा) (?:janm|janam|जन्म) ${IN_YEAR}(?!\\p{L})`, 'iu'),
];

const DATE = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?|${MONTH})[ ,./-]+){0,3}`;

/** The same as a short answer: "born in 2011", "5 May 2011", "2011 me paida hua". */
const BORN_SHORT = [
  new RegExp(
    `^(?:(?:i was |was )?born )?(?:(?:in|on) )?${DATE}(20\\d\\d)(?: (?:me|mein|main|में))?(?: (?:born|paida|पैदा))?(?: (?:hua|hui|हुआ|हुई))?(?: (?:tha|thi|hu|था|थी|हूँ))?[.!\\s]*$`,
    'iu',
  ),
];

/** Another year after it: "2011, sorry 2001". */
const CORRECTED = /\b20\d\d[\s,.!]+(?:sorry|no|i mean|matlab|nahi)[\s,.]+(?:19|20)\d\d\b/iu;

const yearOf = (text: string, patterns: readonly RegExp[]): number =>
  CORRECTED.test(text)
    ? 0
    : Math.max(...patterns.map((pattern) => Number(pattern.exec(text)?.[1] ?? 0)));

/** Whether a visitor says they were born in a year in which nobody is 18 yet. */
export const saysBornTooLate = (text: string, thisYear: number): boolean =>
  yearOf(latinDigits(text), BORN) > thisYear - 18;

/** The same where the text is nothing but a year; a year too recent for anyone who can write is not an answer. */
export function answersBornTooLate(text: string, thisYear: number): boolean {
  const year = yearOf(latinDigits(text.trim()), BORN_SHORT);
  return year > thisYear - 18 && year <= thisYear - 8;
}
