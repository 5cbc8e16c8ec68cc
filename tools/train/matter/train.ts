import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MatterHeads,
  matterFinder,
} from '../../../api/adapters/reply-engine/scripted/talk/matter/matter.ts';
import {
  runsIn,
  sizeOfRuns,
} from '../../../api/adapters/reply-engine/scripted/talk/matter/runs.ts';
import { type Head, packHeads } from '../../../api/domain/text/classifier.ts';
import { featuresOfDirection, meaningOf, unpackMeaning } from '../../../api/domain/text/meaning.ts';
import {
  calibrated,
  type Example,
  isHeldOut,
  type Sight,
  trainHead,
  WORDS,
} from '../train-head.ts';
import { learnRuns } from './learn-runs.ts';
import { digestOfMatters, type MatterLesson, readMatters } from './lessons.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const LABELLED = join(import.meta.dirname, '../../talk/labelled');
/** One in so many is held out. */
const HELD_OUT = 6;

const table = unpackMeaning(readFileSync(join(CONTENT, 'talk/meaning.bin')));
const meaning = meaningOf(table);
const MEANING: Sight = {
  featuresOf: (text) => featuresOfDirection(meaning(text)),
  buckets: table.size,
  isDense: true,
};

/** Labels count as often as they are met: of a rare one nothing is heard where it is unsure. */
function evenly(examples: Example[]): Example[] {
  const count = new Map<string, number>();
  for (const { label } of examples) count.set(label, (count.get(label) ?? 0) + 1);
  const usual = examples.length / count.size;
  return examples.map((one) => ({
    ...one,
    weight: 1 / Math.min(3, Math.sqrt(usual / (count.get(one.label) ?? 1))),
  }));
}

const classesOf = (lessons: readonly MatterLesson[]) =>
  lessons.flatMap((one) => (one.words ? [{ text: one.words, label: one.class }] : []));
const kindsOf = (lessons: readonly MatterLesson[]) =>
  lessons.map(({ said, kind }) => ({ text: said, label: kind }));

function headsOf(lessons: readonly MatterLesson[]): MatterHeads {
  const marked = lessons.flatMap(({ said, words }) => {
    const runs = runsIn(said, meaning);
    const named = words ? runs.findIndex((run) => run.words === words) : runs.length;
    return named === -1 ? [] : [{ runs: runs.map(({ features }) => features), named }];
  });
  return {
    run: learnRuns(marked, sizeOfRuns(table.size)),
    class: trainHead('class', evenly(classesOf(lessons))),
    kind: {
      words: trainHead('kind/words', evenly(kindsOf(lessons))),
      meaning: trainHead('kind/meaning', evenly(kindsOf(lessons)), MEANING),
    },
  };
}

const withTemperatures = (heads: MatterHeads, held: readonly MatterLesson[]): MatterHeads => {
  const warmed = (head: Head, examples: Example[], sight = WORDS) => ({
    ...head,
    temperature: calibrated(head, examples, sight),
  });
  return {
    run: heads.run,
    class: warmed(heads.class, classesOf(held)),
    kind: {
      words: warmed(heads.kind.words, kindsOf(held)),
      meaning: warmed(heads.kind.meaning, kindsOf(held), MEANING),
    },
  };
};

const lessons = await readMatters(LABELLED);
const held = lessons.filter(({ said }) => isHeldOut(said, HELD_OUT));
const trial = withTemperatures(
  headsOf(lessons.filter(({ said }) => !isHeldOut(said, HELD_OUT))),
  held,
);
const find = matterFinder(trial, meaning);
const found = held.map((one) => ({ one, matter: find(one.said) }));
const percent = (fits: (one: (typeof found)[number]) => boolean) =>
  `${((100 * found.filter(fits).length) / found.length).toFixed(1)} %`;
console.log(
  `${lessons.length} messages; of ${held.length} that were held out the very words are found in ${percent(({ one, matter }) => one.words === matter.words)}, some of them in ${percent(({ one, matter }) => one.words !== '' && matter.words !== '' && (one.words.includes(matter.words) || matter.words.includes(one.words)))}, the class in ${percent(({ one, matter }) => one.class === (matter.classes[0]?.label ?? ''))}, the kind in ${percent(({ one, matter }) => one.kind === matter.kinds[0]?.label)}`,
);
const all = headsOf(lessons);
const heads: Head[] = [
  all.run,
  { ...all.class, temperature: trial.class.temperature },
  { ...all.kind.words, temperature: trial.kind.words.temperature },
  { ...all.kind.meaning, temperature: trial.kind.meaning.temperature },
];
const packed = packHeads(heads, digestOfMatters(lessons));
writeFileSync(join(CONTENT, 'talk/matter.bin'), packed);
console.log(`content/talk/matter.bin, ${(packed.length / 1e3).toFixed(0)} kB`);
