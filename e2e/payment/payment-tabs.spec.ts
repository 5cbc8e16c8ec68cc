import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { chatScreen } from '../../tools/screens/page-objects/chat.ts';
import {
  openPaywall,
  payAs,
  paywallScreen,
  toSandbox,
} from '../../tools/screens/page-objects/paywall.ts';
import { expect, test } from '../support/test.ts';

const success = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });

async function expectBalance(page: Page, chatId: string, messages: number): Promise<void> {
  await page.goto(PAGES.chat(chatId));
  await expect(chatScreen(page).left).toHaveText(`${messages} messages left`);
}

test('reloads on the way change nothing: one order, one credit', async ({ page }) => {
  const id = await openPaywall(page);
  await page.reload();
  await paywallScreen(page).pay('starter').click();
  await toSandbox(page);
  await page.reload();
  await page.getByRole('button', { name: /^Pay ₹9$/ }).click();
  await expect(success(page)).toBeVisible();
  await page.reload();
  await expect(success(page)).toBeVisible();
  await expectBalance(page, id, 30);
});

test('two packs bought in two tabs are both credited', async ({ page, context }) => {
  const id = await openPaywall(page);
  const other = await context.newPage();
  await other.goto(PAGES.paywall(id));
  await paywallScreen(page).pay('starter').click();
  await toSandbox(page);
  await payAs(other, 'standard', /^Pay ₹99$/);
  await expect(success(other)).toBeVisible();
  await page.getByRole('button', { name: /^Pay ₹9$/ }).click();
  await expect(success(page)).toBeVisible();
  await expectBalance(page, id, 80);
});

test('one order paid in two tabs at once is credited once', async ({ page, context }) => {
  const id = await openPaywall(page);
  await paywallScreen(page).pay('starter').click();
  await toSandbox(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const press = (tab: Page) => tab.getByRole('button', { name: /^Pay ₹9$/ }).click();
  await Promise.all([press(page), press(other)]);
  await expect(success(page)).toBeVisible();
  await expect(success(other)).toBeVisible();
  await expectBalance(page, id, 30);
});

test('a chat open in another tab shows the payment when it is viewed', async ({
  page,
  context,
}) => {
  const id = await openPaywall(page);
  const chat = await context.newPage();
  await expectBalance(chat, id, 20);
  await page.bringToFront();
  await payAs(page, 'starter', /^Pay ₹9$/);
  await expect(success(page)).toBeVisible();
  await chat.bringToFront();
  await chat.reload();
  await expect(chatScreen(chat).left).toHaveText('30 messages left');
});
