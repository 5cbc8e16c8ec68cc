import { expect, type Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import type { Account } from '#contract/schemas/account.ts';
import { startChat } from '../page-objects/chat.ts';
import { openPaywall, payAs, paywallScreen } from '../page-objects/paywall.ts';
import type { Screens } from './screens.ts';

/** Has the pages take this browser for a phone's. */
const asPhone = (page: Page) =>
  page.addInitScript(() => {
    const agent = navigator.userAgent.replace(/\(.*?\)/, '(Linux; Android 14; SM-A556E)');
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  });

/** The packs, and what becomes of a payment. */
export const PAYMENT = {
  paywall: openPaywall,
  'paywall while paying': async (page) => {
    await openPaywall(page);
    await page.route(`**${ENDPOINTS.createPayment.path}`, () => undefined);
    await paywallScreen(page).pay('standard').click();
    await expect(paywallScreen(page).progress).toBeVisible();
  },
  'paywall with the referral sheet': async (page) => {
    await openPaywall(page);
    await paywallScreen(page).share.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the pay sheet': async (page) => {
    await asPhone(page);
    await openPaywall(page);
    await paywallScreen(page).pay('starter').click();
    await expect(page.getByRole('button', { name: 'Google Pay' })).toBeVisible();
  },
  'the pay sheet with a code': async (page) => {
    await openPaywall(page);
    await paywallScreen(page).pay('starter').click();
    await expect(page.locator('#qr svg')).toBeVisible();
  },
  'the pay sheet, come back to': async (page) => {
    await asPhone(page);
    await openPaywall(page);
    await paywallScreen(page).pay('starter').click();
    await page.route(`**${ENDPOINTS.verifyPayment.path}`, (route) =>
      route.fulfill({
        json: {
          success: false,
          status: 'pending',
          orderId: '0190a000-0000-7000-8000-0000000000bb',
          bankPending: true,
          bankReference: '432100987654',
        },
      }),
    );
    const opening = page.context().waitForEvent('page', { timeout: 2_000 });
    await page.getByRole('button', { name: 'PhonePe' }).click();
    await opening.then(
      (app) => app.close(),
      () => undefined,
    );
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('You need not pay again.').waitFor({ timeout: 30_000 });
  },
  'paywall that asks for the State': async (page) => {
    await openPaywall(page);
    await page.route(`**${ENDPOINTS.createPayment.path}`, (route) =>
      route.fulfill({
        status: 428,
        json: { error: 'Where do you live?', code: 'state_needed', requestId: 'screens' },
      }),
    );
    await paywallScreen(page).pay('starter').click();
    await expect(page.getByRole('dialog', { name: 'Where do you live?' })).toBeVisible();
  },
  'a receipt with an invoice and a credit note': async (page) => {
    await openPaywall(page);
    await payAs(page, 'starter', /^Pay/);
    await page.route(`**${ENDPOINTS.account.path}`, async (route) => {
      const answer = await route.fetch();
      const account = (await answer.json()) as Account;
      const [bought] = account.purchases;
      const tax = { gstin: '29ABCDE1234F1Z5', sac: '998439', rate: 18, state: '29', igst: 0 };
      const sums = { amount: 9, taxable: 7.63, cgst: 0.68, sgst: 0.69, day: '2026-11-22' };
      bought?.documents.push(
        { ...tax, ...sums, kind: 'invoice', number: 'I2627/000042' },
        { ...tax, ...sums, kind: 'credit-note', number: 'C2627/000007' },
      );
      await route.fulfill({ json: account });
    });
    await page.goto(PAGES.you);
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByText('Tax invoice')).toBeVisible();
  },
  'a receipt': async (page) => {
    await openPaywall(page);
    await payAs(page, 'starter', /^Pay/);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await page.goto(PAGES.you);
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByText('Paid by UPI')).toBeVisible();
  },
  'a payment with the bank': async (page) => {
    await openPaywall(page);
    await payAs(page, 'starter', 'Leave it with the bank');
    await expect(page.getByText('Your bank is still working on it.')).toBeVisible();
  },
  'a payment that the bank kept': async (page) => {
    await page.clock.install();
    await openPaywall(page);
    await payAs(page, 'starter', 'Leave it with the bank');
    await expect(page.getByText('Your bank is still working on it.')).toBeVisible();
    await page.clock.fastForward('02:00');
    await expect(page.getByRole('heading')).toHaveText('Payment Pending');
  },
  'a payment that went well': async (page) => {
    await openPaywall(page);
    await payAs(page, 'premium', /^Pay/);
    await expect(page.getByText('1000 messages for ₹1990')).toBeVisible();
  },
  'a payment that failed': async (page) => {
    await page.goto(`${PAGES.postPayment(await startChat(page))}?status=CANCELLED`);
    await expect(page.getByRole('heading')).toHaveText('Payment Failed');
  },
} satisfies Screens;
