import type { Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import { longDay } from '../../site/ui/format/long-day.ts';
import { chatScreen, startChat } from '../../tools/screens/page-objects/chat.ts';
import {
  openPaywall,
  payAs,
  paywallScreen,
  toSandbox,
} from '../../tools/screens/page-objects/paywall.ts';
import { expect, test } from '../support/test.ts';

const CREATE = `**${ENDPOINTS.createPayment.path}`;

test('a pack is bought, and the chat continues with it', async ({ page }) => {
  const id = await startChat(page);
  const chat = chatScreen(page);
  await test.step('the balance leads to the paywall', async () => {
    await page.goto(PAGES.chat(id));
    await chat.left.click();
    await page.waitForURL(`**${PAGES.paywall(id)}`);
    await expect(page).toHaveTitle('Continue Chatting · Jaanu');
  });

  await test.step('the payment is made', async () => {
    await payAs(page, 'starter', /^Pay ₹9$/);
    for (const words of ['Muaaah', 'Thank you jaan!', 'Messages Added!', 'Unlimited fun awaits!']) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByText('10 messages for ₹9')).toBeVisible();
    await expect(page.getByText('30 messages left now')).toBeVisible();
  });

  await test.step('the chat shows it once', async () => {
    await page.getByRole('button', { name: 'Continue Chatting' }).click();
    await page.waitForURL(`**${PAGES.chat(id)}`);
    const card = page.getByRole('region', { name: 'Payment Successful!' });
    await expect(card).toContainText(
      'Your messages have been added! Ready to continue chatting 💕',
    );
    await expect(chat.left).toHaveText('30 messages left');
    await expect(chat.header).toContainText('Premium');
    await card.getByRole('button', { name: "Great! Let's Chat" }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(chat.left).toHaveText('30 messages left');
    await expect(card).toHaveCount(0);
  });
});

for (const answer of ['Cancel', 'Let the payment fail'] as const) {
  test(`"${answer}" offers ways back to the packs and to the chat`, async ({ page }) => {
    const id = await openPaywall(page);
    await payAs(page, 'premium', answer);
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
    await expect(page.getByText('Oops!', { exact: true })).toBeVisible();
    await expect(page.getByText("Don't worry jaan, try again!", { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      "What happened? Your payment couldn't be processed. Please try again or contact support",
    );
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');

    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForURL(`**${PAGES.paywall(id)}`);
    await paywallScreen(page).back.click();
    await expectFailedCard(page, id);
  });
}

test('a payment still with the bank is waited for', async ({ page }) => {
  const id = await openPaywall(page);
  await paywallScreen(page).pay('standard').click();
  await toSandbox(page);
  const order = page.url();
  await page.getByRole('button', { name: 'Leave it with the bank' }).click();
  await expect(page.getByText('Checking payment status...')).toBeVisible();
  await expect(page.getByText('Your bank is still working on it.')).toBeVisible();
  const form = { action: 'pay' };
  const paid = await page.request.post(order, { form, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue Chatting' }).click();
  await page.waitForURL(`**${PAGES.chat(id)}`);
  await expect(chatScreen(page).left).toHaveText('70 messages left');
});

test('after going back from the provider the packs work again, and the chat shows the outcome', async ({
  page,
}) => {
  const id = await openPaywall(page);
  const { pay, back, pack } = paywallScreen(page);
  await pay('starter').click();
  await page.waitForURL('**/checkout/sandbox/*');
  await page.goBack();
  await expect(pay('standard')).toBeEnabled();
  await expect(pack('standard')).toHaveAttribute('data-dimmed', 'false');
  await back.click();
  await expectFailedCard(page, id);
});

test('an offer shows its end, and disappears after it', async ({ page }) => {
  const day = 24 * 60 * 60 * 1000;
  let end = Date.now() + day;
  await page.route('**/api/packs', async (route) => {
    const answer = await route.fetch();
    const { packs } = await answer.json();
    const [first, ...others] = packs;
    const endsAt = new Date(end).toISOString();
    await route.fulfill({ response: answer, json: { packs: [{ ...first, endsAt }, ...others] } });
  });
  await openPaywall(page);
  await expect(page.getByText(`Until ${longDay(new Date(end).toISOString())}`)).toBeVisible();
  end -= 2 * day;
  await page.reload();
  await expect(page.locator('[data-pack]')).toHaveCount(2);
  await expect(page.getByText('Until')).toHaveCount(0);
});

test('the packs are disabled while a payment is made', async ({ page }) => {
  await openPaywall(page);
  const { pay, pack, progress } = paywallScreen(page);
  let orders = 0;
  await page.route(CREATE, () => {
    orders += 1;
  });
  await pay('standard').dblclick({ force: true });
  await expect(progress).toContainText('Creating Payment...');
  await expect(progress).toContainText('Please wait while we set up your secure payment');
  await expect(pay('starter')).toBeDisabled();
  await expect(pack('starter')).toHaveAttribute('data-dimmed', 'true');
  await expect.poll(() => orders).toBe(1);
});

test('a tap on a price that is no longer asked buys nothing, one on the new price does', async ({
  page,
}) => {
  let tell = () => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(`**${ENDPOINTS.packs.path}`, async (route) => {
    await asked;
    const { packs } = await (await route.fetch()).json();
    const dearer = packs.map((one: { amount: number }) => ({ ...one, amount: one.amount + 1 }));
    await route.fulfill({ json: { packs: dearer } });
  });
  const amounts: number[] = [];
  await page.route(CREATE, (route) => {
    amounts.push(route.request().postDataJSON().amount);
  });
  await openPaywall(page);
  const { pack, pay, progress, toast } = paywallScreen(page);
  await expect(pack('starter')).toContainText('₹9');
  await pay('starter').click();
  await expect(progress).toContainText('Creating Payment...');
  tell();
  await expect(toast).toContainText('Prices have changed');
  await expect(pack('starter')).toContainText('₹10');
  expect(amounts).toEqual([]);
  await expect(async () => {
    await pay('starter').click();
    await expect(progress).toContainText('Creating Payment...', { timeout: 500 });
  }).toPass();
  await expect.poll(() => amounts).toEqual([10]);
});

test.describe('when no payment can be made', () => {
  test.use({ provoked: /payment\/create$|Failed to create payment/ });

  test('the page says so, and it can be tried again', async ({ page }) => {
    await openPaywall(page);
    const { pay, toast } = paywallScreen(page);
    // One that is cut once is retried automatically.
    await page.route(CREATE, (route) => route.abort());
    await pay('starter').click();
    await expect(toast).toHaveText('Payment FailedUnable to process payment. Please try again.');
    await expect(pay('starter')).toBeEnabled();
    await page.unroute(CREATE);
    await payAs(page, 'starter', /^Pay/);
  });

  test('the toast is reached with F8 and dismissed with a swipe', async ({ page }) => {
    await openPaywall(page);
    const { pay, toast } = paywallScreen(page);
    await page.route(CREATE, (route) => route.abort());
    await pay('starter').click();
    await expect(toast).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.locator('ol:focus').filter({ has: page.getByRole('listitem') })).toHaveCount(
      1,
    );
    await swipe(page, 40);
    await expect(toast).toBeVisible();
    await swipe(page, 60);
    await expect(toast).toHaveCount(0);
  });
});

test.describe('friends', () => {
  test.use({ provoked: /Failed to copy link/ });

  test('are invited over WhatsApp or by a copied link', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPaywall(page);
    const { id } = await (await page.request.get(ENDPOINTS.me.path)).json();
    const { share, toast } = paywallScreen(page);
    await share.click();
    const sheet = page.getByRole('dialog', { name: 'Refer and Earn 100 messages' });
    const link = `${baseURL}?ref=${id}`;
    await expect(sheet.getByText(link, { exact: true })).toBeVisible();

    const whatsapp = sheet.getByRole('link', { name: 'Share on WhatsApp' });
    await expect(whatsapp).toHaveAttribute('target', '_blank');
    const url = new URL((await whatsapp.getAttribute('href')) ?? '');
    expect(url.host).toBe('wa.me');
    expect(url.searchParams.get('text')).toContain(link);

    await sheet.getByRole('button', { name: 'Copy link' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(toast).toHaveText(
      'Link Copied!Referral link copied to clipboard. Share it with friends!',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expect(share).toBeFocused();
  });

  test('when the clipboard is blocked the page says so, and the link stays visible', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await openPaywall(page);
    await paywallScreen(page).share.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Copy link' }).click();
    const { toast } = paywallScreen(page);
    await expect(toast).toHaveText('ErrorFailed to copy link. Please try again.');
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
    await expect(sheet).toBeVisible();
  });
});

test('in a browser without the cookie the buyer sees the outcome', async ({ page, browser }) => {
  await openPaywall(page);
  // The page takes the token out of its address as soon as it is there.
  const back = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/post-payment/'),
  );
  await payAs(page, 'starter', /^Pay/);
  const returned = (await back).url();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(returned);
  await expect(elsewhere.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(elsewhere.getByText('Please go on there.')).toBeVisible();
  await expect(elsewhere.getByText('10 messages for ₹9', { exact: true })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Go Home' })).toBeVisible();
  await other.close();
});

test.describe('without a chat', () => {
  test.use({ provoked: /status of 404|Failed to verify payment/ });

  for (const path of [
    PAGES.paywall('none'),
    `${PAGES.postPayment('none')}?status=SUCCESS`,
    `${PAGES.postPayment('none')}?order_id=none`,
  ]) {
    test(`${path} has a way home`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Go home' }).click();
      await page.waitForURL(/\/$/);
    });
  }
});

test('all chats can be found again', async ({ page }) => {
  const id = await startChat(page);
  await page.goto(PAGES.chats);
  await expect(page.getByRole('heading', { name: 'Your chats' })).toBeVisible();
  await page.getByRole('listitem').getByRole('link').click();
  await page.waitForURL(`**${PAGES.chat(id)}`);
});

async function expectFailedCard(page: Page, id: string): Promise<void> {
  await page.waitForURL(`**${PAGES.chat(id)}`);
  const card = page.getByRole('region', { name: 'Payment Failed' });
  await expect(card).toContainText('Something went wrong with your payment. Please try again 💔');
  await expect(chatScreen(page).left).toHaveText('20 messages left');
  await card.getByRole('button', { name: 'Try Again' }).click();
  await page.waitForURL(`**${PAGES.paywall(id)}`);
}

/** Drags the toast to the right. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await paywallScreen(page).toast.boundingBox();
  if (!box) throw new Error('There is no toast');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}
