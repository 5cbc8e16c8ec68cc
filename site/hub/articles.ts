import { type CollectionEntry, getCollection } from 'astro:content';
import { isShown } from './is-shown.ts';
import { byDate } from './order.ts';

export type Article = CollectionEntry<'articles'>;

/** Every article that visitors see, the newest first. */
export const publishedArticles = async (): Promise<Article[]> =>
  (await getCollection('articles', isShown)).sort(byDate);
