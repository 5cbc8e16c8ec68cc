import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { ARTICLE } from '../../tools/screens/content.ts';
import { chatScreen, say } from '../../tools/screens/page-objects/chat.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

/** Runs an operator's command on a running product; its result. */
async function operate(state: string, ...words: string[]) {
  const line = ['ops/operator/ops.ts', ...words, '--json', '--by', 'Asha', '--state', state];
  const { stdout } = await promisify(execFile)(process.execPath, line);
  return JSON.parse(stdout);
}

/** A headless browser says so in its user agent, and is not counted. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** Longer than a process takes to know. */
const KNOWN_MS = 15_000;

test.describe('an operator steers without a deployment', () => {
  // What is refused shows on the console.
  test.use({
    userAgent: PHONE,
    provoked: /status of (409|401)|Failed to (send message|create chat session)/,
  });

  test('a notice, a companion switched off, maintenance; and views are counted', async ({
    page,
  }) => {
    await withOwnProduct('steering', async ({ url, state }) => {
      await page.goto(`${url}${ARTICLE}?utm_campaign=Diwali`);
      await page.locator('#page-content').getByRole('link', { name: 'Start chatting' }).click();
      await expect(page).toHaveURL(`${url}/`);
      const bar = page.locator('#notice');
      await expect(bar).toBeHidden();

      await operate(state, 'notice', 'UPI is slow today.');
      await expect(async () => {
        await page.reload();
        await expect(bar).toHaveText('UPI is slow today.', { timeout: 2_000 });
      }).toPass({ timeout: KNOWN_MS });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await operate(state, 'notice', 'off');

      await page.goto(`${url}/companion/profile/kavya`);
      const id = await page.evaluate(async () => {
        const her = await (await fetch('/api/companions/url/kavya')).json();
        const answer = await fetch('/api/chat/session', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ chatType: her.suitableForChatTypes[0], companionId: her.id }),
        });
        return (await answer.json()).id;
      });
      await page.goto(`${url}/chat/${id}`);
      const chat = chatScreen(page);
      await expect(chat.from('ai')).toHaveCount(1);
      await operate(state, 'companion', 'kavya', 'off', 'Kavya is travelling until Monday.');
      await page.waitForTimeout(7_000);
      await say(page, 'Are you there?');
      await expect(chat.toast).toContainText('Kavya is travelling until Monday.');
      await expect(chat.input).toHaveValue('Are you there?');
      await operate(state, 'companion', 'kavya', 'on');
      await operate(state, 'maintenance', 'We are back at nine.');
      await page.waitForTimeout(7_000);

      await page.goto(`${url}/loading/friendly`);
      await expect(page.getByRole('alert')).toContainText('We are back at nine.');
      await expect(bar).toHaveText('We are back at nine.');
      expect((await page.request.get(`${url}${ARTICLE}`)).status()).toBe(200);
      await operate(state, 'settings', 'undo', 'maintenance');
      await page.waitForTimeout(7_000);
      await page.goto(`${url}/chat/${id}`);
      await say(page, 'Are you back?');
      await expect(chat.from('ai')).toHaveCount(2);

      await page.goto(`${url}/paywall/${id}`);
      await page.waitForTimeout(16_000);
      await operate(state, 'roll-up');
      const { tables } = await operate(state, 'report', '1');
      const row = (table: string, name: string) =>
        tables[table].rows.find((each: { name: string }) => each.name === name)?.values;
      // Visits, registered, talked.
      expect(row('campaigns', 'diwali')?.slice(0, 3)).toEqual([1, 1, 1]);
      // Looked at, and fetched once more above; a page that is loaded again was led to by the article again.
      const [views, ledOn, ...became] = row('articles', ARTICLE);
      expect([views, ...became]).toEqual([2, 1, 1]);
      expect(ledOn).toBeGreaterThan(0);
      expect(row('steps', 'packs')).toEqual([1]);
    });
  });
});
