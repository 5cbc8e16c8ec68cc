import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import type { Session } from '#contract/schemas/chat.ts';
import { startChat } from '../../tools/screens/page-objects/chat.ts';
import { cards, companionsOf } from '../../tools/screens/page-objects/companions.ts';
import { expect, test } from '../support/test.ts';

/** A visitor who has a chat; answers it. */
const haveChat = async (page: Page): Promise<Session> => {
  await startChat(page);
  const [session] = (await (await page.request.get(ENDPOINTS.sessions.path)).json()) as Session[];
  if (!session) throw new Error('The chat is not listed');
  return session;
};

test('offers to continue with her', async ({ page }) => {
  const { id, companion } = await haveChat(page);
  await page.goto(PAGES.profile(companion.urlName));
  await page.getByRole('button', { name: 'Chat Now' }).click();
  const firstName = companion.name.split(' ')[0];
  const dialog = page.getByRole('dialog', { name: `Go on with ${firstName}?` });
  await expect(dialog.getByRole('listitem')).toHaveText(/^FriendlyToday, .*Go on$/);
  await dialog.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(PAGES.chat(id));
});

test('or to start a new chat, and Escape gives the focus back', async ({ page }) => {
  const { companion } = await haveChat(page);
  await page.goto(PAGES.companions);
  const card = cards(page).filter({ hasText: companion.name });
  const chatNow = card.getByRole('button', { name: 'Chat Now' });
  await chatNow.click();
  await page.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Choose Chat Type');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chatNow).toBeFocused();
});

test('continuing is possible while she is busy, a new chat is not', async ({ page }) => {
  await page.route('**/api/companions/*/availability', (route) =>
    route.fulfill({ json: { isAvailable: false } }),
  );
  const { companion } = await haveChat(page);
  await page.goto(PAGES.profile(companion.urlName));
  await page.getByRole('button', { name: 'In chat (5 min)' }).click();
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
  await page.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Companion Busy');
});

test('a chat with another companion starts as usual', async ({ page }) => {
  const { companion } = await haveChat(page);
  const other = (await companionsOf(page)).find(({ id }) => id !== companion.id);
  await page.goto(PAGES.profile(other?.urlName ?? ''));
  await page.getByRole('button', { name: 'Chat Now' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Choose Chat Type');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the offer is readable for everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { companion } = await haveChat(page);
    await page.goto(PAGES.profile(companion.urlName));
    await page.getByRole('button', { name: 'Chat Now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
