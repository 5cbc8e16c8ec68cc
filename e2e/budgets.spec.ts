import { brotliCompressSync } from 'node:zlib';
import { PAGES } from '#contract/pages.ts';
import { ARTICLE } from '../tools/screens/content.ts';
import type { ScreenPage } from '../tools/screens/page-kinds.ts';
import { startChat } from '../tools/screens/page-objects/chat.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;
/** React and react-dom alone are 60 KB of it. */
const ISLAND_SCRIPTS = 75 * KB;
/** Page and styles of an article, which stand in one file. */
const ARTICLE_SIZE = 10 * KB;

/** Where each screen is met; a screen without a line is a type error. */
const ISLANDS: Record<Exclude<ScreenPage, 'notes'>, (chatId: string) => string> = {
  home: () => PAGES.home,
  companions: () => PAGES.companions,
  companion: () => PAGES.companion('nobody'),
  profile: () => PAGES.profile('nobody'),
  loading: () => PAGES.loading('romantic'),
  chat: PAGES.chat,
  chats: () => PAGES.chats,
  you: () => PAGES.you,
  paywall: PAGES.paywall,
  postPayment: (id) => `${PAGES.postPayment(id)}?status=FAILED`,
  receipt: PAGES.receipt,
};

// The sheet keeps the loading screen from going on to the chat.
test.use({ isGrownUp: false, provoked: /status of 404/ });

for (const [name, address] of Object.entries(ISLANDS)) {
  test(`${name} needs at most 75 KB of script, compressed`, async ({ page }) => {
    const chatId = await startChat(page);
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
    });
    await page.goto(address(chatId));
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50 * KB);
    expect(total).toBeLessThanOrEqual(ISLAND_SCRIPTS);
  });
}

test('an article is at most 10 KB, compressed, with its styles', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.resourceType()));
  const answer = await page.goto(ARTICLE);
  const html = (await answer?.body()) ?? Buffer.of();
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(ARTICLE_SIZE);
  expect(fetched).not.toContain('stylesheet');
});
