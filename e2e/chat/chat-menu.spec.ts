import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

test('search finds words in either script, and leads to their message', async ({ page }) => {
  await openChat(page);
  const { from, openChatMenu, dialog } = chatScreen(page);
  await say(page, 'मुझे चाय पसंद है');
  await expect(from('ai')).toHaveCount(2);
  await openChatMenu('Search in this chat');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('chai');
  await expect(dialog).toContainText('You, Today');
  await dialog.getByRole('button', { name: /^You, Today/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(from('user').first()).toBeFocused();
  await openChatMenu('Search in this chat');
  await page.keyboard.type('zebra');
  await expect(dialog).toContainText('Nothing found.');
  // The first one empties the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a chat is cleared and restored by keyboard, and stays cleared after a reload', async ({
  page,
}) => {
  await openChat(page);
  const { from, openChatMenu, messages } = chatScreen(page);
  await say(page, 'I love tea');
  await expect(from('ai')).toHaveCount(2);
  await openChatMenu('Clear this chat');
  await page.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(from('user')).toHaveCount(1);

  await openChatMenu('Clear this chat');
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(from('user')).toHaveCount(0);
  await expect(from('ai')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(from('user')).toContainText('I love tea');
  await expect(from('ai')).toHaveCount(3);

  await openChatMenu('Clear this chat');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(from('user')).toHaveCount(0);
  await page.reload();
  await expect(messages.first()).toContainText('She is an AI companion');
  await expect(from('user')).toHaveCount(0);
});

test('a chat is muted and unmuted; its menu leads to her profile and to what she remembers', async ({
  page,
}) => {
  const id = await openChat(page);
  const { openChatMenu, dialog } = chatScreen(page);
  await openChatMenu('Mute this chat');
  await expect(dialog).toHaveCount(0);
  await openChatMenu('Unmute this chat');
  await openChatMenu();
  await expect(dialog).toContainText('Mute this chat');
  await dialog.getByRole('link', { name: 'What she remembers' }).click();
  await expect(page.getByRole('heading', { name: 'What she remembers' })).toBeFocused();
  await page.goto(PAGES.chat(id));
  await openChatMenu();
  await dialog.getByRole('link', { name: 'Her profile' }).click();
  await expect(page).toHaveURL(/\/companion\/profile\//);
});

test('a message is reported with a reason, with or without its text, and the report withdrawn', async ({
  page,
}) => {
  await openChat(page);
  const { openMenu, openChatMenu, dialog, toast } = chatScreen(page);
  await openMenu('ai');
  await page.getByRole('button', { name: 'Report this' }).click();
  const send = dialog.getByRole('button', { name: 'Report' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Something else').check();
  await expect(send).toBeDisabled();
  await dialog.getByLabel('In your words').fill('She is not from Pune');
  await dialog.getByLabel('The team may read this message').check();
  await send.click();
  await expect(toast).toContainText('Thank you. We will read it.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast).toContainText('Nobody reads this report.');
  await openChatMenu('Report a message');
  await dialog.getByLabel('It is untrue or dangerous advice').check();
  await send.click();
  await expect(toast).toContainText('no words of the chat');
});

test.describe('without a network', () => {
  test.use({ provoked: /ERR_FAILED|Failed to (search|mute)/ });

  test('a failed action says so, and can be tried again', async ({ page }) => {
    await openChat(page);
    const { openChatMenu, dialog, toast } = chatScreen(page);
    await openChatMenu();
    // Its code comes with the first opening; Escape before that closes nothing.
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.route('**/api/chat/session/**', (route) => route.abort());
    await openChatMenu('Mute this chat');
    await expect(toast).toContainText('Please check your connection');
    await openChatMenu('Search in this chat');
    await page.getByRole('searchbox').fill('rain');
    await expect(dialog).toContainText('That did not work.');
    await page.unroute('**/api/chat/session/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('Nothing found.');
  });
});
