import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say, storedTexts } from '../../tools/screens/page-objects/chat.ts';
import { openPaywall, paywallScreen, toSandbox } from '../../tools/screens/page-objects/paywall.ts';
import { expect, test } from '../support/test.ts';

/** What browsers call slow 3G: a round trip in milliseconds, bytes a second each way. */
const SLOW = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A whole screen comes within this on such a network, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Longer than a text waits for the network before its words come back, in milliseconds. */
const WAIT_MS = 11_000;

const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
};

const lastPart = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

test.describe('on a slow network', () => {
  test('a first visit leads to an answered text', async ({ page }) => {
    test.slow();
    await slowDown(page);
    await page.goto(PAGES.home, { waitUntil: 'commit' });
    // Pressed as soon as it can be seen, before the scripts are there.
    await page.getByRole('button', { name: 'Friendly' }).click();
    await expect(page.getByText('Finding your friendly companion...')).toBeVisible({
      timeout: PATIENCE_MS,
    });
    await page.waitForURL('**/chat/*', { timeout: PATIENCE_MS });
    const chat = chatScreen(page);
    await expect(chat.from('ai')).toHaveCount(1, { timeout: PATIENCE_MS });
    await expect(chat.left).toHaveText('20 messages left');

    await say(page, 'Is anybody there?');
    // It is shown immediately, and stays, however long the network takes.
    await expect(chat.from('user')).toContainText('Is anybody there?');
    await expect(chat.header).toContainText('Typing...');
    await expect(chat.left).toHaveText('19 messages left', { timeout: PATIENCE_MS });
    await expect(chat.from('ai')).toHaveCount(2);
    await expect(chat.toast).toHaveCount(0);
    expect(await storedTexts(page, lastPart(page.url()))).toEqual(['Is anybody there?']);
  });

  test('two taps on Send send one text, and a reload in the middle keeps it', async ({ page }) => {
    const id = await openChat(page);
    const chat = chatScreen(page);
    await slowDown(page);
    await chat.input.fill('Only once');
    await chat.send.dblclick();
    await expect(chat.from('user')).toHaveCount(1);
    await page.reload({ waitUntil: 'commit' });
    await expect(chat.left).toHaveText('19 messages left', { timeout: PATIENCE_MS });
    await expect(chat.from('ai')).toHaveCount(2);
    await expect(chat.input).toHaveValue('');
    expect(await storedTexts(page, id)).toEqual(['Only once']);
  });
});

test.describe('without a network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to (send message|create payment)/ });

  test('the text goes back into the composer after a while, with a notice, and is sent later', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const id = await openChat(page);
    const chat = chatScreen(page);
    await context.setOffline(true);
    await say(page, 'From the tunnel');
    await expect(chat.input).toHaveValue('');
    await page.clock.runFor(WAIT_MS);
    await expect(chat.input).toHaveValue('From the tunnel');
    await expect(chat.from('user')).toHaveCount(0);
    await expect(chat.left).toHaveText('20 messages left');
    // The toast's own code could not be fetched.
    await expect(page.getByRole('alert')).toHaveText(
      'ErrorFailed to send message. Please try again.',
    );

    await context.setOffline(false);
    await chat.send.click();
    await page.clock.resume();
    await expect(chat.left).toHaveText('19 messages left');
    await expect(chat.from('ai')).toHaveCount(2);
    expect(await storedTexts(page, id)).toEqual(['From the tunnel']);
  });

  test('a payment is refused with a notice, and made later', async ({ page, context }) => {
    await openPaywall(page);
    const { pay } = paywallScreen(page);
    // Her face comes with the chat: nothing else is still loading.
    await expect(page.locator('header img')).toBeVisible();
    await context.setOffline(true);
    await pay('starter').click();
    const notice = page.getByRole('alert');
    await expect(notice).toHaveText('Payment FailedUnable to process payment. Please try again.');
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await context.setOffline(false);
    await pay('starter').click();
    await toSandbox(page);
  });
});
