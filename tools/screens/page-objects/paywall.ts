import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { startChat } from './chat.ts';
import { toastOf } from './toast.ts';

/** The parts of the paywall, as a visitor finds them. */
export const paywallScreen = (page: Page) => {
  const pack = (id: string): Locator => page.locator(`[data-pack="${id}"]`);
  return {
    pack,
    pay: (id: string) => pack(id).getByRole('button', { name: 'Click to Pay' }),
    share: page.getByRole('button', { name: 'Share & Earn' }),
    back: page.getByRole('link', { name: 'Back to chat' }),
    progress: page.getByRole('status'),
    toast: toastOf(page),
  };
};

/** Opens the paywall of a new visitor's chat; answers the chat's id. */
export async function openPaywall(page: Page): Promise<string> {
  const id = await startChat(page);
  await page.goto(PAGES.paywall(id));
  await expect(paywallScreen(page).pay('starter')).toBeEnabled();
  return id;
}

/** From our sheet to the sandbox's own page, by the sheet's last entry. */
export async function toSandbox(page: Page): Promise<void> {
  await page.waitForURL('**/checkout/sandbox/*');
  await page.getByRole('button', { name: 'Card, netbanking and more' }).click();
  await page.waitForURL('**/sandbox/upi/*');
}

/** Chooses a pack and what becomes of it on the sandbox's page. */
export async function payAs(
  page: Page,
  id: string,
  answer: RegExp | 'Let the payment fail' | 'Leave it with the bank' | 'Cancel',
): Promise<void> {
  await paywallScreen(page).pay(id).click();
  await toSandbox(page);
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL('**/post-payment/**');
}
