import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { PACED, withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

test('her sentences appear as she types them, and are there once at the end', async ({ page }) => {
  await withOwnProduct(
    'stream',
    async (product) => {
      await openChat(page, product.url);
      const chat = chatScreen(page);
      const growing = page.getByTestId('growing').locator('p');
      // Every answer to this has two sentences, and a sentence comes as a whole.
      await say(page, 'Are you an AI?');
      await expect(chat.header).toContainText('Typing...');
      const beginning = (await growing.textContent()) ?? '';
      await expect(chat.header).toContainText('Online now');

      await expect(growing).toHaveCount(0);
      await expect(chat.messages).toHaveCount(4);
      const whole = (await chat.from('ai').last().locator('p').textContent()) ?? '';
      expect(beginning).not.toBe('');
      expect(whole.length).toBeGreaterThan(beginning.length);
      expect(whole.startsWith(beginning.trimEnd())).toBe(true);
    },
    PACED,
  );
});
