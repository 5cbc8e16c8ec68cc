import { brotliCompressSync } from 'node:zlib';
import { PAGES } from '#contract/pages.ts';
import { ARTICLE } from '../../tools/screens/content.ts';
import { FIXED_SCREENS, type ValueScreen } from '../../tools/screens/page-kinds.ts';
import { startChat } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;
/** React and react-dom alone are 60 KB of it. */
const ISLAND_SCRIPTS = 75 * KB;
/** Page and styles of an article, which are in one file. */
const ARTICLE_SIZE = 10 * KB;

/** Where each screen with a value in its address is met; one without a line is a type error. */
const VALUE_SCREENS: Record<ValueScreen, (chatId: string) => string> = {
  companion: () => PAGES.companion('nobody'),
  profile: () => PAGES.profile('nobody'),
  loading: () => PAGES.loading('romantic'),
  chat: PAGES.chat,
  paywall: PAGES.paywall,
  postPayment: (id) => `${PAGES.postPayment(id)}?status=FAILED`,
  receipt: PAGES.receipt,
};

/** The note pad is a page without an island. */
const SCREENS: [string, (chatId: string) => string][] = [
  ...FIXED_SCREENS.filter(([name]) => name !== 'notes').map(
    ([name, address]): [string, () => string] => [name, () => address],
  ),
  ...Object.entries(VALUE_SCREENS),
];

// The sheet keeps the loading screen from going on to the chat.
test.use({ isGrownUp: false, provoked: /status of 404/ });

for (const [name, address] of SCREENS) {
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
