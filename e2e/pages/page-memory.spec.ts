import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, startChat } from '../../tools/screens/page-objects/chat.ts';
import { cards } from '../../tools/screens/page-objects/companions.ts';
import { openPaywall, paywallScreen } from '../../tools/screens/page-objects/paywall.ts';
import { expect, test } from '../support/test.ts';

// Playwright switches the browser's own memory of pages off; visitors have it.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Leaves a page by what is pressed on it, and comes back to the very same page by Back. */
async function leaveAndComeBack(page: Page, leave: () => Promise<void>): Promise<void> {
  const { href } = new URL(page.url());
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await leave();
  await expect(page.locator('html:not([data-kept])')).toHaveCount(1);
  await page.waitForLoadState();
  // A page out of memory does not load again, so nothing but its arrival can be waited for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(href);
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
}

test('the four chat types', async ({ page }) => {
  await page.goto(PAGES.home);
  for (const name of ['True Love', 'Hot', 'Friendly', 'Romantic']) {
    const start = page.getByRole('button', { name });
    await leaveAndComeBack(page, async () => {
      await start.click();
      await page.waitForURL('**/loading/**', { waitUntil: 'commit' });
    });
    await expect(start).toBeEnabled();
  }
});

test('Continue, which then knows what has been said since', async ({ page }) => {
  await startChat(page);
  await page.goto(PAGES.home);
  const recent = page.getByRole('region', { name: 'Continue Recent Chat' });
  await leaveAndComeBack(page, async () => {
    await recent.getByRole('link', { name: 'Continue' }).click();
    const chat = chatScreen(page);
    await expect(chat.from('ai')).toHaveCount(1);
    await chat.input.fill('Hello!');
    await chat.send.click();
    await expect(chat.left).toHaveText('19 messages left');
  });
  await expect(recent).toContainText('19 messages left');
  await recent.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/chat/**');
});

test("a companion's Chat Now", async ({ page }) => {
  await page.goto(PAGES.companions);
  const chatNow = cards(page).first().getByRole('button', { name: 'Chat Now' });
  await leaveAndComeBack(page, async () => {
    await chatNow.click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await page.waitForURL('**/loading/**', { waitUntil: 'commit' });
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chatNow).toBeEnabled();
});

test("the paywall's packs", async ({ page }) => {
  await openPaywall(page);
  const { pay, pack, progress } = paywallScreen(page);
  await leaveAndComeBack(page, async () => {
    await pay('standard').click();
    await page.waitForURL('**/checkout/sandbox/*');
  });
  await expect(pay('standard')).toBeEnabled();
  await expect(pack('standard')).toHaveAttribute('data-dimmed', 'false');
  await expect(progress).toHaveCount(0);
  await pay('starter').click();
  await page.waitForURL('**/checkout/sandbox/*');
});

test('a chat that was erased meanwhile is not shown again, not even for a moment', async ({
  page,
}) => {
  const id = await openChat(page);
  await page.evaluate(() => {
    window.addEventListener('pageshow', () => {
      sessionStorage.setItem('came', 'back');
      // The first paint of it, unless it is removed before that.
      requestAnimationFrame(() => {
        const entry = document.querySelector('article');
        if (entry?.checkVisibility({ visibilityProperty: true }))
          sessionStorage.setItem('came', 'back and was seen');
      });
    });
  });
  await page.goto(PAGES.you);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is gone' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(PAGES.chat(id));
  await expect(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('came'))).toBe('back');
  // No new visitor was registered by merely looking.
  expect(await page.context().cookies()).toEqual([]);
});

test('a chat that was left for the paywall takes the next text', async ({ page }) => {
  await openChat(page);
  const chat = chatScreen(page);
  await chat.input.fill('half a thou');
  await leaveAndComeBack(page, async () => {
    await chat.left.click();
    await page.waitForURL('**/paywall/**');
  });
  await expect(chat.input).toHaveValue('half a thou');
  await chat.send.click();
  await expect(chat.from('ai')).toHaveCount(2);
});

test('a page that was left before the phone was shared comes back discreet', async ({ page }) => {
  await openChat(page);
  await leaveAndComeBack(page, async () => {
    await page.goto(PAGES.you);
    await page.getByRole('switch', { name: 'Discreet on this phone' }).check();
  });
  await expect(page).toHaveTitle('Notes');
  await expect(page.getByRole('link', { name: 'Hide' })).toBeVisible();
});

test('Back from the note pad shows nothing of the app, and opening it again shows all', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('jaanu_discreet', 'yes'));
  const id = await startChat(page);
  await page.goto(PAGES.home);
  await page.goto(PAGES.companions);
  await page.goto(PAGES.chat(id));
  await page.getByRole('link', { name: 'Hide' }).click();
  await expect(page).toHaveURL('/notes');
  for (const _page of [PAGES.companions, PAGES.home]) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/notes');
    await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  }
  await page.goto(PAGES.chat(id));
  await expect(chatScreen(page).from('ai')).toHaveCount(1);
});

test('the portrait of a previous chat is not shown for another companion', async ({ page }) => {
  const id = await startChat(page);
  await page.goto(PAGES.home);
  await leaveAndComeBack(page, async () => {
    await page.goto(PAGES.chat(id));
    const { from, input } = chatScreen(page);
    await expect(from('ai')).toHaveCount(1);
    await input.click();
    expect(await page.evaluate(() => sessionStorage.getItem('jaanu_portrait'))).toBeTruthy();
  });
  await page.getByRole('button', { name: 'Romantic' }).click();
  await page.waitForURL('**/loading/**', { waitUntil: 'commit' });
  await expect(page.locator('html:not([data-carrying])')).toHaveCount(1);
});
