import type { APIRoute } from 'astro';

/** What search engines may read. Screens that belong to one visitor also say noindex themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /sandbox/',
      'Disallow: /checkout/',
      `Sitemap: ${new URL('/sitemap.xml', site).href}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
