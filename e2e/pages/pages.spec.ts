import type { Page } from '@playwright/test';
import { ARTICLE } from '../../tools/screens/content.ts';
import { chatScreen, openChat, startChat } from '../../tools/screens/page-objects/chat.ts';
import { complaintsOf, expect, test } from '../support/test.ts';

const NO_CHAT = '/chat/0190a000-0000-7000-8000-0000000000aa';

test('an article carries no script at all', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.resourceType()));
  const answer = await page.goto(ARTICLE);
  await page.waitForLoadState('networkidle');
  expect(answer?.status()).toBe(200);
  expect(fetched).not.toContain('script');
  const html = (await answer?.text()) ?? '';
  // What machines read, and what the browser may fetch ahead: data, both of them.
  const code = html.replaceAll(/<script type="(application\/ld\+json|speculationrules)">/g, '');
  expect(code).not.toMatch(/<script|modulepreload|javascript:|\son\w+=/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Start chatting' }).click();
  await expect(page.getByRole('button', { name: 'True Love' })).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({ provoked: /status of 404/ });

  for (const path of ['/nowhere', '/blogs/nowhere', '/chat', '/shells/chat']) {
    test(`${path} answers 404 and leads home`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading')).toHaveText('404 Page Not Found');
      await page.getByRole('link', { name: 'Go home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

for (const path of ['/loading/romantic', '/loading/anything', NO_CHAT, '/nowhere']) {
  test(`${path} is kept out of search engines`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).not.toContain('rel="canonical"');
  });
}

for (const path of ['/', ARTICLE]) {
  test(`${path} can be indexed by search engines`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag']).toBeUndefined();
    expect(await answer.text()).not.toContain('noindex');
  });
}

test.describe('a chat that does not exist', () => {
  test.use({ provoked: /status of 404|Failed to load chat/ });

  for (const path of [NO_CHAT, '/chat/undefined']) {
    test(`${path}: nobody has it`, ({ page }) => expectMissing(page, path));
  }

  test("another visitor's chat looks the same", async ({ page, browser }) => {
    const other = await browser.newPage();
    const id = await startChat(other);
    await other.close();
    await expectMissing(page, `/chat/${id}`);
  });
});

async function expectMissing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading')).toHaveText('Chat not found');
  await expect(chatScreen(page).input).toHaveCount(0);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('button', { name: 'True Love' })).toBeEnabled();
}

test.describe('an injected script', () => {
  test.use({ provoked: /Content Security Policy/ });

  test('is not run, and the page says so', async ({ page }) => {
    const complaints = complaintsOf(page);
    await openChat(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    });
    await expect.poll(() => complaints).toHaveLength(1);
    expect(await page.title()).toBe('Chat · Jaanu');
  });
});
