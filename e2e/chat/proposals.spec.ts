import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

test('a tap on a proposed reply fills the composer, a second one sends it, and a reload shows them', async ({
  page,
}) => {
  await openChat(page);
  const { proposals, input, from, left } = chatScreen(page);
  await say(page, 'I love rain');
  await expect(from('ai')).toHaveCount(2);
  await expect(proposals).not.toHaveCount(0);
  const offered = await proposals.allInnerTexts();
  await page.reload();
  await expect(proposals).toHaveText(offered);

  await proposals.last().click();
  await expect(input).toHaveValue(offered.at(-1) ?? '');
  await expect(left).toHaveText('19 messages left');
  await proposals.last().click();
  await expect(from('user')).toHaveCount(2);
  await expect(from('user').last()).toContainText(offered.at(-1) ?? '');
  await expect(left).toHaveText('18 messages left');
  await expect(input).toHaveValue('');
});

test('they disappear while the visitor types, reappear when the composer is empty, and are reachable by keyboard', async ({
  page,
}) => {
  await openChat(page);
  const { proposals, input, from } = chatScreen(page);
  await say(page, 'I love rain');
  await expect(from('ai')).toHaveCount(2);
  await expect(proposals).not.toHaveCount(0);
  await input.fill('Well');
  await expect(proposals).toHaveCount(0);
  await input.fill('');
  await expect(proposals).not.toHaveCount(0);
  await proposals.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(from('user')).toHaveCount(2);
  await expect(page.getByRole('log', { name: 'Messages' })).toBeFocused();
});

test('there are none below a help card', async ({ page }) => {
  await openChat(page);
  const { proposals } = chatScreen(page);
  await say(page, 'I want to kill myself');
  await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await expect(proposals).toHaveCount(0);
});
