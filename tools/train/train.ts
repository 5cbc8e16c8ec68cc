import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Head, packHeads } from '../../api/domain/text/classifier.ts';
import { featuresOfDirection, meaningOf, unpackMeaning } from '../../api/domain/text/meaning.ts';
import {
  accuracyOf,
  calibrated,
  type Example,
  isHeldOut,
  type Sight,
  trainHead,
  WORDS,
} from './train-head.ts';
import { digestOf, readLessons } from './utterances.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/** Messages without a topic are many; they weigh less when topics are learnt. */
const NO_TOPIC_WEIGHT = 0.25;
const WORD_WEIGHT = 0.7;
/** What a telling is mostly of its topic is often something else. */
const MOSTLY_WEIGHT = 0.25;

/** One in so many is held out. */
const HELD_OUT = 8;

const lessons = await readLessons(CONTENT);

/** What each head learns from; of `known` some is held out, `also` is only ever learnt from. */
const subjects: { name: string; known: Example[]; also: Example[] }[] = [
  {
    name: 'act',
    known: lessons.utterances.map(({ text, act }) => ({ text, label: act })),
    also: [],
  },
  {
    name: 'topic',
    known: lessons.utterances.map(({ text, topic }) => ({
      text,
      label: topic,
      weight: topic === 'none' ? NO_TOPIC_WEIGHT : 1,
    })),
    also: lessons.words.map(({ text, topic }) => ({ text, label: topic, weight: WORD_WEIGHT })),
  },
  {
    name: 'move',
    known: lessons.moves.map(({ text, move }) => ({ text, label: move })),
    also: lessons.mostly.map(({ text, move }) => ({ text, label: move, weight: MOSTLY_WEIGHT })),
  },
];

const table = unpackMeaning(readFileSync(join(CONTENT, 'talk/meaning.bin')));
const meaning = meaningOf(table);
/** What a head sees: the words of a text, or where it points. */
const sights: [string, Sight][] = [
  ['words', WORDS],
  [
    'meaning',
    {
      featuresOf: (text) => featuresOfDirection(meaning(text)),
      buckets: table.size,
      isDense: true,
    },
  ],
];

const heads: Head[] = [];
for (const { name, known, also } of subjects) {
  const held = known.filter(({ text }) => isHeldOut(text, HELD_OUT));
  for (const [seen, sight] of sights) {
    const began = performance.now();
    const title = `${name}/${seen}`;
    const trial = trainHead(
      title,
      [...known.filter(({ text }) => !isHeldOut(text, HELD_OUT)), ...also],
      sight,
    );
    const temperature = calibrated(trial, held, sight);
    console.log(
      `${title}: ${trial.labels.length} labels, ${known.length} utterances; of ${held.length} that were held out ${(100 * accuracyOf(trial, held, sight)).toFixed(1)} % are right; ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    heads.push({ ...trainHead(title, [...known, ...also], sight), temperature });
  }
}
const packed = packHeads(heads, digestOf(lessons));
writeFileSync(join(CONTENT, 'talk/model.bin'), packed);
console.log(`content/talk/model.bin, ${(packed.length / 1e6).toFixed(1)} MB`);
