import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';

/** Sets a PIN on the visitor's own page. */
export async function setPin(page: Page, pin: string): Promise<void> {
  await page.goto(PAGES.you);
  await page.getByRole('button', { name: 'PIN on this phone' }).click();
  await page.getByRole('switch', { name: 'PIN on this phone' }).check();
  await page.getByLabel('New PIN').fill(pin);
  await page.getByLabel('The same again').fill(pin);
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(page.getByLabel('New PIN')).toHaveCount(0);
}

/** Goes away for longer than a minute, to a page that notes nothing of it. */
export async function beAway(page: Page): Promise<void> {
  await page.goto(PAGES.blogs);
  await page.evaluate(() => {
    if (localStorage.getItem('jaanu_pin') === null) return;
    localStorage.setItem('jaanu_seen_at', String(Date.now() - 61_000));
  });
}
