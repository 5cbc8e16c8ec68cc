import type { Page, Route } from '@playwright/test';
import {
  chatScreen,
  failReply,
  openChat,
  SEND,
  say,
  storedTexts,
} from '../../tools/screens/page-objects/chat.ts';
import { fault } from '../support/fault.ts';
import { expect, test } from '../support/test.ts';

const TOAST = 'ErrorFailed to send message. Please try again.';

/** Longer than all tries of a lost send together. */
const TRIES_MS = 15_000;

/** The server does its work, and the answer never arrives. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

test.use({ provoked: /Failed to send message|Failed to load resource.*\/api\/chat\/message$/ });

test('when the engine fails the text goes back into the composer, and the next try works', async ({
  page,
}) => {
  const id = await openChat(page);
  await fault(page, SEND, failReply, 1);
  await say(page, 'Are you there?');
  await expectWordsBack(page, 'Are you there?');

  await chatScreen(page).send.click();
  await expectAnswered(page, id, 'Are you there?');
});

test('while the server is unavailable the text goes back into the composer, and is sent later', async ({
  page,
}) => {
  const id = await openChat(page);
  const mend = await fault(page, SEND, (route) => route.abort('connectionrefused'));
  await say(page, 'Are you there?');
  await expectWordsBack(page, 'Are you there?');

  mend();
  await chatScreen(page).send.click();
  await expectAnswered(page, id, 'Are you there?');
});

const HICCUPS: Record<string, (route: Route) => Promise<void>> = {
  'a refused connection': (route) => route.abort('connectionrefused'),
  "a gateway's own page": (route) =>
    route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Timeout</h1>' }),
  'an answer that is lost on the way': loseAnswer,
};

for (const [what, fail] of Object.entries(HICCUPS)) {
  test(`${what} recovers by itself, and nothing is sent or charged twice`, async ({ page }) => {
    const id = await openChat(page);
    await fault(page, SEND, fail, 1);
    await say(page, 'Did that reach you?');
    await expectAnswered(page, id, 'Did that reach you?');
  });
}

test('a text written offline is sent once the network is back', async ({ page, context }) => {
  const id = await openChat(page);
  await context.setOffline(true);
  await say(page, 'From the tunnel');
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await expect(chatScreen(page).header).not.toContainText('Typing...');
  await context.setOffline(false);
  await expectAnswered(page, id, 'From the tunnel');
});

test('a reload while the reply is on its way finds it', async ({ page }) => {
  const id = await openChat(page);
  const served = new Promise((resolve) => {
    // Answered by the server, and held back for good.
    fault(page, SEND, (route) => route.fetch().then(resolve), 1);
  });
  await say(page, 'Wait for me');
  await served;
  await page.reload();
  await expectAnswered(page, id, 'Wait for me');
});

test('the toast can be closed', async ({ page }) => {
  await openChat(page);
  const { toast } = chatScreen(page);
  await page.route(SEND, failReply);
  await say(page, 'hi');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});

async function expectWordsBack(page: Page, words: string): Promise<void> {
  const chat = chatScreen(page);
  await expect(chat.toast).toHaveText(TOAST, { timeout: TRIES_MS });
  await expect(chat.input).toHaveValue(words);
  await expect(chat.from('user')).toHaveCount(0);
  await expect(chat.left).toHaveText('20 messages left');
  await expect(chat.header).toContainText('Online now');
}

async function expectAnswered(page: Page, id: string, words: string): Promise<void> {
  const chat = chatScreen(page);
  await expect(chat.left).toHaveText('19 messages left');
  await expect(chat.messages).toHaveCount(4);
  await expect(chat.header).toContainText('Online now');
  await expect(chat.input).toHaveValue('');
  await expect(chat.toast).toHaveCount(0);
  expect(await storedTexts(page, id)).toEqual([words]);
}
