import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say, startChat } from '../../tools/screens/page-objects/chat.ts';
import { openPaywall, payAs } from '../../tools/screens/page-objects/paywall.ts';
import { fault } from '../support/fault.ts';
import { expect, test } from '../support/test.ts';

const SOME_CHAT = '0198f000-0000-7000-8000-000000000000';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('purchases and messages are listed', async ({ page }) => {
  const id = await openChat(page);
  for (const words of ['Hello!', 'How are you?']) {
    await say(page, words);
    await expect(chatScreen(page).header).toContainText('Online now');
  }
  await page.goto(PAGES.paywall(id));
  await payAs(page, 'starter', /^Pay/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? 'none';
  await page.goto(PAGES.paywall(id));
  await payAs(page, 'standard', 'Let the payment fail');

  await page.goto(PAGES.chats);
  await page.getByRole('link', { name: 'You: purchases and data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You');
  await expect(section(page, 'Balance')).toContainText('28 messages left');
  const [failed, paid] = await section(page, 'Purchases').getByRole('listitem').all();
  await expect(failed as NonNullable<typeof failed>).toContainText(/50 messages ₹99\s*Failed/);
  await expect(paid as NonNullable<typeof paid>).toContainText(/10 messages ₹9\s*Paid/);
  await expect(paid as NonNullable<typeof paid>).toContainText(orderId);
  await expect(section(page, 'Where your messages went').getByRole('listitem')).toHaveText([
    'Pack bought+10',
    /^Messages with \w+−2$/,
    'Free messages to start with+20',
  ]);
  await section(page, 'Balance').getByRole('link', { name: 'Get more messages' }).click();
  await expect(page).toHaveURL(PAGES.paywall(id));
});

test('everything can be exported as a file', async ({ page }) => {
  await openChat(page);
  await say(page, 'For the record');
  await expect(chatScreen(page).from('ai')).toHaveCount(2);
  await page.goto(PAGES.you);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('jaanu-export.json');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('For the record');
  expect(Object.keys(JSON.parse(text))).toContain('payments');
});

test('Home leads there', async ({ page }) => {
  await page.goto(PAGES.home);
  await page.getByRole('link', { name: 'Your purchases and data' }).click();
  await expect(page).toHaveURL(PAGES.you);
});

test.describe('erasing', () => {
  test.use({ provoked: /status of 401/ });

  test('takes two steps; then there is no account until a chat starts, without free messages', async ({
    page,
    context,
  }) => {
    // Registered by the browser itself, so that it comes back under its own name.
    await page.goto(PAGES.home);
    await page.getByRole('button', { name: 'Friendly' }).click();
    await page.waitForURL('**/chat/**');
    await expect(chatScreen(page).left).toHaveText('20 messages left');
    await chatScreen(page).input.fill('half a thought');
    await page.goto(PAGES.you);

    await page.getByRole('button', { name: 'Erase everything' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase everything?' });
    await expect(dialog).toContainText('You still have 20 messages.');
    const erase = dialog.getByRole('button', { name: 'Erase for good' });
    await expect(erase).toBeDisabled();
    await dialog.getByRole('checkbox').check();
    await erase.click();
    await expect(page.getByRole('heading', { name: 'Everything is gone' })).toBeVisible();
    await expect(page.getByRole('heading')).toBeFocused();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'browserFingerprint',
      'jaanu_erased',
    ]);

    await page.goto(PAGES.postPayment(SOME_CHAT));
    await expect(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
    expect(await context.cookies()).toEqual([]);

    await page.getByRole('link', { name: 'Go home' }).click();
    await page.waitForURL(/\/$/);
    await page.goto(PAGES.companions);
    await expect(page.getByRole('status')).toContainText('companions available');
    expect(await context.cookies()).toEqual([]);

    await page.goto(PAGES.loading('friendly'));
    await page.waitForURL('**/chat/**');
    await expect(chatScreen(page).left).toHaveText('0 messages left');
    await page.goto(PAGES.you);
    await expect(section(page, 'Balance')).toContainText('was erased at your wish');
  });

  test('can be cancelled, by keyboard too', async ({ page }) => {
    await startChat(page);
    await page.goto(PAGES.you);
    const ask = page.getByRole('button', { name: 'Erase everything' });
    await ask.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Keep everything' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(ask).toBeFocused();
    await ask.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await page.request.get(ENDPOINTS.me.path)).status()).toBe(200);
  });
});

test.describe('while the server is away', () => {
  test.use({ provoked: /Failed to (erase|load account)|ERR_FAILED/ });

  test('nothing is erased, and the page says so', async ({ page }) => {
    await openPaywall(page);
    await page.goto(PAGES.you);
    await page.getByRole('button', { name: 'Erase everything' }).click();
    const mend = await fault(page, `**${ENDPOINTS.eraseMe.path}`, (route) => route.abort());
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('Nothing was erased.');
    mend();
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByRole('heading', { name: 'Everything is gone' })).toBeVisible();
  });

  test('trying again is offered', async ({ page }) => {
    await startChat(page);
    await fault(page, `**${ENDPOINTS.account.path}`, (route) => route.abort(), 1);
    await page.goto(PAGES.you);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(section(page, 'Balance')).toContainText('20 messages left');
  });
});
