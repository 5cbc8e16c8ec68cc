import type { Page } from '@playwright/test';
import { PAGES } from '#contract/page-urls.ts';

/**
 * Opens Home and waits until the service worker answers for the site.
 * @param origin of a product of one's own
 */
export async function visitWithWorker(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + PAGES.home);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Every address in Cache Storage, with what is kept under it, as text. */
export const keptInCaches = (page: Page): Promise<[string, string][]> =>
  page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push([request.url, (await (await cache.match(request))?.text()) ?? '']);
      }
    }
    return found;
  });
