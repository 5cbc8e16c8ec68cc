import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, startChat } from '../../tools/screens/page-objects/chat.ts';
import { beDiscreet, hideBar } from '../../tools/screens/page-objects/discreet.ts';
import { visitWithWorker } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

test('a shared phone shows plain titles and icons, as soon as it is switched on', async ({
  page,
}) => {
  await startChat(page);
  await page.goto(PAGES.you);
  await expect(page).toHaveTitle('You · Jaanu');
  const choice = page.getByRole('switch', { name: 'Discreet on this phone' });
  await expect(hideBar(page)).toBeHidden();
  await choice.check();
  await expect(page).toHaveTitle('Notes');
  await expect(hideBar(page)).toBeVisible();
  for (const path of [PAGES.home, PAGES.companions, PAGES.profile('riya')]) {
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(page).toHaveTitle('Notes');
    expect(await icon(page)).toBe('/notes.svg');
  }
  await page.goto(PAGES.you);
  await choice.uncheck();
  await expect(page).toHaveTitle('You · Jaanu');
  await expect(hideBar(page)).toBeHidden();
});

test('Hide leads to an empty note pad at once, and nothing is lost', async ({ page }) => {
  await beDiscreet(page);
  await page.goto(PAGES.blogs);
  const id = await openChat(page);
  await chatScreen(page).input.fill('half a thought');
  await hideBar(page).click();
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

test('but not when discreet mode is off', async ({ page }) => {
  const id = await openChat(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await chatScreen(page).input.fill('still here');
  await expect(page).toHaveURL(PAGES.chat(id));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', provoked: /ERR_INTERNET_DISCONNECTED|Failed to/ });

  test('the note pad still opens', async ({ page, context }) => {
    await beDiscreet(page);
    await visitWithWorker(page);
    await context.setOffline(true);
    await hideBar(page).click();
    await expect(page.getByRole('heading')).toHaveText('Notes');
    expect(await page.content()).not.toContain('offline');
  });

  test('a page that was never visited does not mention us either', async ({ page, context }) => {
    await beDiscreet(page);
    await visitWithWorker(page);
    await context.setOffline(true);
    await page.goto(PAGES.terms);
    await expect(page.getByRole('heading')).toHaveText('You are offline');
    await expect(page).toHaveTitle('Notes');
    await expect(page.getByRole('main')).not.toContainText('Jaanu');
    await expect(page.getByLabel('Jaanu')).toHaveCount(0);
    await hideBar(page).click();
    await expect(page).toHaveURL(PAGES.notes);
  });
});

test('the window’s colour is that of the bar, and no longer ours', async ({ page }) => {
  const colours = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  const bar = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    return hideBar(page).evaluate((part) => getComputedStyle(part).backgroundColor);
  };
  const inHex = (colour: string) =>
    `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  await page.goto(PAGES.companions);
  const own = await colours();
  await beDiscreet(page);
  await page.reload();
  expect(await colours()).toEqual([inHex(await bar('light')), inHex(await bar('dark'))]);
  await page.evaluate(() => {
    localStorage.removeItem('jaanu_discreet');
    window.dispatchEvent(new Event('storage'));
  });
  expect(await colours()).toEqual(own);
});

test('without storage the switch stays off and says why', async ({ page }) => {
  await startChat(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto(PAGES.you);
  const choice = page.getByRole('switch', { name: 'Discreet on this phone' });
  await choice.click();
  await expect(page.getByRole('alert')).toContainText('keeps nothing for this site');
  await expect(choice).not.toBeChecked();
  await expect(hideBar(page)).toBeHidden();
  await expect(page).toHaveTitle('You · Jaanu');
});
