import { expect, it, vi } from 'vitest';
import { finderOf } from './similar.ts';

/** A direction of sixteen numbers by how often each letter stands in a text. */
const meaning = vi.fn((text: string) => {
  const counts = new Array<number>(16).fill(0);
  for (const letter of text.toLowerCase())
    counts[letter.charCodeAt(0) % 16] = (counts[letter.charCodeAt(0) % 16] ?? 0) + 1;
  const length = Math.hypot(...counts) || 1;
  return Int8Array.from(counts, (one) => Math.round((127 * one) / length));
});

const TEXTS = [
  { text: 'which tea do you like', value: 'tea' },
  { text: 'which town do you live in', value: 'town' },
  { text: 'kaun si chai pasand hai', value: 'tea' },
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

it('places texts again only where they are not those that a value is found by', () => {
  const { directions } = finderOf(TEXTS, meaning);
  meaning.mockClear();
  const town = directions('town', ['which town do you live in']);
  expect(meaning).not.toHaveBeenCalled();
  expect([...town]).toEqual([...meaning('which town do you live in')]);
  expect([...directions('town', ['kahan rehti ho'])]).toEqual([...meaning('kahan rehti ho')]);
  expect([...directions('nobody', ['kahan rehti ho'])]).toEqual([...meaning('kahan rehti ho')]);
});
