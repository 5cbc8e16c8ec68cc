import { expect, it } from 'vitest';
import { runsIn, sizeOfRuns } from './runs.ts';

/** As many numbers as letters: enough to tell that each run is seen. */
const meaning = (text: string) => Int8Array.of(text.length, 1);
const wordsOf = (text: string) => runsIn(text, meaning).map(({ words }) => words);

it('runs are up to five words that stand together, as they were typed', () => {
  expect(wordsOf('Mera chhota bhai')).toEqual([
    'Mera',
    'Mera chhota',
    'Mera chhota bhai',
    'chhota',
    'chhota bhai',
    'bhai',
  ]);
  expect(wordsOf('a b c d e f').filter((words) => words.startsWith('a')).at(-1)).toBe('a b c d e');
});

it.each([
  ['a comma', 'chai, biscuit'],
  ['a full stop', 'चाय। बिस्कुट'],
  ['a smile', 'chai 😄 biscuit'],
])('no run goes across %s', (_, said) => {
  expect(runsIn(said, meaning).map(({ words }) => words)).toHaveLength(2);
});

it('of a message without words there are none, and of a long one the end is looked at', () => {
  expect(wordsOf('')).toEqual([]);
  expect(wordsOf('😄😄 !!')).toEqual([]);
  const long = `${'x '.repeat(900)}end`;
  const runs = runsIn(long, meaning);
  expect(runs.length).toBeLessThanOrEqual(300);
  expect(runs.at(-1)?.words).toBe('end');
});

it('what is seen of a run stands within its numbers, a feature for each', () => {
  for (const { features } of runsIn('kal interview hai, neend nahi aa rahi', meaning)) {
    expect(features.weights).toHaveLength(features.buckets.length);
    expect(Math.max(...features.buckets)).toBeLessThan(sizeOfRuns(2));
  }
});
