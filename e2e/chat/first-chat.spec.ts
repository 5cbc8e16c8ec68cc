import type { Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { chatScreen, say } from '../../tools/screens/page-objects/chat.ts';
import { hold } from '../support/fault.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

test('the first chat, from Home to a restart of the whole product', async ({ page }) => {
  await withOwnProduct('first', async (product) => {
    await test.step('Home offers the four types', async () => {
      await page.goto(product.url);
      await expect(page).toHaveTitle('Jaanu: Real chat, Real feelings!');
      await expect(page.getByRole('heading', { name: 'Jaanu' })).toBeVisible();
      for (const text of [
        'Real chat, Real feelings!',
        'Start with 20 FREE messages',
        'No signup required • Instant chat',
      ]) {
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'Start Chatting' })).toBeVisible();
      const names = await page.getByRole('main').getByRole('button').allInnerTexts();
      expect(names).toEqual(['True Love', 'Hot', 'Friendly', 'Romantic']);
      await expect(page.getByText('Continue Recent Chat')).toHaveCount(0);
    });

    await test.step('a tap leads through the loading screen into a chat', async () => {
      const letThrough = await hold(page, `**${ENDPOINTS.createSession.path}`);
      await page.getByRole('button', { name: 'True Love' }).click();
      // Before its scripts are there the button submits a form, which adds a question mark.
      await page.waitForURL(({ pathname }) => pathname === '/loading/truelove');
      await expect(page.getByRole('heading')).toHaveText('Finding your true love...');
      await expect(page.getByRole('progressbar')).toBeVisible();
      letThrough();
      await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
    });

    const chat = chatScreen(page);
    await test.step('she is there, introduces herself and welcomes the visitor', async () => {
      await expect(chat.messages).toHaveCount(2);
      await expect(chat.from('system')).toContainText('AI companion, not a real person');
      await expect(chat.from('ai')).not.toBeEmpty();
      await expect(chat.header.getByRole('heading')).toHaveText(/^[A-Z][a-z]+$/);
      await expect(chat.header).toContainText('Online now');
      await expect(chat.left).toHaveText('20 messages left');
      await expect(chat.header).toContainText('Free chat');
      await expectPicture(page);
    });

    await test.step('a message is answered and paid for', async () => {
      await say(page, 'Hello! I had a long day at work.');
      await expect(chat.from('user')).toContainText('Hello! I had a long day at work.');
      await expect(chat.messages).toHaveCount(4);
      await expect(chat.from('ai')).toHaveCount(2);
      await expect(chat.left).toHaveText('19 messages left');
      await expect(chat.input).toBeFocused();
      await expect(chat.input).toHaveValue('');
    });

    const before = await chat.texts();
    const name = (await chat.header.getByRole('heading').textContent()) ?? '';

    await test.step('a reload keeps every message', async () => {
      await page.reload();
      await expect(chat.messages).toHaveCount(4);
      expect(await chat.texts()).toEqual(before);
    });

    await test.step('a restart keeps every message', async () => {
      expect(await product.stop()).toBe(0);
      await product.startAgain();
      await page.reload();
      await expect(chat.messages).toHaveCount(4);
      expect(await chat.texts()).toEqual(before);
      await expect(chat.left).toHaveText('19 messages left');
    });

    await test.step('Home leads back into the chat', async () => {
      const address = page.url();
      await page.getByRole('link', { name: 'Back to home' }).click();
      const recent = page.getByRole('region', { name: 'Continue Recent Chat' });
      await expect(recent).toContainText(name);
      await expect(recent).toContainText('True Love');
      await expect(recent).toContainText('19 messages left');
      await recent.getByRole('link', { name: 'Continue' }).click();
      await page.waitForURL(address);
      await expect(chat.messages).toHaveCount(4);
    });
  });
});

/** Her picture has come, and is one. */
async function expectPicture(page: Page) {
  const picture = chatScreen(page).header.locator('img');
  await expect(picture).toHaveAttribute('src', /^\/images\/companions\/[a-z0-9-]+\.webp$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
