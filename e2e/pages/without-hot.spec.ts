import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import { WITHOUT_HOT } from '../../ops/testing/without-hot.ts';
import { chatScreen, openChat, say, startChat } from '../../tools/screens/page-objects/chat.ts';
import { inDatabase } from '../support/database.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { PAGES_FOLDER } from '../support/pages-folder.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.webmanifest', '.svg']);

test('no file of the build mentions that chat type', () => {
  const files = readdirSync(PAGES_FOLDER, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => TEXTS.has(extname(file)));
  expect(texts.length).toBeGreaterThan(50);
  const naming = texts.filter((file) =>
    /\berotic|\bDaring\b|[>"'`]Hot[<"'`]/.test(readFileSync(join(PAGES_FOLDER, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

test('Home, the list and a profile offer three kinds of chat', async ({ page }) => {
  await page.goto(PAGES.home);
  const start = page.getByRole('region', { name: 'Start Chatting' });
  await expect(start.getByRole('button')).toHaveText([/True Love/, /Friendly/, /Romantic/]);
  await page.goto(`${PAGES.companions}?type=erotic`);
  await expect(page.getByRole('status')).toContainText('companions available');
  const tabs = page.getByRole('group').getByRole('button', { pressed: true });
  await expect(tabs).toHaveText(['All']);
  await expect(page.getByRole('button', { name: 'Hot' })).toHaveCount(0);
  for (const type of ['romantic', 'friendly', 'truelove']) {
    const url = `${ENDPOINTS.companions.path}?chatType=${type}`;
    expect(await (await page.request.get(url)).json()).not.toEqual([]);
  }
});

test.describe('a request for it all the same', () => {
  test.use({ provoked: /status of 404|Unknown chat type/ });

  test('is not there', async ({ page }) => {
    await startChat(page);
    const made = await page.request.post(ENDPOINTS.createSession.path, {
      data: { chatType: 'erotic' },
    });
    expect(made.status()).toBe(422);
    const listed = await page.request.get(`${ENDPOINTS.companions.path}?chatType=erotic`);
    expect(JSON.stringify(await listed.json())).not.toContain('erotic');
    await page.goto('/loading/erotic');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('its prompts are in no database, and an existing chat continues as a romantic one', async ({
  page,
}) => {
  await withOwnProduct(
    'cool',
    async (product) => {
      const id = await openChat(page, product.url);
      await inDatabase(product, async ({ pool }) => {
        const [kinds] = await pool.query('select distinct prompt_for from prompts');
        expect((kinds as { prompt_for: string }[]).map((one) => one.prompt_for).sort()).toEqual([
          'friendly',
          'romantic',
          'truelove',
        ]);
        await pool.query("update chat_sessions set chat_type = 'erotic' where id = ?", [id]);
      });
      await page.goto(product.url + PAGES.chats);
      await expect(page.getByRole('listitem')).toContainText('Romantic');
      await page.goto(product.url + PAGES.home);
      const recent = page.getByRole('region', { name: 'Continue Recent Chat' });
      await expect(recent).toContainText('Romantic');
      await page.goto(product.url + PAGES.chat(id));
      await say(page, 'How was your day?');
      await expect(chatScreen(page).from('ai')).toHaveCount(2);
    },
    WITHOUT_HOT,
  );
});
