import { expect } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import type { Session } from '#contract/schemas/chat.ts';
import {
  chatScreen,
  failReply,
  openChat,
  SEND,
  say,
  sendByApi,
  startChat,
} from '../page-objects/chat.ts';
import { giveEars, giveVoices } from '../page-objects/voice.ts';
import type { Screens } from './screens.ts';

/** A chat in all its states. */
export const CHAT = {
  chat: async (page) => {
    await openChat(page);
    await say(page, 'Hello!');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
  },
  'chat with a proposed reply chosen': async (page) => {
    await openChat(page);
    await say(page, 'I love rain');
    const { from, proposals } = chatScreen(page);
    await expect(from('ai')).toHaveCount(2);
    await proposals.first().click();
    await expect(proposals.first()).toContainText('Send:');
  },
  'chat with two replies': async (page) => {
    await openChat(page);
    await say(page, 'I love rain');
    const { from, another, replies } = chatScreen(page);
    await expect(from('ai')).toHaveCount(2);
    await another.click();
    await expect(replies).toContainText('2/2');
  },
  'menu of a message': async (page) => {
    await openChat(page);
    await say(page, 'I love rain');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    await chatScreen(page).openMenu('user');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'menu of a chat': async (page) => {
    await openChat(page);
    await chatScreen(page).openChatMenu();
    await expect(chatScreen(page).dialog).toBeVisible();
  },
  'search in a chat': async (page) => {
    await openChat(page);
    await say(page, 'मुझे चाय पसंद है');
    const { from, openChatMenu, dialog } = chatScreen(page);
    await expect(from('ai')).toHaveCount(2);
    await openChatMenu('Search in this chat');
    await page.getByRole('searchbox').fill('chai');
    await expect(dialog).toContainText('चाय पसंद');
  },
  'search that finds nothing': async (page) => {
    await openChat(page);
    await chatScreen(page).openChatMenu('Search in this chat');
    await page.getByRole('searchbox').fill('zebra');
    await expect(page.getByText('Nothing found.')).toBeVisible();
  },
  'report of a message': async (page) => {
    await openChat(page);
    await chatScreen(page).openChatMenu('Report a message');
    await page.getByLabel('Something else').check();
    await expect(page.getByLabel('In your words')).toBeVisible();
  },
  'question before a chat is cleared': async (page) => {
    await openChat(page);
    await chatScreen(page).openChatMenu('Clear this chat');
    await expect(page.getByText('Clear this chat?')).toBeVisible();
  },
  'chat that was cleared': async (page) => {
    await openChat(page);
    await say(page, 'I love rain');
    const { from, openChatMenu } = chatScreen(page);
    await expect(from('ai')).toHaveCount(2);
    await openChatMenu('Clear this chat');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('Chat cleared', { exact: true })).toBeVisible();
    await expect(from('ai')).toHaveCount(1);
  },
  'chat where she has changed a little': async (page) => {
    await page.route(/\/api\/chat\/session\/[\w-]+$/, async (route) => {
      const answer = await route.fetch();
      const session = (await answer.json()) as Session;
      const changes = ['She asks fewer questions.', 'She remembers the day of what you told her.'];
      session.version = { name: 'v1.0', changes, isOffered: true };
      await route.fulfill({ json: session });
    });
    await openChat(page);
    await page.getByRole('button', { name: 'See what' }).click();
    await expect(page.getByText('She asks fewer questions.')).toBeVisible();
  },
  'chat that is read aloud': async (page) => {
    await giveVoices(page, ['en-IN']);
    await openChat(page);
    await page.getByRole('button', { name: /^Read aloud/ }).click();
    await expect(page.getByText('Computer voice')).toBeVisible();
  },
  'chat while one dictates': async (page) => {
    await giveEars(page);
    await openChat(page);
    await page.getByRole('button', { name: 'Dictate' }).click();
    await expect(page.getByText('Listening...')).toBeVisible();
  },
  'chat while a message is changed': async (page) => {
    await openChat(page);
    await say(page, 'I love rain');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    await chatScreen(page).beginChange();
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
  'chats that are closed in Hindi': async (page) => {
    const id = await startChat(page);
    await sendByApi(page, id, 'मैं 16 साल की हूँ');
    await page.goto(PAGES.chat(id));
    await expect(page.getByRole('heading')).toHaveText('These chats are closed');
  },
  'all chats, closed': async (page) => {
    await sendByApi(page, await startChat(page), 'I am 16');
    await page.goto(PAGES.chats);
    await expect(page.getByText('Your chats are closed')).toBeVisible();
  },
  'chat after a payment': async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('payment_status', 'success');
      localStorage.setItem('payment_timestamp', '1');
    });
    await openChat(page);
    await expect(page.getByRole('region', { name: 'Payment Successful!' })).toBeVisible();
  },
  'chat that is not there': async (page) => {
    await page.goto('/chat/none');
    await expect(page.getByRole('heading')).toHaveText('Chat not found');
  },
} satisfies Screens;

const rechargeMessage = () => ({
  id: '0190a000-0000-7000-8000-0000000000bb',
  sessionId: '0190a000-0000-7000-8000-0000000000cc',
  sender: 'system',
  content: 'You have no messages left.',
  messageType: 'recharge_required',
  timestamp: new Date().toISOString(),
});
