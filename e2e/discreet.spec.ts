import type { Page } from '@playwright/test';
import { PAGES } from '#contract/page-urls.ts';
import { chatScreen, openChat, startChat } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const hide = (page: Page) => page.getByRole('link', { name: 'Hide' });

const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

/** As a visitor who has chosen it before. */
const beDiscreet = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('jaanu_discreet', 'yes'));

test('a shared phone shows plain titles and icons, from the switch on', async ({ page }) => {
  await startChat(page);
  await page.goto(PAGES.you);
  await expect(page).toHaveTitle('You · Jaanu');
  const choice = page.getByRole('switch', { name: 'Discreet on this phone' });
  await expect(hide(page)).toBeHidden();
  await choice.check();
  await expect(page).toHaveTitle('Notes');
  await expect(hide(page)).toBeVisible();
  for (const path of [PAGES.home, PAGES.companions, PAGES.profile('riya')]) {
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(page).toHaveTitle('Notes');
    expect(await icon(page)).toBe('/notes.svg');
  }
  await page.goto(PAGES.you);
  await choice.uncheck();
  await expect(page).toHaveTitle('You · Jaanu');
  await expect(hide(page)).toBeHidden();
});

test('Hide leads to an empty note pad at once, and nothing is forgotten', async ({ page }) => {
  await beDiscreet(page);
  await page.goto(PAGES.blogs);
  const id = await openChat(page);
  await chatScreen(page).input.fill('half a thought');
  await hide(page).click();
  await expect(page).toHaveURL('/notes');
  await expect(page).toHaveTitle('Notes');
  await expect(page.getByRole('textbox')).toHaveValue('');
  expect(await page.content()).not.toContain('Jaanu');
  // The chat has left the history.
  await page.goBack();
  await expect(page).toHaveURL(PAGES.blogs);
  await page.goto(PAGES.chat(id));
  await expect(chatScreen(page).input).toHaveValue('half a thought');
});

test('the chat fills the window below the bar', async ({ page }) => {
  await beDiscreet(page);
  await openChat(page);
  const { height = 0 } = page.viewportSize() ?? {};
  const box = await chatScreen(page).input.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('Escape, twice in a row, does the same', async ({ page }) => {
  await beDiscreet(page);
  await openChat(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/notes');
});

test('but not for those who did not choose it', async ({ page }) => {
  const id = await openChat(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await chatScreen(page).input.fill('still here');
  await expect(page).toHaveURL(PAGES.chat(id));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', provoked: /ERR_INTERNET_DISCONNECTED|Failed to/ });

  test('the note pad opens all the same', async ({ page, context }) => {
    await beDiscreet(page);
    await page.goto(PAGES.home);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await hide(page).click();
    await expect(page.getByRole('heading')).toHaveText('Notes');
    expect(await page.content()).not.toContain('offline');
  });
});
