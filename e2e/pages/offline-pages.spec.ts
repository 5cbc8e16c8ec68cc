import { PAGES } from '#contract/pages.ts';
import { ARTICLE } from '../../tools/screens/content.ts';
import { chatScreen, makeSession } from '../../tools/screens/page-objects/chat.ts';
import { beDiscreet } from '../../tools/screens/page-objects/discreet.ts';
import { isKept, keptInCaches, leaveNetwork, visitWithWorker } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

const NOTICE = 'You are offline. This is the page as you last saw it.';

test.use({ serviceWorkers: 'allow', provoked: /ERR_INTERNET_DISCONNECTED|Failed to/ });

test('an article that was read opens offline, and says so', async ({ page, context }) => {
  await visitWithWorker(page);
  await page.goto(`${ARTICLE}?utm_source=mail`);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await leaveNetwork(context, page, ARTICLE);
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dating in Tier 1/);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('two visited companions are each shown as themselves', async ({ page, context }) => {
  await visitWithWorker(page);
  await page.goto(PAGES.profile('kavya'));
  await page.goto(PAGES.profile('noor'));
  await leaveNetwork(context, page, PAGES.profile('noor'));
  await page.goto(PAGES.profile('kavya'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kavya/);
});

test('a picture opened by its URL is not kept as a page', async ({ page }) => {
  await visitWithWorker(page);
  await page.goto('/og/home.png');
  await page.goto(PAGES.blogs);
  await expect.poll(() => isKept(page, PAGES.blogs)).toBe(true);
  expect(await isKept(page, '/og/home.png')).toBe(false);
});

test('a page that was never seen says what to do', async ({ page, context }) => {
  await visitWithWorker(page);
  await context.setOffline(true);
  await page.goto(PAGES.terms);
  await expect(page.getByRole('heading')).toHaveText('You are offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('button', { name: 'True Love' })).toBeEnabled();
});

test('the shell of a chat opens; nothing of a chat or of the API is kept', async ({
  page,
  context,
}) => {
  await visitWithWorker(page);
  const id = await makeSession(page);
  await page.goto(PAGES.chat(id));
  await expect(chatScreen(page).from('ai')).toHaveCount(1);
  await leaveNetwork(context, page, '/shells/chat');
  await page.reload();
  await expect(page.getByText(NOTICE)).toBeVisible();
  const names = (await keptInCaches(page)).map(([url]) => url);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((url) => url.includes('/api/') || url.includes(id))).toEqual([]);
});

interface Manifest {
  id: string;
  name: string;
  display: string;
  icons: { src: string; purpose: string }[];
  share_target: { action: string; method: string };
}

for (const { phone, name } of [
  { phone: 'a phone', name: 'Jaanu' },
  { phone: 'a discreet phone', name: 'Notes' },
]) {
  test(`the app can be put on the home screen of ${phone}`, async ({ page, request }) => {
    if (name === 'Notes') await beDiscreet(page);
    await page.goto(PAGES.home);
    const at = await page.locator('link[rel="manifest"]').getAttribute('href');
    const text = await (await request.get(at ?? '')).text();
    expect(text.includes('Jaanu')).toBe(name === 'Jaanu');
    const manifest = JSON.parse(text) as Manifest;
    expect(manifest).toMatchObject({ name, display: 'standalone' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    for (const src of [touchIcon ?? '', ...manifest.icons.map((icon) => icon.src)]) {
      expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    }
    const { action, method } = manifest.share_target;
    const shared = await request.fetch(action, { method, maxRedirects: 0 });
    expect(shared.status()).toBe(303);
  });
}

test('erasing everything leaves no trace of the profiles that were opened', async ({ page }) => {
  await visitWithWorker(page);
  await page.goto(PAGES.profile('kavya'));
  await expect.poll(() => isKept(page, PAGES.profile('kavya'))).toBe(true);
  const kept = async () =>
    (await keptInCaches(page)).map(([url]) => url).filter((url) => url.includes('kavya'));
  const timesKept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('workbox-expiration');
          opening.onsuccess = () => {
            const db = opening.result;
            const [store = ''] = [...db.objectStoreNames];
            const counting = db.transaction(store).objectStore(store).count();
            counting.onsuccess = () => {
              db.close();
              resolve(counting.result);
            };
          };
        }),
    );
  await expect.poll(timesKept).toBeGreaterThan(0);
  await makeSession(page);
  await page.goto(PAGES.you);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything?' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is gone' })).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await expect.poll(timesKept).toBe(0);
});
