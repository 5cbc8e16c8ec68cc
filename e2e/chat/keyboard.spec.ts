import type { Locator, Page } from '@playwright/test';
import { chatScreen } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

/** No screen of ours has more stops than this before what it is for. */
const MOST_STOPS = 12;

test('from Home to an answered message without touching the screen', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Friendly' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/chat\//);

  const { input, from, left } = chatScreen(page);
  await expect(from('ai')).toHaveCount(1);
  await tabTo(page, input);
  await page.keyboard.type('Hello from the keyboard');
  await page.keyboard.press('Enter');
  await expect(from('ai')).toHaveCount(2);
  await expect(left).toHaveText('19 messages left');
  await expect(input).toBeFocused();

  await page.keyboard.type('and again');
  await page.keyboard.press('Tab');
  await expect(chatScreen(page).send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(from('ai')).toHaveCount(3);
});

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached with ${MOST_STOPS} times Tab.`);
}
