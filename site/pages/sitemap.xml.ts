import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { SitemapStream, streamToPromise } from 'sitemap';
import { PAGES, PUBLIC_PAGES } from '#contract/pages.ts';
import { publishedArticles } from '../hub/articles.ts';
import { isoDay } from '../hub/dates.ts';

/** Every page that search engines should know, with the day of its last change where it has one. */
export const GET: APIRoute = async ({ site }) => {
  const articles = await publishedArticles();
  const companions = await getCollection('companions');
  const pages = await getCollection('pages');
  const written = new Set(pages.map(({ id }) => `/${id}`));
  const plain = PUBLIC_PAGES.filter((url) => !written.has(url));
  const sitemap = new SitemapStream({ hostname: site?.href ?? '' });
  for (const url of plain) sitemap.write({ url });
  for (const { id, data } of articles) {
    sitemap.write({ url: PAGES.article(id), lastmod: isoDay(data.updated ?? data.date) });
  }
  for (const { data } of companions) sitemap.write({ url: PAGES.profile(data.urlName) });
  for (const { id, data } of pages) sitemap.write({ url: `/${id}`, lastmod: isoDay(data.updated) });
  sitemap.end();
  return new Response(String(await streamToPromise(sitemap)), {
    headers: { 'content-type': 'application/xml' },
  });
};
