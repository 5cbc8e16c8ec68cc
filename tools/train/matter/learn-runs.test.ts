import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unpackHeads } from '../../../api/domain/text/classifier.ts';
import { learnRuns, type RunLesson } from './learn-runs.ts';
import { digestOfMatters, readMatters } from './lessons.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SIZE = 4;
const run = (...buckets: number[]) => ({
  buckets: Uint32Array.from(buckets),
  weights: new Float32Array(buckets.length).fill(1),
});

/** What has the third feature is named; where nothing has it, nothing is. */
const lessons: RunLesson[] = Array.from({ length: 60 }, (_, at) =>
  at % 3 === 0
    ? { runs: [run(0), run(1)], named: 2 }
    : { runs: at % 2 ? [run(0), run(1, 2)] : [run(0, 2), run(1)], named: at % 2 ? 1 : 0 },
);

it('what is named is worth more than nothing, and that more than all else', () => {
  const { weights, bias } = learnRuns(lessons, SIZE);
  const [first = 0, second = 0, third = 0] = weights;
  expect(first + third).toBeGreaterThan(bias[0] ?? 0);
  expect(second + third).toBeGreaterThan(bias[0] ?? 0);
  expect(Math.max(first, second)).toBeLessThan(third);
});

it('the same lessons give the same weights', () => {
  expect(learnRuns(lessons, SIZE)).toEqual(learnRuns(lessons, SIZE));
});

it('the weights are those of the marked messages: after a change, npm run train:matter', async () => {
  const { digest } = unpackHeads(await readFile(join(ROOT, 'content/talk/matter.bin')));
  expect(digest).toBe(digestOfMatters(await readMatters(join(ROOT, 'tools/talk/labelled'))));
});
