import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage, LANGUAGES } from '../../../api/domain/text/detect-language.ts';
import {
  likeness,
  type Meaning,
  meaningOf,
  packMeaning,
} from '../../../api/domain/text/meaning.ts';
import { readLessons } from '../utterances.ts';
import { readSame, type Same } from './lessons.ts';
import { principal, unit } from './principal.ts';
import { contrast, distil, type Student, type Taught } from './student.ts';
import { teach } from './teacher.ts';
import { commonWords } from './words.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const SIZE = 96;
/** Wordings further apart than this teach nothing about each other. */
const LEAST_COHERENT = 0.25;
const WORD_WEIGHT = 0.5;

/** The last wording in each mix of every third question is not learnt from; they show how well others are found. */
const HELD_OUT = 3;

const all = await readSame(CONTENT);
const isTried = ({ isAsked, of, english }: Same, at: number) =>
  isAsked && of !== undefined && english.length > 1 && at % HELD_OUT === 0;
const without = (texts: string[], isHeld: boolean) =>
  isHeld && texts.length > 1 ? texts.slice(0, -1) : texts;
const learnt = all.map((same, at): Same => {
  const isHeld = isTried(same, at);
  return {
    ...same,
    english: without(same.english, isHeld),
    hinglish: without(same.hinglish, isHeld),
    hindi: without(same.hindi, isHeld),
  };
});

const { utterances } = await readLessons(CONTENT);
const english = [
  ...learnt.flatMap((same) => same.english),
  ...utterances.map(({ text }) => text).filter((text) => detectLanguage(text) === 'english'),
];
const words = commonWords();
console.log(`${english.length} English texts, ${words.length} words; the teacher reads them`);
const taught = await teach([...english, ...words], (done) => {
  if (done % 12_800 === 0) console.log(`  ${done}`);
});
const shorten = principal(taught.slice(0, english.length), SIZE);
const directions = taught.map(shorten);

const lessons: Taught[] = [];
let next = 0;
for (const { english: own, hinglish, hindi } of learnt) {
  const each = own.map(() => directions[next++]!);
  own.forEach((text, at) => {
    lessons.push({ text, direction: each[at]!, weight: 1 });
  });
  const middle = new Float32Array(SIZE).map((_, d) =>
    each.reduce((sum, one) => sum + one[d]! / each.length, 0),
  );
  const coherent = Math.hypot(...middle);
  if (coherent <= LEAST_COHERENT) continue;
  for (const text of [...hinglish, ...hindi])
    lessons.push({ text, direction: unit(middle), weight: coherent ** 2 });
}
[...english.slice(next), ...words].forEach((text, at) => {
  const isWord = next + at >= english.length;
  lessons.push({ text, direction: directions[next + at]!, weight: isWord ? WORD_WEIGHT : 1 });
});

console.log(`${lessons.length} texts to learn from`);
const student = distil(lessons, SIZE);
report('distilled', student);
contrast(
  student,
  learnt
    .filter(({ isAsked }) => isAsked)
    .map((same) => LANGUAGES.flatMap((language) => same[language]))
    .filter((group) => group.length > 1),
);
report('contrasted', student);

const packed = packMeaning(quantised(student));
writeFileSync(join(CONTENT, 'talk/meaning.bin'), packed);
console.log(`content/talk/meaning.bin, ${(packed.length / 1e6).toFixed(1)} MB`);

/** Bytes in place of floats: the largest is 127. */
function quantised({ size, rarity, rows }: Student) {
  const largest = rows.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { size, rarity, rows: Int8Array.from(rows, (one) => Math.round((one / largest) * 127)) };
}

/** Prints how often a wording that was held out finds its question among all of her companion's. */
function report(stage: string, trained: Student): void {
  const nearestOf = nearestBy(meaningOf(quantised(trained)));
  const shares = LANGUAGES.map((language) => {
    const tried = all.flatMap((same, at) => {
      const text = same[language].at(-1);
      const isHeld = isTried(same, at) && same[language].length > 1;
      return isHeld && text ? [{ at, of: same.of, text }] : [];
    });
    const right = tried.filter(({ at, of, text }) => nearestOf(of, text) === at);
    return `${language} ${((100 * right.length) / tried.length).toFixed(1)} % of ${tried.length}`;
  });
  console.log(`${stage}: found at once ${shares.join(', ')}`);
}

/** Finds the question nearest to a text, of those of one companion; each of their wordings is placed once. */
function nearestBy(meaning: Meaning): (of: string | undefined, text: string) => number {
  const pools = Map.groupBy(
    learnt.flatMap((same, at) =>
      same.isAsked
        ? LANGUAGES.flatMap((language) =>
            same[language].map((text) => ({ of: same.of, at, direction: meaning(text) })),
          )
        : [],
    ),
    ({ of }) => of,
  );
  return (of, text) => {
    const asked = meaning(text);
    let best = { at: -1, score: -1 };
    for (const { at, direction } of pools.get(of) ?? []) {
      const score = likeness(asked, direction);
      if (score > best.score) best = { at, score };
    }
    return best.at;
  };
}
