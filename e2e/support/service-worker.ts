import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { expect } from './test.ts';

/**
 * Opens Home and waits until the service worker answers for the site.
 * @param origin of a product of the test's own
 */
export async function visitWithWorker(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + PAGES.home);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Whether the service worker would show this page without a network. */
export const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (at) => (await (await caches.open('pages')).match(at)) !== undefined, path);

/**
 * Takes the network away once the page at `path` is kept: the worker writes it down after the
 * browser has it.
 */
export async function leaveNetwork(
  context: BrowserContext,
  page: Page,
  path: string,
): Promise<void> {
  await expect.poll(() => isKept(page, path)).toBe(true);
  await context.setOffline(true);
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
