/// <reference lib="webworker" />
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { PAGES } from '#contract/pages.ts';
import { SHARE_ACTION } from '#contract/share.ts';
import { FORGET_VISITED, VISITED_CACHES } from '../browser/environment/visited.ts';
import { cacheKeyFor, isPage, isPicture } from './addresses.ts';
import { forgetOutdated } from './kept-pages.ts';
import { withNotice } from './offline-notice.ts';
import { receiveShare } from './receive-share.ts';
import { OFF, pathOf, shownOf, turnOff } from './show-push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: files whose name or revision changes with their content. */
declare const PRECACHE: { url: string; revision: string | null }[];

const OFFLINE = '/offline';
const [KEPT = '', PICTURES = ''] = VISITED_CACHES;

/** The oldest go first. */
const keepAtMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries });
const [pages, pictures] = [keepAtMost(60), keepAtMost(80)];

/** A page as such: a feed or a picture that was opened by its address is none. */
const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('content-type') ?? '').startsWith('text/html');

self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);

self.addEventListener('activate', (event) => {
  const files = new Set(PRECACHE.map(({ url }) => url));
  event.waitUntil(caches.open(KEPT).then((cache) => forgetOutdated(cache, files)));
});

// The network always comes first, so that a release is seen at once; what was seen last is for when there is none.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  new NetworkFirst({
    cacheName: KEPT,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => cacheKeyFor(new URL(request.url)),
        cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse ? withNotice(cachedResponse) : null,
      },
      pages as WorkboxPlugin,
    ],
  }),
);

registerRoute(
  ({ url }) => isPicture(url),
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [pictures as WorkboxPlugin],
  }),
);

// A visitor is erased: neither what was opened here nor when may stay.
self.addEventListener('message', (event) => {
  if (event.data !== FORGET_VISITED) return;
  const all = [pages, pictures].map((kept) => kept.deleteCacheAndMetadata());
  event.waitUntil(Promise.all(all));
});

self.addEventListener('push', (event) => {
  event.waitUntil(self.registration.showNotification(...shownOf(event.data?.text())));
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const open = (path: string) => self.clients.openWindow(path);
  event.waitUntil(
    action === OFF
      ? turnOff(self.registration).catch(() => open(PAGES.you))
      : open(pathOf(notification.data)),
  );
});

// Private words: they go to the page, not over the network.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_ACTION,
  ({ request }) => receiveShare(request),
  'POST',
);

setCatchHandler(async ({ request }) =>
  request instanceof Request && request.mode === 'navigate'
    ? ((await matchPrecache(OFFLINE)) ?? Response.error())
    : Response.error(),
);
