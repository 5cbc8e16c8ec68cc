import { expect, test } from 'vitest';
import { relatedTo } from './related.ts';

const article = (id: string, category: string, day: number) => ({
  id,
  data: { category, date: new Date(Date.UTC(2025, 6, day)) },
});

const here = article('here', 'Dating', 5);
const old = article('old', 'Dating', 1);
const near = article('near', 'Dating', 3);
const newest = article('newest', 'Wellness', 9);
const other = article('other', 'City life', 8);

test('the same category first, then the newest, never the article itself', () => {
  const ids = relatedTo(here, [old, here, newest, other, near]).map(({ id }) => id);
  expect(ids).toEqual(['near', 'old', 'newest']);
});

test('articles of one day are ordered by address', () => {
  const [b, a] = [article('b', 'X', 2), article('a', 'X', 2)];
  expect(relatedTo(here, [b, a]).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('fewer where there are fewer', () => {
  expect(relatedTo(here, [here])).toEqual([]);
  expect(relatedTo(here, [near, old, newest], 1)).toEqual([near]);
});
