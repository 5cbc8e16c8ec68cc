import type { Locator } from '@playwright/test';
import { chatScreen, openChat } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('asked for a photo, she sends a drawing of herself, for one message', async ({ page }) => {
  await openChat(page);
  const { input, send, from, left } = chatScreen(page);
  await input.fill('Send me a photo');
  await send.click();
  const picture = from('ai').getByRole('img', { name: /^Shared by / });
  await expect(picture).toBeVisible();
  await expect.poll(() => isDrawn(picture)).toBe(true);
  await expect(left).toHaveText('19 messages left');
  await page.reload();
  await expect.poll(() => isDrawn(picture)).toBe(true);
  await expect(from('ai')).toHaveCount(3);
});
