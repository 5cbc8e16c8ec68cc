import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { startChat } from '../../tools/screens/page-objects/chat.ts';
import { doubleText } from '../../tools/screens/page-objects/large-text.ts';
import { expect, test } from '../support/test.ts';

const recentChat = (page: Page) => page.getByRole('region', { name: 'Continue Recent Chat' });

/** The positions of everything that was there before the recent chat, from the top of the page. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2:not(#recent-title), form button')].map(
      (part) => part.getBoundingClientRect().top + window.scrollY,
    ),
  );

test('the recent chat appears in view and shifts nothing', async ({ page }) => {
  const id = await startChat(page);
  let show = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(/\/api\/user\/(me|register)$/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto(PAGES.home);
  await page.waitForLoadState('load');
  const before = await places(page);
  await expect(recentChat(page)).toHaveCount(0);
  show();
  await expect(recentChat(page)).toBeInViewport({ ratio: 1 });
  expect(await places(page)).toEqual(before);
  await recentChat(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PAGES.chat(id));
});

test('the focused element is not hidden behind the recent chat', async ({ page }) => {
  await startChat(page);
  await page.goto(PAGES.home);
  await expect(recentChat(page)).toBeVisible();
  const last = page.getByRole('button', { name: 'Romantic' });
  await page.getByRole('link', { name: 'Browse All Companions' }).focus();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  const [button, card] = [await last.boundingBox(), await recentChat(page).boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
});

test('with large text it scrolls with the page, and hides none of it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 1000 });
  await doubleText(page);
  await startChat(page);
  await page.goto(PAGES.home);
  await expect(recentChat(page)).toBeVisible();
  await expect(recentChat(page)).not.toBeInViewport();
  await recentChat(page).scrollIntoViewIfNeeded();
  await expect(recentChat(page)).toBeInViewport();
});

test('leads to all chats', async ({ page }) => {
  await startChat(page);
  await page.goto(PAGES.home);
  await recentChat(page).getByRole('link', { name: 'Your chats' }).click();
  await expect(page).toHaveURL(PAGES.chats);
});
