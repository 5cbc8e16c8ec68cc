import { join } from 'node:path';
import { articles } from '#content-reader/kinds/articles.ts';
import { ideas, tips } from '#content-reader/kinds/ideas.ts';
import { landing } from '#content-reader/kinds/landing.ts';
import { readKind } from '#content-reader/read.ts';
import { PAGES } from '#contract/pages.ts';
import { byDate } from '../../site/hub/order.ts';

// What the built pages are made of, for tests that must not know what editors write.

/** The folder `content/` of this project. */
export const CONTENT = join(import.meta.dirname, '../../content');

/** The published articles, the newest first. */
export const ARTICLES = (await readKind(CONTENT, articles))
  .map(({ slug, ...article }) => ({ ...article, id: slug }))
  .filter(({ data }) => !data.draft)
  .sort(byDate);

/** The address of an article, the newest one. */
export const ARTICLE = PAGES.article(ARTICLES[0]?.id ?? '');

/** The published ideas in their order. */
export const IDEAS = (await readKind(CONTENT, ideas))
  .map(({ data }) => data)
  .filter(({ draft }) => !draft)
  .sort((one, other) => one.order - other.order);

/** The tips of the page of ideas. */
export const TIPS = (await readKind(CONTENT, tips)).flatMap(({ data }) => data);

/** The words of the landing pages, by the name of their file. */
export const LANDING = new Map(
  (await readKind(CONTENT, landing)).map(({ slug, data }) => [slug, data]),
);
