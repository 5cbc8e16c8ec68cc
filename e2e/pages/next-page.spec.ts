import { PAGES } from '#contract/pages.ts';
import { ARTICLE } from '../../tools/screens/content.ts';
import { startChat } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

const AHEAD = { 'sec-purpose': 'prefetch' };

test('an article is prefetched when a visitor is about to open it, and a paywall never is', async ({
  page,
  context,
}) => {
  const chatId = await startChat(page);
  const rulesOf = async (path: string) => {
    await page.goto(path);
    return page.evaluate(() => document.querySelector('[type=speculationrules]')?.textContent);
  };
  const rules = (await rulesOf(PAGES.blogs)) ?? '';
  expect(await rulesOf(PAGES.chat(chatId))).toBe(rules);
  for (const never of [
    'paywall',
    'post-payment',
    'checkout',
    'sandbox',
    'loading',
    '/go',
    '/api',
  ]) {
    expect(rules).not.toContain(never);
  }
  const devtools = await context.newCDPSession(page);
  const fetched: string[] = [];
  await devtools.send('Preload.enable');
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.push(new URL(prefetchUrl).pathname);
  });
  await page.goto(PAGES.blogs);
  await page.locator(`a[href="${ARTICLE}"]`).first().hover();
  await expect.poll(() => fetched).toContain(ARTICLE);
});

test('nothing is prefetched in data saver mode', async ({ request }) => {
  const ahead = await request.get(ARTICLE, { headers: AHEAD });
  expect(ahead.status()).toBe(200);
  const saving = { 'save-data': 'on' };
  expect((await request.get(ARTICLE, { headers: { ...AHEAD, ...saving } })).status()).toBe(503);
  expect((await request.get(ARTICLE, { headers: saving })).status()).toBe(200);
});
