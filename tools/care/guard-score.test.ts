import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSafety } from '../../api/adapters/safety/load-safety.ts';
import { createGuard, GUARDED } from '../../api/domain/safety/guard.ts';
import { isForTuning, readGuardCorpus } from './guard-corpus.ts';
import { scoreGuard } from './guard-score.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const guard = createGuard((await loadSafety(join(CONTENT, 'safety'))).guard);
const corpus = await readGuardCorpus(CONTENT);

it('stops bad sentences and few good ones, in the held-out half', () => {
  const { stopped, lost } = scoreGuard(
    guard,
    corpus.filter((one) => !isForTuning(one)),
  );
  expect(stopped).toBeGreaterThanOrEqual(0.95);
  expect(lost).toBeLessThanOrEqual(0.01);
});

it('is measured on enough of each, and on no sentence twice', () => {
  expect(corpus.filter(({ bad }) => bad !== 'none').length).toBeGreaterThanOrEqual(400);
  expect(corpus.filter(({ bad }) => bad === 'none').length).toBeGreaterThanOrEqual(600);
  expect(new Set(corpus.map(({ bad }) => bad))).toEqual(new Set([...GUARDED, 'none']));
  expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
});
