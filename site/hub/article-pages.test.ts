import { expect, it } from 'vitest';
import { ARTICLES_A_PAGE, articlePages } from './article-pages.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

it.each([
  [0, 1],
  [1, 1],
  [ARTICLES_A_PAGE, 1],
  [ARTICLES_A_PAGE + 1, 2],
  [ARTICLES_A_PAGE * 3, 3],
])('%i articles are on %i pages, each once and in order', (count, pages) => {
  const made = articlePages(numbers(count));
  expect(made).toHaveLength(pages);
  expect(made.flat()).toEqual(numbers(count));
});
