import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSafety } from '../../../adapters/safety/load-safety.ts';
import type { Head } from '../../text/classifier.ts';
import { createGuard, GUARDED } from '../guard.ts';
import { createLearnt, partsOf } from './learnt.ts';
import { createGuardSigns, GUARD_BUCKETS } from './signs.ts';
import { guardWords } from './words.ts';

const SAFETY = join(import.meta.dirname, '../../../../content/safety');
const { guard } = await loadSafety(SAFETY);
const signsOf = createGuardSigns(guard.groups);

/** Takes whatever has the signs of a text for the first reason. */
function headFor(text: string): Head {
  const weights = new Int8Array(GUARD_BUCKETS * 2);
  for (const bucket of signsOf(guardWords(text)).buckets) weights[bucket * 2] = 100;
  return {
    name: 'guard',
    labels: ['insult', 'none'],
    temperature: 1,
    bias: Float32Array.of(-5, 0),
    rarity: new Float32Array(GUARD_BUCKETS).fill(1),
    scale: Float32Array.of(0.05, 0.05),
    weights,
  };
}

describe('what was learnt', () => {
  const learnt = createLearnt(guard.groups, headFor('zarp blimo quendle'), GUARDED);

  it('gives the likeliest reason, and none where none is likelier', () => {
    expect(learnt(guardWords('Zarp blimo, quendle!'))).toBe('insult');
    expect(learnt(guardWords('Good morning'))).toBeUndefined();
  });

  it('finds a few words among many', () => {
    const many = `${'wood and tea '.repeat(30)} zarp blimo quendle zarp blimo quendle zarp blimo quendle zarp blimo quendle`;
    expect(learnt(guardWords(many))).toBe('insult');
  });

  it('stops beside the rules, and reads disguised letters as well', () => {
    const { judge } = createGuard({ ...guard, learnt: headFor('zarp blimo quendle') });
    expect(judge('Zarp blimo quendle.')).toBe('insult');
    expect(judge('Zarp bl1m0 quendl3.')).toBe('insult');
    expect(judge('I am a real person')).toBe('human');
    expect(createGuard({ ...guard, learnt: undefined }).judge('Zarp blimo quendle.')).toBe(
      undefined,
    );
  });

  it('looks at every word', () => {
    for (const length of [0, 1, 28, 29, 47, 48, 200]) {
      const words = Array.from({ length }, (_, at) => at);
      expect(new Set(partsOf(words).flat())).toEqual(new Set(words));
    }
  });
});

describe('the file of weights', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safety-'));
    await cp(SAFETY, folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is there', () => {
    expect(guard.learnt?.labels).toEqual([...GUARDED, 'none'].sort());
  });

  it.each([
    ['broken', () => writeFile(join(folder, 'guard.bin'), 'no weights')],
    ['missing', () => rm(join(folder, 'guard.bin'))],
  ])('is %s: the rules stand alone', async (_, change) => {
    await change();
    const parts = (await loadSafety(folder)).guard;
    expect(parts.learnt).toBeUndefined();
    expect(createGuard(parts).judge('I am a real person')).toBe('human');
  });
});

it('takes signs of numbers by what they may be, and the same of both scripts', () => {
  const buckets = (text: string) => new Set(signsOf(guardWords(text)).buckets);
  const shared = (a: string, b: string) => {
    const [one, other] = [buckets(a), buckets(b)];
    return [...one].filter((bucket) => other.has(bucket)).length / one.size;
  };
  expect(shared('14 saal', '16 saal')).toBeGreaterThan(0.6);
  expect(shared('14 saal', '44 saal')).toBeLessThan(shared('14 saal', '16 saal'));
  expect(shared('mujhe paise chahiye', 'मुझे पैसे चाहिए')).toBeGreaterThan(0.5);
});

describe('plain speech', () => {
  const { judge } = createGuard(guard);

  it.each([
    'I love you.',
    "I'm in love with you.",
    'You are my love.',
    'I want to hold your hand.',
    'Haan, main bhi tumse pyaar karti hoon.',
    'Mujhe tumse pyaar hai.',
    'मैं तुमसे प्यार करती हूँ।',
    'मुझे तुमसे प्यार है।',
  ])('of love between grown-ups is said: %s', (sentence) => {
    expect(judge(sentence)).toBeUndefined();
  });

  it.each([
    'Send me the recipe.',
    'Send me the poem you wrote.',
    'Mujhe gaana bhejo.',
    'Tum mujhe kahani bhejo.',
  ])('that asks for a small thing is said: %s', (sentence) => {
    expect(judge(sentence)).toBeUndefined();
  });
});
