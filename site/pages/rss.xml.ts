import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { PAGES } from '#contract/pages.ts';
import { publishedArticles } from '../hub/articles.ts';

const MOST_ITEMS = 50;

/** The blog's newest articles as a feed. */
export const GET: APIRoute = async ({ site }) =>
  rss({
    title: 'Jaanu blog',
    description: 'Essays on city life, love and the hours between.',
    site: site ?? '/',
    trailingSlash: false,
    customData: '<language>en-IN</language>',
    items: (await publishedArticles()).slice(0, MOST_ITEMS).map(({ id, data }) => ({
      title: data.title,
      description: data.excerpt,
      link: PAGES.article(id),
      pubDate: data.date,
      categories: [data.category],
    })),
  });
