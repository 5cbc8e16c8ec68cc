import type { HeardWord } from './heard-words.ts';
import type { Heard } from './signs.ts';

/** Maximum words of a message that says little more than an age, and of an answer. */
const LONGEST = 14;
const ANSWER = 8;
const CARD = 5;
/** Words that an age and "years" may stand apart. */
const NEAR = 2;

const has = ({ marks }: Heard, ...concepts: string[]): boolean =>
  marks.some(({ concept }) => concepts.includes(concept));

const isYoung = ({ number = 0 }: HeardWord): boolean => number >= 8 && number < 18;
const isGrown = ({ number = 0 }: HeardWord): boolean => number >= 18 && number < 100;

/** Another person's age, another number, or long ago. */
const ELSE = ['kin', 'youngster', 'unit', 'was', 'past', 'adult'];

/**
 * Whether a message says plainly that its writer is under 18: as an answer, "16 saal ki hu", "m 16", "born 2011".
 * @param before what she said last
 * @param thisYear what a year of birth is compared with
 */
export function tellsYoungAge(heard: Heard, before: Heard, thisYear: number): boolean {
  const { words, marks } = heard;
  if (words.length > LONGEST || words.some(isGrown)) return false;
  const isLate = ({ number = 0 }: HeardWord) => number > thisYear - 18 && number <= thisYear - 8;
  if (words.some(isLate) && has(heard, 'turning') && !has(heard, 'kin', 'youngster', 'unit')) {
    return true;
  }
  if (words.length <= CARD && has(heard, 'mf') && words.some(isYoung)) return true;
  if (has(heard, 'kin', 'youngster', 'unit', 'was')) return false;
  if (words.length <= ANSWER && !has(before, 'kin', 'youngster', 'was')) {
    // Asked for a birthday, "12 ko" is a day, and only a year tells an age.
    if (has(before, 'asksage') && words.some((word) => isYoung(word) || isLate(word))) return true;
    if (has(before, 'asksborn') && words.some(isLate)) return true;
  }
  return (
    has(heard, 'self') &&
    !has(heard, ...ELSE) &&
    words.some(
      (word, at) =>
        isYoung(word) &&
        marks.some(
          ({ concept, from, to }) =>
            concept === 'years' && Math.abs(from - at) <= NEAR && words[to]?.latin !== 'se',
        ),
    )
  );
}
