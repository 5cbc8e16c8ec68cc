import { type CollectionEntry, getCollection } from 'astro:content';
import { byDate } from './order.ts';

export type Article = CollectionEntry<'articles'>;

/** Every article that visitors see, the newest first. Drafts are shown in development only. */
export const publishedArticles = async (): Promise<Article[]> =>
  (await getCollection('articles', ({ data }) => import.meta.env.DEV || !data.draft)).sort(byDate);
