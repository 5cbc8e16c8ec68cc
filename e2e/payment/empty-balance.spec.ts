import { FREE_MESSAGES } from '#contract/limits.ts';
import {
  chatScreen,
  openChat,
  say,
  sendByApi,
  storedTexts,
} from '../../tools/screens/page-objects/chat.ts';
import { expectPageAtRest } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

// From the second try on the server answers 402, which Chromium notes.
test.use({ provoked: /status of 402 .*\/api\/chat\/message$/ });

test('at zero one card says so, and the text stays in the composer', async ({ page }) => {
  const id = await openChat(page);
  const chat = chatScreen(page);
  for (let n = 1; n <= FREE_MESSAGES; n++) expect(await sendByApi(page, id, `text ${n}`)).toBe(200);
  await page.reload();
  await expect(chat.left).toHaveText('0 messages left');
  await expectPageAtRest(page);

  const card = page.locator('[data-type="recharge_required"]');
  for (const words of ['One more thing...', 'And another']) {
    await say(page, words);
    await expect(chat.header).toContainText('Online now');
    await expect(card).toHaveCount(1);
    await expect(card).toBeInViewport();
    await expect(chat.input).toHaveValue(words);
    await expect(chat.from('user')).toHaveCount(FREE_MESSAGES);
    await expect(chat.toast).toHaveCount(0);
  }

  await expect(card).toHaveAttribute('data-sender', 'system');
  const [list, middle] = await Promise.all(
    [page.getByRole('log'), card.locator('p')].map((part) => part.boundingBox()),
  );
  const centre = (box: typeof list) => (box ? box.x + box.width / 2 : Number.NaN);
  expect(Math.abs(centre(list) - centre(middle))).toBeLessThan(2);

  expect(await storedTexts(page, id)).toHaveLength(FREE_MESSAGES);
  await page.reload();
  await expect(card).toHaveCount(1);
});
