import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { PAGES } from '#contract/page-urls.ts';
import { publishedArticles } from '../hub/articles.ts';

/** The blog as a feed. */
export const GET: APIRoute = async ({ site }) =>
  rss({
    title: 'Jaanu blog',
    description: 'Essays on city life, love and the hours between.',
    site: site ?? '/',
    trailingSlash: false,
    customData: '<language>en-IN</language>',
    items: (await publishedArticles()).map(({ id, data }) => ({
      title: data.title,
      description: data.excerpt,
      link: PAGES.article(id),
      pubDate: data.date,
      categories: [data.category],
    })),
  });
