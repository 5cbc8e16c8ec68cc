import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Head, packHeads } from '../../api/domain/text/classifier.ts';
import { accuracyOf, calibrated, type Example, trainHead } from './train-head.ts';
import { digestOf, readLessons } from './utterances.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/** Messages without a topic are many; they weigh less when topics are learnt. */
const NO_TOPIC_WEIGHT = 0.25;
const WORD_WEIGHT = 0.7;

/** One in eight is held out, told by the text itself: the same ones whatever is added. */
const isHeldOut = ({ text }: Example): boolean => {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % 8 === 0;
};

const lessons = await readLessons(CONTENT);
const heads: Head[] = [];
for (const name of ['act', 'topic'] as const) {
  const isTopic = name === 'topic';
  const examples = lessons.utterances.map(
    (one): Example => ({
      text: one.text,
      label: one[name],
      weight: isTopic && one.topic === 'none' ? NO_TOPIC_WEIGHT : 1,
    }),
  );
  const words = lessons.words.map(
    ({ text, topic }): Example => ({ text, label: topic, weight: WORD_WEIGHT }),
  );
  const vocabulary = isTopic ? words : [];
  const held = examples.filter(isHeldOut);
  const began = performance.now();
  const trial = trainHead(name, [
    ...examples.filter((example) => !isHeldOut(example)),
    ...vocabulary,
  ]);
  const temperature = calibrated(trial, held);
  console.log(
    `${name}: ${trial.labels.length} labels, ${examples.length} utterances; of ${held.length} that were held out ${(100 * accuracyOf(trial, held)).toFixed(1)} % are right; ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  heads.push({ ...trainHead(name, [...examples, ...vocabulary]), temperature });
}
const packed = packHeads(heads, digestOf(lessons));
writeFileSync(join(CONTENT, 'talk/model.bin'), packed);
console.log(`content/talk/model.bin, ${(packed.length / 1e6).toFixed(1)} MB`);
