import { getCollection } from 'astro:content';

/** Widths in which every cover is drawn: a card, and the whole width of a text, sharp. */
export const COVER_WIDTHS = [480, 960] as const;

/** What a cover is drawn in; its height is nine sixteenths of it. */
export const COVER_SIZE = { width: 960, height: 540 };

/** The file of a cover below `/images/covers/`. */
export const coverFile = (article: string, width: number, format: string): string =>
  `${article}-${width}.${format}`;

/** What a browser may choose from (`srcset`). */
export const coverSet = (article: string, format: string): string =>
  COVER_WIDTHS.map((width) => `/images/covers/${coverFile(article, width, format)} ${width}w`).join(
    ', ',
  );

/** The names of the articles that have one. */
export const coveredArticles = async (): Promise<Set<string>> =>
  new Set((await getCollection('covers')).map(({ id }) => id));
