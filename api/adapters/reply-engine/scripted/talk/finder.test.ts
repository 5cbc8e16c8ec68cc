import { expect, it } from 'vitest';
import { fold } from '../../../../domain/text/fold.ts';
import { finderOf } from './finder.ts';
import { kindOf } from './ranking/forms.ts';
import { tellingOf } from './texts.ts';

/** A direction of sixteen numbers by how often each letter stands in a text. */
const meaning = (text: string) => {
  const counts = new Array<number>(16).fill(0);
  for (const letter of text.toLowerCase())
    counts[letter.charCodeAt(0) % 16] = (counts[letter.charCodeAt(0) % 16] ?? 0) + 1;
  const length = Math.hypot(...counts) || 1;
  return Int8Array.from(counts, (one) => Math.round((127 * one) / length));
};

const TEXTS = [
  { text: 'which tea do you like', value: 'tea' },
  { text: 'kaun si chai pasand hai', value: 'tea' },
  { text: 'which town do you live in', value: 'town' },
  { text: 'which tea do you dislike', value: 'no tea' },
];

it('finds the value of the likest text', () => {
  const find = finderOf(TEXTS, meaning);
  expect(find('which town do you live in')?.value).toBe('town');
  expect(find('which tea do you like')?.value).toBe('tea');
  expect(find('which tea do you dislike')?.value).toBe('no tea');
});

it('what is asked for the opposite is less alike', () => {
  const [first, second] = finderOf(TEXTS, meaning).several('which tea do you like', 2);
  expect(first).toEqual({ value: 'tea', score: 1 });
  expect(second?.value).not.toBe('no tea');
});

it('finds each value once, and none that does not fit', () => {
  const found = finderOf(TEXTS, meaning).several(
    'which tea do you like',
    9,
    (one) => one !== 'tea',
  );
  expect(found.map(({ value }) => value).toSorted()).toEqual(['no tea', 'town']);
});

it('gives the texts of a value as they are compared with a message', () => {
  const find = finderOf(TEXTS, meaning);
  const { row, telling, words, forms } = find.wordingsOf('tea');
  expect([...row]).toEqual(TEXTS.slice(0, 2).flatMap(({ text }) => [...meaning(text)]));
  expect(new Set(telling)).toEqual(tellingOf([fold('tea'), fold('si chai pasand')]));
  expect(words.starts).toHaveLength(3);
  expect([...forms].map(kindOf)).toEqual(['like', 'like']);
  expect(find.wordingsOf('nobody').forms).toHaveLength(0);
  expect(find.textsOf('nobody')).toEqual({ row: new Int8Array(), telling: new Uint32Array() });
});

it('by meaning alone other words count nothing', () => {
  const byMeaning = finderOf(TEXTS, meaning, undefined, false).several('like tea you do which', 9);
  const byBoth = finderOf(TEXTS, meaning).several('like tea you do which', 9);
  expect(byMeaning[0]?.value).toBe('tea');
  expect(byBoth.map(({ score }) => score).at(-1)).toBeGreaterThan(byMeaning.at(-1)?.score ?? 0);
});
