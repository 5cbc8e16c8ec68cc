import type { Page } from '@playwright/test';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const scrollBy = (page: Page, pixels: number) =>
  log(page).evaluate((list, by) => list.scrollBy(0, by), pixels);

/** What a visitor does in a chat of this many entries, in this order. */
export const actionsIn = (entries: number): Record<string, (page: Page) => Promise<unknown>> => ({
  'loads upward to the first': async (page) => {
    let count = 0;
    while (count < entries) {
      await log(page).evaluate((list) => list.scrollTo(0, 0));
      await page.waitForFunction(
        (before) => document.querySelectorAll('article').length > before,
        count,
      );
      count = await page.getByRole('article').count();
    }
  },
  'scrolls down': async (page) => {
    for (let step = 0; step < 120; step += 1) await scrollBy(page, 600);
  },
  'scrolls up': async (page) => {
    for (let step = 0; step < 120; step += 1) await scrollBy(page, -600);
  },
  'goes to the end': (page) => log(page).evaluate((list) => list.scrollTo(0, list.scrollHeight)),
  types: (page) =>
    page.getByRole('textbox').pressSequentially('Do you remember what I told you?', { delay: 30 }),
  'sends, and hears a reply': async (page) => {
    const before = await page.locator('[data-sender="ai"]').count();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-sender="ai"]').length > count,
      before,
    );
  },
});
