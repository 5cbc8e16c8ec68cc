import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say } from '../tools/screens/page-objects/chat.ts';
import { expect, test } from './support/test.ts';

test('what she was told is remembered, corrected and forgotten', async ({ page }) => {
  await openChat(page);
  await say(page, 'My name is Arjun and I live in Pune.');
  await expect(chatScreen(page).from('ai')).toHaveCount(2);

  await page.goto(PAGES.you);
  const memory = page.getByRole('region', { name: 'What she remembers' });
  await expect(memory.getByRole('listitem')).toContainText(['Name Arjun', 'Lives in Pune']);

  await memory.getByRole('button', { name: 'Correct Name: Arjun' }).click();
  await expect(memory.getByLabel('Name')).toBeFocused();
  await memory.getByLabel('Name').fill('Kabir');
  await page.keyboard.press('Enter');
  await expect(memory.getByRole('button', { name: 'Correct Name: Kabir' })).toBeFocused();

  await memory.getByRole('button', { name: 'Forget Lives in: Pune' }).click();
  await expect(memory.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(memory.getByRole('listitem')).toHaveCount(1);
  await expect(memory.getByRole('listitem')).toContainText('Name Kabir');
});

test('her portrait and name in a chat lead to her profile, and Back to the chat', async ({
  page,
}) => {
  const id = await openChat(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // Her name's link lies over the portrait.
  await chatScreen(page).header.locator('img').click({ force: true });
  await expect(page).toHaveURL(/\/companion\/profile\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(PAGES.chat(id));
});
