import type { Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/page-urls.ts';
import { SHARE_LOST } from '#contract/share.ts';
import { chatScreen, failReply, openChat, SEND, say, sendByApi, startChat } from './chat.ts';
import { LIST } from './companions.ts';
import { beDiscreet, hideBar } from './discreet.ts';
import { offerInstall } from './install.ts';
import { openPaywall, payAs, paywallScreen } from './paywall.ts';
import { holdShared, sharedCard } from './share.ts';
import { expect } from './test.ts';

/** Every screen and state, and how to get there. */
export const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  'home with a recent chat': async (page) => {
    await startChat(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Continue Recent Chat' })).toBeVisible();
  },
  'home with the install hint': async (page) => {
    await offerInstall(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Keep Jaanu close' })).toBeVisible();
  },
  companions: async (page) => {
    await page.goto('/companions');
    await expect(page.getByRole('status')).toContainText('companions available');
  },
  'companions on their way': async (page) => {
    await page.route(LIST, () => undefined);
    await page.goto('/companions');
  },
  'no companions found': async (page) => {
    await page.route(LIST, (route) => route.fulfill({ json: [] }));
    await page.goto('/companions');
    await expect(page.getByText('No companions found')).toBeVisible();
  },
  'companions that could not be loaded': async (page) => {
    await page.route(LIST, (route) => route.abort());
    await page.goto('/companions');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the choice of a chat type': async (page) => {
    await page.goto('/companions');
    await page.getByRole('button', { name: 'Chat Now' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a companion': async (page) => {
    await page.goto('/companion/profile/riya');
    await expect(page.getByRole('img')).toBeVisible();
  },
  'a busy companion': async (page) => {
    await page.route('**/availability', (route) => route.fulfill({ json: { isAvailable: false } }));
    await page.goto('/companion/profile/riya');
    await page.getByRole('button', { name: 'In chat (5 min)' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a companion who is not there': async (page) => {
    await page.goto('/companion/profile/nobody');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the grown-ups sheet': async (page) => {
    await page.addInitScript(() => localStorage.removeItem('jaanu_adult'));
    await page.goto('/loading/romantic');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  loading: async (page) => {
    await page.route(/\/api\/user\/(me|register)$/, () => undefined);
    await page.goto('/loading/romantic');
    await expect(page.getByRole('progressbar')).toBeVisible();
  },
  'loading that failed': async (page) => {
    await page.goto('/loading/anything');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  chat: async (page) => {
    await openChat(page);
    await say(page, 'Hello!');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
  },
  'chat with a toast': async (page) => {
    await openChat(page);
    await page.route(SEND, failReply);
    await say(page, 'Hello!');
    await expect(chatScreen(page).toast).toBeVisible();
  },
  'chat while she types': async (page) => {
    await openChat(page);
    await page.route(SEND, () => undefined);
    await say(page, 'Hello!');
    await expect(chatScreen(page).header).toContainText('Typing...');
  },
  'chat without a connection': async (page) => {
    await openChat(page);
    await page.route(SEND, (route) => route.abort());
    await say(page, 'Hello!');
    await expect(page.getByText('Connection lost.')).toBeVisible();
  },
  'chat at zero': async (page) => {
    await openChat(page);
    const systemMessage = rechargeMessage();
    await page.route(SEND, (route) =>
      route.fulfill({ json: { rechargeRequired: true, systemMessage } }),
    );
    await say(page, 'Hello!');
    await expect(page.locator('[data-type="recharge_required"]')).toBeVisible();
  },
  'chat in danger': async (page) => {
    await openChat(page);
    await say(page, 'I want to kill myself');
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  },
  'chat that was just closed': async (page) => {
    await openChat(page);
    await say(page, 'I am 16');
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
  'chats that are closed': async (page) => {
    const id = await startChat(page);
    await sendByApi(page, id, 'I am 16');
    await page.goto(PAGES.chat(id));
    await expect(page.getByRole('heading')).toHaveText('These chats are closed');
  },
  'loading for whom chats are closed': async (page) => {
    await sendByApi(page, await startChat(page), 'I am 16');
    await page.goto(PAGES.loading('friendly'));
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'chat after a payment': async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('payment_status', 'success');
      localStorage.setItem('payment_timestamp', '1');
    });
    await openChat(page);
    await expect(page.getByRole('region', { name: 'Payment Successful!' })).toBeVisible();
  },
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
  'a payment with the bank': async (page) => {
    await openPaywall(page);
    await payAs(page, 'starter', 'Leave it with the bank');
    await expect(page.getByText('Your bank is still working on it.')).toBeVisible();
  },
  'a payment that went well': async (page) => {
    await page.goto(`${PAGES.postPayment(await startChat(page))}?status=SUCCESS`);
    await expect(page.getByRole('heading')).toHaveText('Payment Successful!');
  },
  'a payment that failed': async (page) => {
    await page.goto(`${PAGES.postPayment(await startChat(page))}?status=CANCELLED`);
    await expect(page.getByRole('heading')).toHaveText('Payment Failed');
  },
  'a discreet chat': async (page) => {
    await beDiscreet(page);
    await openChat(page);
    await expect(hideBar(page)).toBeVisible();
  },
  'the note pad': (page) => page.goto(PAGES.notes),
  'no chats yet': async (page) => {
    await page.goto(PAGES.chats);
    await expect(page.getByText('You have no chats yet.')).toBeVisible();
  },
  'your chats': async (page) => {
    await startChat(page);
    await page.goto(PAGES.chats);
    await expect(page.getByRole('listitem')).toBeVisible();
  },
  'your chats, with something shared': async (page) => {
    await holdShared(page, 'A poem\nBy Kabir\nhttps://example.org/poems/a-poem-by-kabir');
    await startChat(page);
    await page.goto(PAGES.chats);
    await expect(sharedCard(page)).toBeVisible();
    await expect(page.getByRole('listitem')).toBeVisible();
  },
  'no chats yet, with something shared': async (page) => {
    await holdShared(page, 'Look what I found! '.repeat(40), true);
    await page.goto(PAGES.chats);
    await expect(page.getByText('You have no chats yet.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What you shared' })).toBeVisible();
  },
  'a share that was lost': async (page) => {
    await startChat(page);
    await page.goto(PAGES.chats + SHARE_LOST);
    await expect(page.getByText('What you shared did not arrive here.')).toBeVisible();
    await expect(page.getByRole('listitem')).toBeVisible();
  },
  'a discreet phone without a network': async (page) => {
    await beDiscreet(page);
    await page.goto('/offline');
    await expect(hideBar(page)).toBeVisible();
  },
  'you, where the browser keeps nothing': async (page) => {
    await startChat(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await page.goto(PAGES.you);
    await page.getByRole('switch', { name: 'Discreet on this phone' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  you: async (page) => {
    await openPaywall(page);
    await payAs(page, 'standard', /^Pay/);
    await page.goto(PAGES.you);
    await expect(page.getByText('Pack bought')).toBeVisible();
  },
  'you, before anything is known': async (page) => {
    await page.route(`**${ENDPOINTS.account.path}`, () => undefined);
    await page.goto(PAGES.you);
  },
  'you, with the question before erasing': async (page) => {
    await startChat(page);
    await page.goto(PAGES.you);
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('checkbox').check();
  },
  'you, with what she remembers': async (page) => {
    await openChat(page);
    await say(page, 'My name is Arjun and I live in Pune.');
    await expect(page.locator('[data-sender="ai"]')).toHaveCount(2);
    await page.goto(PAGES.you);
    await page.getByRole('button', { name: 'Correct Lives in: Pune' }).click();
  },
  'you, erased': async (page) => {
    await page.addInitScript(() => localStorage.setItem('jaanu_erased', 'yes'));
    await page.goto(PAGES.you);
    await expect(page.getByRole('heading')).toHaveText('Everything is gone');
  },
  'chat that is not there': async (page) => {
    await page.goto('/chat/none');
    await expect(page.getByRole('heading')).toHaveText('Chat not found');
  },
  article: (page) => page.goto('/blogs/why-indian-professionals-need-meaningful-connections'),
  'you, with nothing bought': async (page) => {
    await startChat(page);
    await page.goto(PAGES.you);
    await expect(page.getByText('Nothing bought yet.')).toBeVisible();
  },
  'page not found': (page) => page.goto('/nowhere'),
};

/** What the pages complain of on the way there. */
export const PROVOKED_BY_SCREENS = /status of 40[34]|Failed to/;

const rechargeMessage = () => ({
  id: '0190a000-0000-7000-8000-0000000000bb',
  sessionId: '0190a000-0000-7000-8000-0000000000cc',
  sender: 'system',
  content: 'You have no messages left.',
  messageType: 'recharge_required',
  timestamp: new Date().toISOString(),
});
