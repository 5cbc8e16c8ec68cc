import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { chatScreen } from '../../tools/screens/page-objects/chat.ts';
import { openPaywall, paywallScreen } from '../../tools/screens/page-objects/paywall.ts';
import {
  checkoutScreen,
  orderPack,
  routeProvider,
  test as withCashfree,
} from '../support/cashfree.ts';
import { expect, test } from '../support/test.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const INSTAGRAM = `${CHROME.replace('SM-A556E', 'SM-A556E; wv')} Instagram 361.0.0.46.88 Android`;
const WEBVIEW = CHROME.replace('SM-A556E', 'SM-A556E; wv');
const phone = (userAgent: string) => ({
  userAgent,
  viewport: { width: 390, height: 780 },
  hasTouch: true,
  isMobile: true,
});

const apps = (page: Page) => page.locator('#apps').getByRole('button');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const say = (page: Page) => page.getByRole('status');

async function toSheet(page: Page): Promise<string> {
  const id = await openPaywall(page);
  await paywallScreen(page).pay('starter').click();
  await page.waitForURL('**/checkout/sandbox/*');
  return id;
}

/** What one does in an app; its tab stays where it is. */
async function inApp(context: BrowserContext, page: Page, name: string, button: RegExp | string) {
  const opening = context.waitForEvent('page');
  await apps(page).filter({ hasText: name }).click();
  const app = await opening;
  await app.getByRole('button', { name: button }).click();
  await expect(app.getByText('Done in the app')).toBeVisible();
  await app.close();
}

/** As a phone says when one is back from an app. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test.describe('on a phone', () => {
  test.use(phone(CHROME));

  test('an app is opened, and the messages are there on return', async ({ page, context }) => {
    const id = await toSheet(page);
    await expect(apps(page)).toHaveText(['Google Pay', 'PhonePe', 'Paytm', 'Another UPI app']);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await inApp(context, page, 'PhonePe', /^Pay ₹9$/);
    await comeBack(page);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await page.goto(PAGES.chat(id));
    await expect(chatScreen(page).left).toHaveText('30 messages left');
    await page.goto(PAGES.paywall(id));
    await paywallScreen(page).pay('starter').click();
    await page.waitForURL('**/checkout/sandbox/*');
    await expect(apps(page)).toHaveText(['PhonePe', 'Google Pay', 'Paytm', 'Another UPI app']);
  });

  test('a failed or pending payment is shown as such', async ({ page, context }) => {
    test.slow();
    await toSheet(page);
    await inApp(context, page, 'Paytm', 'Let the payment fail');
    await comeBack(page);
    await expect(say(page)).toContainText('did not go through');
    await inApp(context, page, 'Paytm', 'Leave it with the bank');
    await comeBack(page);
    await expect(say(page)).toContainText('You need not pay again.', { timeout: 30_000 });
    await expect(say(page)).toContainText(/within five working days \(by \d+ \w+\)/);
  });

  test('when no app opens, a code can be scanned from another phone, and saved', async ({
    page,
  }) => {
    await toSheet(page);
    await page.getByRole('button', { name: 'Scan from another phone' }).click();
    await expect(page.locator('#qr svg')).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    expect((await saved).suggestedFilename()).toBe('jaanu-upi.png');
  });
});

test('on a desktop a code is scanned, and the page continues by itself', async ({ page }) => {
  await toSheet(page);
  await expect(page.locator('#qr svg')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/Scan with any UPI app. 1\d:\d\d left/);
  const order = new URL(page.url()).pathname.split('/').at(-1);
  const form = { action: 'pay', app: 'qr' };
  expect((await page.request.post(`/sandbox/upi/${order}`, { form })).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('on a desktop the chat can be opened on the phone to pay there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPaywall(page);
  await page.getByRole('button', { name: 'Open on my phone' }).click();
  const sheet = page.getByRole('dialog', { name: 'Scan with the other phone' });
  await expect(sheet.getByRole('img', { name: /code to scan/ })).toBeVisible();
});

withCashfree.describe('with the provider’s components', () => {
  withCashfree.describe.configure({ mode: 'default' });

  withCashfree.describe('on a phone', () => {
    withCashfree.use(phone(CHROME));

    withCashfree('an app is opened at once, and its payment found', async ({ page, cashfree }) => {
      await routeProvider(page, cashfree);
      await orderPack(page, cashfree);
      await checkoutScreen(page).app('Google Pay').click();
      await expect(say(page)).toContainText('Pay in the app');
      // biome-ignore lint/suspicious/noExplicitAny: what the stand-in was asked to open
      expect(await page.evaluate(() => (window as any).openedApp)).toBe('gpay');
      const order = [...cashfree.emulator.books.orders.values()].at(-1);
      cashfree.emulator.books.attempt(order?.order_id ?? '', 'SUCCESS');
      await comeBack(page);
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    });

    for (const anyApp of ['default', 'web']) {
      withCashfree(
        `any other app opens where it is called ${anyApp}`,
        async ({ page, cashfree }) => {
          await page.addInitScript((name) => Object.assign(window, { anyApp: name }), anyApp);
          await routeProvider(page, cashfree);
          await orderPack(page, cashfree);
          await checkoutScreen(page).app('Another UPI app').click();
          await expect(say(page)).toContainText('Pay in the app');
          // biome-ignore lint/suspicious/noExplicitAny: what the stand-in was asked to open
          expect(await page.evaluate(() => (window as any).openedApp)).toBe(anyApp);
        },
      );
    }
  });

  withCashfree.describe('on an iPhone', () => {
    withCashfree.use(phone(IPHONE));

    withCashfree(
      'apps open where they mount, and nobody types an address',
      async ({ page, cashfree }) => {
        await routeProvider(page, cashfree);
        await orderPack(page, cashfree);
        await expect(apps(page)).toHaveText(['Google Pay', 'PhonePe', 'Paytm', 'Another UPI app']);
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await checkoutScreen(page).app('PhonePe').click();
        await expect(say(page)).toContainText('Pay in the app');
        // biome-ignore lint/suspicious/noExplicitAny: what the stand-in was asked to open
        expect(await page.evaluate(() => (window as any).openedApp)).toBe('phonepe');
      },
    );
  });

  withCashfree.describe('inside Instagram', () => {
    withCashfree.use(phone(INSTAGRAM));

    withCashfree('apps open, too', async ({ page, cashfree }) => {
      await routeProvider(page, cashfree);
      await orderPack(page, cashfree);
      await expect(apps(page)).toHaveCount(4);
    });
  });

  withCashfree.describe('in a plain web view', () => {
    withCashfree.use(phone(WEBVIEW));

    withCashfree(
      'no app mounts, and the hosted page is what is left',
      async ({ page, cashfree }) => {
        await routeProvider(page, cashfree);
        await orderPack(page, cashfree);
        await expect(say(page)).toContainText('No UPI app opens from here');
        await expect(apps(page)).toHaveCount(0);
        await checkoutScreen(page).more.click();
        await page.waitForURL('https://sandbox.cashfree.com/**');
      },
    );
  });

  withCashfree('on a desktop its code is shown and asked after', async ({ page, cashfree }) => {
    await routeProvider(page, cashfree);
    await orderPack(page, cashfree);
    await expect(page.locator('#qr')).toContainText('QR session_');
    const order = [...cashfree.emulator.books.orders.values()].at(-1);
    cashfree.emulator.books.attempt(order?.order_id ?? '', 'SUCCESS');
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });
});
