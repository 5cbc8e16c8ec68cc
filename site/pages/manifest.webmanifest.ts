import type { APIRoute } from 'astro';
import { PAGES } from '#contract/page-urls.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to put the app on its home screen. */
export const GET: APIRoute = () =>
  Response.json(
    {
      id: '/',
      name: 'Jaanu',
      short_name: 'Jaanu',
      description: 'Chat with warm virtual companions. For adults, 18 and older.',
      lang: 'en-IN',
      start_url: PAGES.home,
      scope: '/',
      display: 'standalone',
      orientation: 'portrait',
      background_color: '#fbf6f1',
      theme_color: '#7a2454',
      categories: ['social', 'entertainment'],
      icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
      shortcuts: [
        { name: 'Your chats', url: PAGES.chats },
        { name: 'Companions', url: PAGES.companions },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
