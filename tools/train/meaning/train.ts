import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage, LANGUAGES } from '../../../api/domain/text/detect-language.ts';
import {
  likeness,
  type Meaning,
  meaningOf,
  packMeaning,
} from '../../../api/domain/text/meaning.ts';
import { wordsIn } from '../../../api/domain/text/traits.ts';
import { type Answered, readWritten } from '../answers/written-lessons.ts';
import { seededRandom } from '../seeded-random.ts';
import { readLessons } from '../utterances.ts';
import { createBatches } from './batches.ts';
import { contrast, createStudent, type Student } from './student.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * Learns what words mean from what is written in `content/`: `content/talk/meaning.bin`. Texts that mean the same in
 * the three mixes, wordings of one question, and questions and what answers them are brought together. Prints how often
 * a wording that was held out finds its question, and its answer, among all of her companion's.
 */
const CONTENT = join(import.meta.dirname, '../../../content');
const SIZE = 96;
const STEPS = 6000;
const RATE = 0.12;
const WARMING = 100;
/** What of the rate is left at the end. */
const LEFT = 0.05;
const TOLD_EVERY = 500;

const [written, { utterances }] = [await readWritten(CONTENT), await readLessons(CONTENT)];
const { same, answered, called } = written;
const texts = [
  ...same.flat(),
  ...answered.flatMap(({ asked, said }) => [...asked, ...said]),
  ...called.flatMap(({ when, said }) => [...when.flat(), ...said]),
  ...utterances.map(({ text }) => text),
];
const vocabulary = vocabularyOf(texts.map(wordsIn));
console.log(
  `${texts.length} texts, ${vocabulary.words.size} words; ${answered.length} questions with answers, ${called.length} that are known by words, ${same.length} lines in several mixes`,
);

const student = createStudent(vocabulary, SIZE);
const nextBatch = createBatches(written, seededRandom(7));
const began = performance.now();
let lost = 0;
for (let step = 1; step <= STEPS; step++) {
  const rate = RATE * Math.min(1, step / WARMING) * (1 - (1 - LEFT) * (step / STEPS));
  lost += contrast(student, nextBatch(), rate);
  if (step % TOLD_EVERY !== 0) continue;
  console.log(
    `  ${step} of ${STEPS} steps, ${Math.round((performance.now() - began) / 1000)} s, loss ${(lost / TOLD_EVERY).toFixed(3)}`,
  );
  lost = 0;
}
const table = { size: SIZE, vocabulary, rows: quantised(student) };
report(meaningOf(table));
const packed = packMeaning(table);
writeFileSync(join(CONTENT, 'talk/meaning.bin'), packed);
console.log(`content/talk/meaning.bin, ${(packed.length / 1e6).toFixed(1)} MB`);

/** Bytes in place of floats, in steps of a fourth of their usual size: finer ones only make the file larger. */
function quantised({ rows }: Student): Int8Array {
  let squares = 0;
  let some = 0;
  for (const one of rows) {
    squares += one * one;
    if (one !== 0) some++;
  }
  const step = Math.sqrt(squares / some) / 4;
  return Int8Array.from(rows, (one) => Math.max(-127, Math.min(127, Math.round(one / step))));
}

/** Prints how often a wording that was held out finds its question by its other wordings, and by its answer. */
function report(meaning: Meaning): void {
  for (const by of ['asked', 'said'] as const) {
    const pools = Map.groupBy(
      answered.flatMap((one) => one[by].map((text) => ({ one, direction: meaning(text) }))),
      ({ one }) => one.of,
    );
    const isFound = (one: Answered, text: string): boolean => {
      const direction = meaning(text);
      let best: { one?: Answered; score: number } = { score: -1 };
      for (const other of pools.get(one.of) ?? []) {
        const score = likeness(direction, other.direction);
        if (score > best.score) best = { one: other.one, score };
      }
      return best.one === one;
    };
    const tried = answered
      .filter(({ of }) => of !== 'anybody')
      .flatMap((one) => one.held.map((text) => ({ language: detectLanguage(text), one, text })));
    const shares = LANGUAGES.map((language) => {
      const own = tried.filter((each) => each.language === language);
      const right = own.filter(({ one, text }) => isFound(one, text));
      return `${language} ${((100 * right.length) / own.length).toFixed(1)} % of ${own.length}`;
    });
    console.log(`Found at once by what is ${by}: ${shares.join(', ')}`);
  }
}
