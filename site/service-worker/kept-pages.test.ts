import { expect, test } from 'vitest';
import { forgetOutdated } from './kept-pages.ts';

/** A cache of pages that are given by address and text. */
function cacheOf(pages: Record<string, string>) {
  const kept = new Map(Object.entries(pages));
  return {
    kept,
    keys: async () => [...kept.keys()].map((path) => new Request(`https://jaanu.test${path}`)),
    match: async (at: RequestInfo | URL) => new Response(kept.get(pathOf(at))),
    delete: async (at: RequestInfo | URL) => kept.delete(pathOf(at)),
  };
}

const pathOf = (at: RequestInfo | URL) => new URL((at as Request).url).pathname;

test('pages whose scripts are gone are deleted, those without scripts stay', async () => {
  const cache = cacheOf({
    '/shells/chat':
      '<astro-island component-url="/_astro/Chat.old.js" renderer-url="/_astro/r.js">',
    '/': '<script type="module" src="/_astro/Home.new.js"></script>',
    '/blogs': '<main>Words about /_astro/ and .js</main>',
  });
  await forgetOutdated(cache, new Set(['/_astro/Home.new.js', '/_astro/r.js']));
  expect([...cache.kept.keys()]).toEqual(['/', '/blogs']);
});
