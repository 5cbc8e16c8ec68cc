/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { cacheKeyFor, isPage, isPicture } from './addresses.ts';
import { withNotice } from './offline-notice.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: files whose name or revision changes with their content. */
declare const PRECACHE: { url: string; revision: string | null }[];

const OFFLINE = '/offline';

/** The oldest go first. */
const keepAtMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;

self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);

// The network always comes first, so that a release is seen at once; what was seen last is for when there is none.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  new NetworkFirst({
    cacheName: 'pages',
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => cacheKeyFor(new URL(request.url)),
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse ? withNotice(cachedResponse) : null,
      },
      keepAtMost(60),
    ],
  }),
);

registerRoute(
  ({ url }) => isPicture(url),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [keepAtMost(80)],
  }),
);

setCatchHandler(async ({ request }) =>
  request instanceof Request && request.mode === 'navigate'
    ? ((await matchPrecache(OFFLINE)) ?? Response.error())
    : Response.error(),
);
