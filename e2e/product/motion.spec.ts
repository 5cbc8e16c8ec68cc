import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import {
  chatScreen,
  openChat,
  SEND,
  say,
  startChat,
} from '../../tools/screens/page-objects/chat.ts';
import { cards } from '../../tools/screens/page-objects/companions.ts';
import { openPaywall, payAs } from '../../tools/screens/page-objects/paywall.ts';
import { expect, test } from '../support/test.ts';

/** Notes on every page which parts a page transition moves by themselves. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const transition = (event as PageRevealEvent).viewTransition;
      await transition?.ready.catch(() => undefined);
      const moved = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        .filter((name) => name?.startsWith('::view-transition-group'));
      document.documentElement.setAttribute('data-moved', [...new Set(moved)].join(' '));
    });
  });
}

const PORTRAIT = /::view-transition-group\(portrait\)/;

const moved = (page: Page) => page.locator('html');

test("a card's portrait transitions to the profile and back", async ({ page }) => {
  await watchTransitions(page);
  await page.goto(PAGES.companions);
  await cards(page).first().getByRole('link').click();
  await page.waitForURL('**/companion/profile/**');
  await expect(moved(page)).toHaveAttribute('data-moved', PORTRAIT);
});

test("Home's row leads to a page that shows her before any script runs", async ({ page }) => {
  await watchTransitions(page);
  await page.goto(PAGES.home);
  const portrait = page.locator('[data-row] img').first();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  await page.route('**/_astro/*.js', () => undefined);
  await page.locator('[data-row] a').first().click();
  await page.waitForURL('**/companion/*', { waitUntil: 'commit' });
  await expect(moved(page)).toHaveAttribute('data-moved', PORTRAIT);
  const ground = await page
    .locator('main [aria-hidden]')
    .first()
    .evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--carried'));
  expect(ground).toContain('/images/companions/');
});

test('an avatar transitions from the list of chats into the chat', async ({ page }) => {
  await startChat(page);
  await watchTransitions(page);
  await page.goto(PAGES.chats);
  await page.getByRole('listitem').getByRole('link').click();
  await page.waitForURL('**/chat/**');
  await expect(moved(page)).toHaveAttribute('data-moved', PORTRAIT);
  await expect(chatScreen(page).from('ai')).toHaveCount(1);
});

test('existing messages are not animated; new ones are', async ({ page }) => {
  const id = await openChat(page);
  await page.goto(PAGES.chat(id));
  const { messages } = chatScreen(page);
  await expect(messages).toHaveCount(2);
  const animations = () =>
    messages.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
  expect(await animations()).toEqual(['none', 'none']);
  await page.route(SEND, () => undefined);
  await say(page, 'Hello!');
  await expect(messages).toHaveCount(3);
  expect((await animations()).slice(0, 2)).toEqual(['none', 'none']);
  expect((await animations())[2]).not.toBe('none');
});

test('the balance is animated when it changes, and not before', async ({ page }) => {
  await openChat(page);
  const { left, from } = chatScreen(page);
  const animation = () =>
    left.locator('span').evaluate((count) => getComputedStyle(count).animationName);
  expect(await animation()).toBe('none');
  await say(page, 'Hello!');
  await expect(from('ai')).toHaveCount(2);
  await expect(left).toHaveText('19 messages left');
  expect(await animation()).not.toBe('none');
});

test('no animation takes longer than a quarter of a second, except waiting states', async ({
  page,
}) => {
  await openPaywall(page);
  await payAs(page, 'starter', /^Pay/);
  await expect(page.getByRole('heading')).toHaveText('Payment Successful!');
  const ends = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((part) => {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(part);
      const seconds = Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay);
      return animationName === 'none' ? [] : [seconds];
    }),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(0.25);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no portrait transitions', async ({ page }) => {
    await watchTransitions(page);
    await page.goto(PAGES.companions);
    await cards(page).first().getByRole('link').click();
    await page.waitForURL('**/companion/profile/**');
    await expect(moved(page)).toHaveAttribute('data-moved', '');
  });

  test('nothing in a chat moves', async ({ page }) => {
    await openChat(page);
    await page.route(SEND, () => undefined);
    await say(page, 'Hello!');
    await expect(page.getByTestId('typing')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
