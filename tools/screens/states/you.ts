import { expect } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import { SHARE_LOST } from '#contract/share.ts';
import {
  chatScreen,
  openChat,
  say,
  sendByApi,
  startChat,
  untilTold,
} from '../page-objects/chat.ts';
import { beDiscreet, hideBar } from '../page-objects/discreet.ts';
import { openPaywall, payAs } from '../page-objects/paywall.ts';
import { beAway, setPin } from '../page-objects/pin.ts';
import { holdPush } from '../page-objects/push.ts';
import { holdShared, sharedCard } from '../page-objects/share.ts';
import type { Screens } from './screens.ts';

/** The visitor’s own page, all chats, and what is discreet. */
export const YOU = {
  'a discreet chat': async (page) => {
    await beDiscreet(page);
    await openChat(page);
    await expect(hideBar(page)).toBeVisible();
  },
  'you, with a message to remember': async (page) => {
    await openChat(page);
    await say(page, 'My interview is on Friday, and I am afraid of it');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    await chatScreen(page).openMenu('user');
    await page.getByRole('button', { name: 'Remember this' }).click();
    await expect(page.getByText('She will remember this', { exact: true })).toBeVisible();
    await page.goto(PAGES.you);
    await expect(page.getByText('You said, Today')).toBeVisible();
  },
  'you, with our story': async (page) => {
    await openChat(page);
    await say(page, 'My name is Arjun and I live in Pune.');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    await untilTold(page, 'Lives in: Pune.');
    await chatScreen(page).openChatMenu('Our story so far');
    await expect(page.getByText('Name: Arjun.')).toBeVisible();
  },
  'you, with our story being changed': async (page) => {
    await openChat(page);
    await say(page, 'My name is Arjun and I live in Pune.');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    await untilTold(page, 'Lives in: Pune.');
    await chatScreen(page).openChatMenu('Our story so far');
    await page
      .getByRole('button', { name: /^Take out/ })
      .first()
      .click();
    await expect(page.getByText('Taken out.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Change: / })
      .first()
      .click();
    await expect(page.getByRole('textbox')).toBeVisible();
  },
  'Home inside Instagram': async (page) => {
    await page.addInitScript(() => {
      const agent = `${navigator.userAgent} Instagram 361.0.0.46.88 Android`;
      Object.defineProperty(navigator, 'userAgent', { get: () => agent });
    });
    await page.goto(PAGES.home);
    await expect(page.getByRole('button', { name: 'Open in browser' })).toBeVisible();
  },
  'a locked screen': async (page) => {
    await openChat(page);
    await setPin(page, '2468');
    await beAway(page);
    await page.goto(PAGES.home);
    await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
  },
  'you, choosing a PIN': async (page) => {
    await openChat(page);
    await page.goto(PAGES.you);
    await page.getByRole('button', { name: 'PIN on this phone' }).click();
    await page.getByRole('switch', { name: 'PIN on this phone' }).check();
    await expect(page.getByLabel('New PIN')).toBeVisible();
  },
  'a locked screen, with the recovery code': async (page) => {
    await openChat(page);
    await setPin(page, '2468');
    await beAway(page);
    await page.goto(PAGES.home);
    await page.getByText('Open with the recovery code').click();
    await expect(page.getByLabel('The twelve words')).toBeVisible();
  },
  'you, with notifications': async (page) => {
    await openChat(page);
    await holdPush(page);
    await page.goto(PAGES.you);
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect(page.getByRole('switch', { name: 'Without her name' })).toBeVisible();
    await page.getByRole('switch', { name: 'Without her name' }).scrollIntoViewIfNeeded();
  },
  'a message to be asked about': async (page) => {
    await openChat(page);
    await say(page, 'My interview is on Friday');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    await holdPush(page);
    await chatScreen(page).openMenu('user');
    await page.getByRole('button', { name: 'Ask me how it went' }).click();
    await expect(page.getByRole('button', { name: 'Tomorrow', exact: true })).toBeVisible();
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
  'you, for whom chats are closed': async (page) => {
    await sendByApi(page, await startChat(page), 'I am 16');
    await page.goto(PAGES.you);
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Write to us');
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
  'you, with a fact just forgotten': async (page) => {
    await openChat(page);
    await say(page, 'My name is Arjun and I live in Pune.');
    await expect(page.locator('[data-sender="ai"]')).toHaveCount(2);
    await page.goto(PAGES.you);
    await page.getByRole('button', { name: 'Forget Lives in: Pune' }).click();
    await expect(page.getByRole('button', { name: 'Undo: Lives in: Pune' })).toBeVisible();
  },
  'you, erased': async (page) => {
    await page.addInitScript(() => localStorage.setItem('jaanu_erased', 'yes'));
    await page.goto(PAGES.you);
    await expect(page.getByRole('heading')).toHaveText('Everything is gone');
  },
  'you, with nothing bought': async (page) => {
    await startChat(page);
    await page.goto(PAGES.you);
    await expect(page.getByText('Nothing bought yet.')).toBeVisible();
  },
} satisfies Screens;
