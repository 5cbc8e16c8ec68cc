import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { endpointPath } from '#contract/endpoints/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Message, Session } from '#contract/schemas/chat.ts';
import { toastOf } from './toast.ts';

/** The call that carries a visitor's text, for `page.route`. */
export const SEND = `**${ENDPOINTS.sendMessage.path}`;

/** Answers it as the server does when the reply engine failed. */
export const failReply = (route: Route): Promise<void> =>
  route.fulfill({
    status: 502,
    json: { error: 'No reply came; nothing was taken', code: 'reply_failed', requestId: 'e2e' },
  });

/** The parts of the chat screen, as a visitor finds them. */
export const chatScreen = (page: Page) => {
  const messages = page.getByRole('log', { name: 'Messages' }).getByRole('article');
  const openMenu = async (sender: 'user' | 'ai') =>
    page
      .locator(`[data-sender="${sender}"]`)
      .last()
      .getByRole('button', { name: /^More about/ })
      .click();
  return {
    input: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: 'Send', exact: true }),
    /** The balance, as '{n} messages left'. */
    left: page.getByText(/^\d+ messages left$/),
    header: page.locator('header'),
    messages,
    /** All entries of one sender: `user`, `ai` or `system`. */
    from: (sender: Message['sender']): Locator => page.locator(`[data-sender="${sender}"]`),
    /** The replies proposed below her newest message. */
    proposals: page.getByRole('group', { name: 'Proposed replies' }).getByRole('button'),
    /** Opens what can be done with the newest message of a sender. */
    openMenu,
    /** Takes the words of the visitor's newest message into the composer; what is typed before they are there would be lost. */
    beginChange: async () => {
      await openMenu('user');
      await page.getByRole('button', { name: 'Change the words' }).click();
      await expect(page.getByText('Changing your last message')).toBeVisible();
    },
    /** Opens what can be done with the chat, and chooses of it where something is named. */
    openChatMenu: async (choice?: string) => {
      await page.getByRole('button', { name: /^Menu of this chat/ }).click();
      if (choice) await page.getByRole('dialog').getByText(choice, { exact: true }).click();
    },
    dialog: page.getByRole('dialog'),
    /** Asks for another reply in place of her newest one. */
    another: page.getByRole('button', { name: /^Another reply/ }),
    /** Which of her replies is shown, and the ways to the others. */
    replies: page.getByRole('group', { name: 'Her replies' }),
    /** The text of every entry, with its time. */
    texts: () => messages.allInnerTexts(),
    toast: toastOf(page),
  };
};

/**
 * Makes the page's visitor a new one, registered and with a chat; answers the chat's id.
 * @param origin of a product of the test's own
 */
export async function startChat(page: Page, origin = ''): Promise<string> {
  const registered = await page.request.post(origin + ENDPOINTS.register.path, {
    data: { browserFingerprint: `e2e-${crypto.randomUUID()}` },
  });
  expect(registered.status()).toBe(201);
  return makeSession(page, origin);
}

/** Starts a chat for the visitor whose cookies the page has; answers its id. */
export async function makeSession(page: Page, origin = ''): Promise<string> {
  const made = await page.request.post(origin + ENDPOINTS.createSession.path, {
    data: { chatType: 'friendly' },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as Session).id;
}

/** Starts a chat, opens it and waits for her welcome; answers its id. */
export async function openChat(page: Page, origin = ''): Promise<string> {
  const id = await startChat(page, origin);
  await page.goto(`${origin}/chat/${id}`);
  await expect(chatScreen(page).from('ai')).toHaveCount(1);
  await expect(chatScreen(page).header).toContainText('Online now');
  return id;
}

/** Writes a text and sends it with the button. */
export async function say(page: Page, text: string): Promise<void> {
  const { input, send } = chatScreen(page);
  await input.fill(text);
  await send.click();
}

/** Waits until the story of the two has these words: it is written after her answer, and a page reads it once. */
export async function untilTold(page: Page, words: string): Promise<void> {
  const account = async () => (await page.request.get(ENDPOINTS.account.path)).text();
  await expect.poll(account).toContain(words);
}

/** Sends a text past the screen; answers the status. */
export async function sendByApi(page: Page, chatId: string, content: string): Promise<number> {
  const data = { sessionId: chatId, sender: 'user', content };
  return (await page.request.post(ENDPOINTS.sendMessage.path, { data })).status();
}

/** The visitor's texts as the server keeps them. */
export async function storedTexts(page: Page, chatId: string): Promise<string[]> {
  const answer = await page.request.get(endpointPath(ENDPOINTS.messages, { id: chatId }));
  const list = (await answer.json()) as Message[];
  return list.filter(({ sender }) => sender === 'user').map(({ content }) => content);
}
