import { FORGET_UNDO_SECONDS } from '#contract/limits.ts';
import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say, untilTold } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

test('what she was told can be remembered, corrected and forgotten', async ({ page }) => {
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
  await expect(memory.getByRole('listitem')).toContainText(['Name Kabir', 'Lives in Forgotten.']);
  await page.reload();
  await expect(memory.getByRole('listitem')).toHaveCount(1);
  await expect(memory.getByRole('listitem')).toContainText('Name Kabir');
});

test('a forgotten fact is restored by keyboard, with its line in the story, or deleted after a minute', async ({
  page,
}) => {
  await page.clock.install();
  await openChat(page);
  await say(page, 'My name is Arjun and I live in Pune.');
  await expect(chatScreen(page).from('ai')).toHaveCount(2);

  await untilTold(page, 'Lives in: Pune.');
  await page.goto(PAGES.you);
  const memory = page.getByRole('region', { name: 'What she remembers' });
  const story = page.getByRole('region', { name: 'Our story so far' });
  await expect(story).toContainText('Lives in: Pune.');
  await memory.getByRole('button', { name: 'Forget Lives in: Pune' }).press('Enter');
  const undo = memory.getByRole('button', { name: 'Undo: Lives in: Pune' });
  await expect(undo).toBeFocused();
  await expect(story).not.toContainText('Lives in: Pune.');
  await page.keyboard.press('Enter');
  await expect(story).toContainText('Lives in: Pune.');
  await expect(memory.getByRole('listitem')).toContainText(['Name Arjun', 'Lives in Pune']);
  await page.reload();
  await expect(memory.getByRole('listitem')).toContainText(['Name Arjun', 'Lives in Pune']);
  await expect(story).toContainText('Lives in: Pune.');

  await memory.getByRole('button', { name: 'Forget Name: Arjun' }).press('Enter');
  await expect(memory.getByRole('button', { name: 'Undo: Name: Arjun' })).toBeFocused();
  await page.clock.fastForward(FORGET_UNDO_SECONDS * 1000);
  await expect(memory.getByRole('listitem')).toContainText(['Lives in Pune']);
  await expect(memory.getByRole('heading', { name: 'What she remembers' })).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ provoked: /ERR_FAILED|Failed to change what is remembered/ });

  test('a failed restore says so, and works on the next try', async ({ page }) => {
    await openChat(page);
    await say(page, 'My name is Arjun.');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    await page.goto(PAGES.you);
    const memory = page.getByRole('region', { name: 'What she remembers' });
    await memory.getByRole('button', { name: 'Forget Name: Arjun' }).click();
    const undo = memory.getByRole('button', { name: 'Undo: Name: Arjun' });
    await expect(undo).toBeVisible();
    await page.route('**/api/user/me/memory/**', (route) => route.abort());
    await undo.click();
    await expect(memory.getByRole('alert')).toContainText('That did not work.');
    await page.unroute('**/api/user/me/memory/**');
    await undo.click();
    await expect(memory.getByRole('listitem')).toContainText('Name Arjun');
  });
});

test('her portrait in a chat opens its menu, that leads to her profile, and Back to the chat', async ({
  page,
}) => {
  const id = await openChat(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // The button is over the portrait.
  await chatScreen(page).header.locator('img').click({ force: true });
  await page.getByRole('link', { name: 'Her profile' }).click();
  await expect(page).toHaveURL(/\/companion\/profile\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(PAGES.chat(id));
});

test('the story grows; a line is edited, removed and restored', async ({ page }) => {
  await openChat(page);
  await say(page, 'My name is Arjun and I live in Pune.');
  const { from, openChatMenu } = chatScreen(page);
  await expect(from('ai')).toHaveCount(2);
  await untilTold(page, 'Name: Arjun.');
  await openChatMenu('Our story so far');
  await expect(page.getByRole('heading', { name: 'Our story so far' })).toBeFocused();
  const story = page.getByRole('region', { name: 'Our story so far' });
  await expect(story).toContainText('Name: Arjun.');
  await story.getByRole('button', { name: /^Change: .*Name: Arjun/ }).click();
  await story.getByRole('textbox').fill('We met in the rain');
  await story.getByRole('button', { name: 'Save' }).click();
  await expect(story).toContainText('We met in the rain');
  await story.getByRole('button', { name: 'Undo the change: We met in the rain' }).click();
  await expect(story).toContainText('Name: Arjun.');
  await story.getByRole('button', { name: /^Change: .*Name: Arjun/ }).click();
  await story.getByRole('textbox').fill('We met in the rain');
  await story.getByRole('button', { name: 'Save' }).click();
  await story.getByRole('button', { name: 'Take out: We met in the rain' }).click();
  await expect(story).toContainText('Taken out.');
  await story.getByRole('button', { name: 'Undo: We met in the rain' }).click();
  await expect(story).toContainText('We met in the rain');
  await page.reload();
  await expect(story).toContainText('We met in the rain');
  await story.getByRole('button', { name: /^Erase all of it/ }).click();
  await expect(story).toContainText('Erased.');
  await story.getByRole('button', { name: /^Put all of it back/ }).click();
  await expect(story).toContainText('We met in the rain');
  await page.reload();
  await expect(story).toContainText('We met in the rain');
  await story.getByRole('button', { name: /^Erase all of it/ }).click();
  await expect(story).toContainText('Erased.');
  await page.reload();
  await expect(story).toContainText('Nothing yet.');
});
