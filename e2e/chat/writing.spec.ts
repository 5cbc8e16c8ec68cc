import { chatScreen, openChat, storedTexts } from '../../tools/screens/page-objects/chat.ts';
import { expectPageAtRest } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('Enter sends; Shift and Enter starts a new line', async ({ page }) => {
  const id = await openChat(page);
  const { input, from } = chatScreen(page);
  await input.pressSequentially('first line');
  await input.press('Shift+Enter');
  await input.pressSequentially('second line');
  await expect(input).toHaveValue('first line\nsecond line');
  await expect(from('user')).toHaveCount(0);

  await input.press('Enter');
  await expect(from('ai')).toHaveCount(2);
  await expect(input).toHaveValue('');
  expect(await storedTexts(page, id)).toEqual(['first line\nsecond line']);
});

test('Enter that accepts a word of an input method does not send', async ({ page, context }) => {
  const id = await openChat(page);
  const { input, from } = chatScreen(page);
  const keyboard = await context.newCDPSession(page);
  await input.focus();
  await keyboard.send('Input.imeSetComposition', {
    text: 'नम',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await input.press('Enter');
  await keyboard.send('Input.insertText', { text: 'नमस्ते' });
  await expect(input).toHaveValue(/^नमस्ते/);
  await expect(from('user')).toHaveCount(0);

  await input.press('Enter');
  await expect(from('ai')).toHaveCount(2);
  expect(await storedTexts(page, id)).toEqual(['नमस्ते']);
});

test('whitespace alone is never sent, and is trimmed around a text', async ({ page }) => {
  const id = await openChat(page);
  const { input, send, from } = chatScreen(page);
  await expect(send).toBeDisabled();
  await input.fill('  \n ');
  await expect(send).toBeDisabled();
  await input.press('Enter');
  await input.fill('  hi  ');
  await send.click();
  await expect(from('ai')).toHaveCount(2);
  expect(await storedTexts(page, id)).toEqual(['hi']);
});

test('Hindi, emoji and HTML characters arrive as they were written, and stay so', async ({
  page,
}) => {
  const text = 'नमस्ते जान 👩‍❤️‍👨🙏🏽 <b>"fish" & chips</b> اردو';
  const id = await openChat(page);
  const { input, from } = chatScreen(page);
  await input.fill(text);
  await input.press('Enter');
  await expect(from('user').locator('p')).toHaveText(text);
  await expect(from('ai')).toHaveCount(2);
  await page.reload();
  await expect(from('user').locator('p')).toHaveText(text);
  expect(await storedTexts(page, id)).toEqual([text]);
});

test('a long text wraps inside its bubble, and the newest entry is in view', async ({ page }) => {
  const id = await openChat(page);
  const { input, from } = chatScreen(page);
  const long = 'a'.repeat(2000);
  await input.fill(long);
  await input.press('Enter');
  await expect(from('ai')).toHaveCount(2);
  await expect(from('ai').last()).toBeInViewport({ ratio: 1 });
  await expectPageAtRest(page);
  expect(await storedTexts(page, id)).toEqual([long]);
});

test('a draft survives a reload, and is gone once it is sent', async ({ page }) => {
  await openChat(page);
  const { input, from } = chatScreen(page);
  await input.fill('Half a thought');
  await page.reload();
  await expect(input).toHaveValue('Half a thought');
  await input.press('Enter');
  await expect(from('ai')).toHaveCount(2);
  await page.reload();
  await expect(from('ai')).toHaveCount(2);
  await expect(input).toHaveValue('');
});
