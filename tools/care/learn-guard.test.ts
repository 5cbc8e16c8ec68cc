import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GUARDED } from '../../api/domain/safety/guard.ts';
import { unpackHeads } from '../../api/domain/text/classifier.ts';
import { chooseBounds, isStopped, type Tried } from './guard-bounds.ts';
import {
  isForTuning,
  readFreshGuardCorpus,
  readGuardCorpus,
  readGuardLearn,
} from './guard-corpus.ts';
import { readGuardLessons } from './guard-lessons.ts';
import { trainGuard } from './learn-guard.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const { lessons, digest } = await readGuardLessons(CONTENT);

it('the weights are those of the sentences and the groups: after a change, npm run train:guard', async () => {
  const packed = await readFile(join(CONTENT, 'safety/guard.bin'));
  expect(unpackHeads(packed).digest).toBe(digest);
  expect(packed.length).toBeLessThan(2e6);
});

it('no sentence that measures is learnt from, and none twice', async () => {
  const learnt = await readGuardLearn(CONTENT);
  const measuring = [
    ...(await readGuardCorpus(CONTENT)).filter((one) => !isForTuning(one)),
    ...(await readFreshGuardCorpus(CONTENT)),
  ];
  const texts = new Set(lessons.map(({ text }) => text));
  expect(measuring.filter(({ text }) => texts.has(text))).toEqual([]);
  expect(texts.size).toBe(lessons.length);
  expect(new Set(learnt.map(({ bad }) => bad))).toEqual(new Set([...GUARDED, 'none']));
});

it('the same sentences give the same weights', () => {
  const some = lessons.filter((_, at) => at % 40 === 0);
  const hers = { ordinary: some.slice(0, 5).map(({ features }) => features), stopped: [] };
  expect(trainGuard(some, hers).weights).toEqual(trainGuard(some, hers).weights);
});

describe('bounds', () => {
  const tried = (bad: Tried['bad'], insult: number): Tried => ({
    bad,
    likely: { insult, none: 1 - insult },
  });
  const some = [
    ...[0.95, 0.9, 0.8, 0.6].map((p) => tried('insult', p)),
    ...[0.7, 0.2, 0.1, 0.05].map((p) => tried('none', p)),
  ];
  const stopped = (most: number) => {
    const bounds = chooseBounds(some, most);
    return some.filter(({ likely }) => isStopped(likely, bounds)).length;
  };

  it('stop as many as they can without losing a good one', () => {
    expect(stopped(0)).toBe(3);
  });

  it('stop more where more may be lost', () => {
    expect(stopped(0.25)).toBe(5);
  });
});
