import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** How long a thumb touches a link before it is lifted; a browser fetches after 200 ms. */
const NEAR_MS = 500;
const SETTLE_MS = 600;

/** Milliseconds from the tap on a link to the largest paint of the page it leads to. */
export async function timeToNext(browser: Browser, from: string, link: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(from, { waitUntil: 'load' });
  const target = page.locator(`a[href="${link}"]`).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await sleep(NEAR_MS);
  const tapped = await page.evaluate(() => Date.now());
  await target.click({ noWaitAfter: true });
  await page.waitForURL(`**${link}`, { waitUntil: 'load' });
  await sleep(SETTLE_MS);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? 0)),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return painted - tapped;
}
