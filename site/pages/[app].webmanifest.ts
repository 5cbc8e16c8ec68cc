import type { APIRoute, GetStaticPaths } from 'astro';
import { PAGES } from '#contract/pages.ts';
import { SHARE_ACTION, SHARE_FIELDS } from '#contract/share.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const icons = (any: string, maskable: string) =>
  [192, 512].flatMap((size) => [icon(any, size, 'any'), icon(maskable, size, 'maskable')]);

/** The app under its name, and as it is put on a discreet phone (`layouts/before-paint.ts`). */
const APPS = {
  manifest: {
    id: '/',
    name: 'Jaanu',
    short_name: 'Jaanu',
    description: 'Chat with warm virtual companions. For adults, 18 and older.',
    background_color: '#fbf6f1',
    theme_color: '#7a2454',
    categories: ['social', 'entertainment'],
    icons: icons('any', 'maskable'),
    shortcuts: [
      { name: 'Your chats', url: PAGES.chats },
      { name: 'Companions', url: PAGES.companions },
    ],
  },
  notes: {
    // Another app to the phone: one that is there under its name is not renamed.
    id: PAGES.notes,
    name: 'Notes',
    short_name: 'Notes',
    background_color: '#fbf6f1',
    theme_color: '#f1e5dd',
    icons: icons('notes', 'notes-maskable'),
  },
};

export const getStaticPaths = (() =>
  Object.entries(APPS).map(([app, props]) => ({
    params: { app },
    props,
  }))) satisfies GetStaticPaths;

/** What a phone needs to put the app on its home screen. */
export const GET: APIRoute = ({ props }) =>
  Response.json(
    {
      ...props,
      lang: 'en-IN',
      start_url: PAGES.home,
      scope: '/',
      display: 'standalone',
      orientation: 'portrait',
      share_target: {
        action: SHARE_ACTION,
        // Shared words are private: they must not be in a URL.
        method: 'POST',
        enctype: 'multipart/form-data',
        params: Object.fromEntries(SHARE_FIELDS.map((name) => [name, name])),
      },
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
