import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { type Emulator, startEmulator } from '../../api/test/support/cashfree/emulator.ts';
import { KEYS } from '../../api/test/support/cashfree/emulator-books.ts';
import { makePrivateState, removePrivateState } from '../../ops/testing/private-state.ts';
import { startProduct } from '../../ops/testing/product.ts';
import { startChat } from '../../tools/screens/page-objects/chat.ts';
import { paywallScreen } from '../../tools/screens/page-objects/paywall.ts';
import { test as base, expect } from './test.ts';

/** A product whose payments go to the emulated provider. */
interface Cashfree {
  url: string;
  emulator: Emulator;
}

/** A test on one such product, shared by the tests of its worker. */
export const test = base.extend<object, { cashfree: Cashfree }>({
  cashfree: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern.
    async ({}, use) => {
      const [emulator, state] = [await startEmulator(), await makePrivateState('cashfree')];
      const product = await startProduct({
        state,
        env: {
          PAYMENT_PROVIDER: 'cashfree',
          CASHFREE_APP_ID: KEYS.appId,
          CASHFREE_SECRET_KEY: KEYS.secretKey,
          CASHFREE_FALLBACK_PHONE: '9999999999',
          CASHFREE_BASE_URL: emulator.url,
        },
      });
      await use({ url: product.url, emulator });
      await product.stop();
      await emulator.stop();
      await removePrivateState(state);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const SDK = 'https://sdk.cashfree.com/js/v3/cashfree.js';

/** The provider's hosts, as the browser sees them, answered by the emulator. */
export async function routeProvider(page: Page, { emulator }: Cashfree): Promise<void> {
  const { origin } = new URL(emulator.url);
  await page.route('https://*.cashfree.com/**', async (route) => {
    const url = origin + new URL(route.request().url()).pathname;
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
  });
}

/** Orders the smallest pack as a new visitor; answers the chat's id. */
export async function orderPack(page: Page, { url }: Cashfree): Promise<string> {
  const id = await startChat(page, url);
  await page.goto(url + PAGES.paywall(id));
  await paywallScreen(page).pay('starter').click();
  return id;
}

/** The parts of our own page on the way to the provider. */
export const checkoutScreen = (page: Page) => ({
  /** The way to the provider's own page. */
  more: page.getByRole('button', { name: 'Card, netbanking and more' }),
  tryAgain: page.getByRole('button', { name: 'Try again' }),
  packs: page.getByRole('link', { name: 'Back to the packs' }),
  say: page.getByRole('status'),
  app: (name: string) => page.locator('#apps').getByRole('button', { name }),
});

export { expect };
