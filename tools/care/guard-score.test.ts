import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSafety } from '../../api/adapters/safety/load-safety.ts';
import { createGuard, GUARDED } from '../../api/domain/safety/guard.ts';
import { LANGUAGES } from '../../api/domain/text/detect-language.ts';
import { isForTuning, readFreshGuardCorpus, readGuardCorpus } from './guard-corpus.ts';
import { scoreGuard } from './guard-score.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const guard = createGuard((await loadSafety(join(CONTENT, 'safety'))).guard);
const corpus = await readGuardCorpus(CONTENT);
const fresh = await readFreshGuardCorpus(CONTENT);

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

it('stops bad sentences and few good ones that somebody wrote who had not seen the rules', () => {
  const { stopped, lost } = scoreGuard(guard, fresh);
  expect(stopped).toBeGreaterThanOrEqual(0.95);
  expect(lost).toBeLessThanOrEqual(0.01);
});

it.each([...new Set(fresh.map(({ bad }) => bad))].filter((kind) => kind !== 'none'))(
  'stops what somebody else wrote of the kind %s',
  (kind) => {
    const { stopped } = scoreGuard(
      guard,
      fresh.filter(({ bad }) => bad === kind),
    );
    expect(stopped).toBeGreaterThanOrEqual(0.9);
  },
);

it('has fresh sentences of each kind and mix, none of them in the other set', () => {
  // Asking for money counts as contact there.
  const kinds = new Set([...GUARDED, 'none'].filter((kind) => kind !== 'payment'));
  expect(new Set(fresh.map(({ bad }) => bad))).toEqual(kinds);
  for (const isGood of [true, false]) {
    const some = fresh.filter(({ bad }) => (bad === 'none') === isGood);
    expect(some.length).toBeGreaterThanOrEqual(150);
    for (const mix of LANGUAGES) {
      expect(some.filter((one) => one.mix === mix).length).toBeGreaterThanOrEqual(40);
    }
  }
  const known = new Set(corpus.map(({ text }) => text));
  expect(fresh.filter(({ text }) => known.has(text))).toEqual([]);
  expect(new Set(fresh.map(({ text }) => text)).size).toBe(fresh.length);
});
