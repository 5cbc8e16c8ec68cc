import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { type Front, openFront } from '../support/front.ts';
import { isKept, keptInCaches, leaveNetwork, visitWithWorker } from '../support/service-worker.ts';
import { test as base, expect } from '../support/test.ts';

const WORKER = '/service-worker.js';
const SCRIPT = 'text/javascript';

const test = base.extend<{ front: Front }>({
  serviceWorkers: 'allow',
  provoked: /ERR_|Failed to|bad HTTP response|unsupported MIME|broken/,
  front: async ({ baseURL }, use) => {
    const front = await openFront(baseURL ?? '');
    await use(front);
    await front.close();
  },
});

/** Requests the worker's script immediately, as the browser does on its own after a page was opened. */
const update = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });

/** Makes as if there was another release: Home has another title, the worker another text. */
async function release(front: Front, title: string): Promise<void> {
  const home = await front.read(PAGES.home);
  const body = home.replace(/<title>[^<]*/, `<title>${title}`);
  expect(body).not.toBe(home);
  front.serve(PAGES.home, { type: 'text/html', body });
  front.serve(WORKER, { type: SCRIPT, body: `${await front.read(WORKER)}\n// ${title}` });
}

/** Waits until a worker other than the previous one has taken over. */
const takenOver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const changed = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });

test('a release is visible at once, and from then on offline too', async ({
  page,
  context,
  front,
}) => {
  const home = front.url + PAGES.home;
  await visitWithWorker(page, front.url);
  await page.goto(home);
  await expect.poll(() => isKept(page, home)).toBe(true);
  await release(front, 'The second release');
  await page.goto(home);
  await expect(page).toHaveTitle('The second release');
  const isWritten = async () =>
    (await keptInCaches(page)).some(([, text]) => text.includes('The second release'));
  await expect.poll(isWritten).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('The second release');
});

const HOME_TITLE = /^Jaanu: Real chat/;

const BROKEN = 'throw new Error("broken")';

const ODD_SCRIPTS: Record<string, { status?: number; type: string; body: string }> = {
  'is gone': { status: 404, type: 'text/html', body: '<title>Not found</title>' },
  'is a page': { type: 'text/html', body: '<title>Home</title>' },
  'throws at once': { type: SCRIPT, body: BROKEN },
};

for (const [what, script] of Object.entries(ODD_SCRIPTS)) {
  test(`a worker script that ${what} harms nobody, and the next good one takes over`, async ({
    page,
    context,
    front,
  }) => {
    await visitWithWorker(page, front.url);
    front.serve(WORKER, script);
    await update(page);
    await page.goto(front.url + PAGES.blogs);
    await leaveNetwork(context, page, front.url + PAGES.blogs);
    await page.goto(front.url + PAGES.notes);
    await page.goto(front.url + PAGES.blogs);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await release(front, 'The second release');
    await takenOver(page);
    await page.goto(front.url + PAGES.home);
    await expect(page).toHaveTitle('The second release');
  });
}

test('a first visit while the script is broken gets the pages all the same', async ({
  page,
  front,
}) => {
  front.serve(WORKER, { type: SCRIPT, body: BROKEN });
  await page.goto(front.url + PAGES.home);
  await expect.poll(() => front.wasAsked(WORKER)).toBe(true);
  await page.goto(front.url + PAGES.companions);
  await expect(page.getByRole('status')).toContainText('companions available');
});

test('a worker that answers nothing is replaced by the next release', async ({ page, front }) => {
  await visitWithWorker(page, front.url);
  const answersNothing = `
    skipWaiting();
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));`;
  front.serve(WORKER, { type: SCRIPT, body: answersNothing });
  await takenOver(page);
  await expect(page.goto(front.url + PAGES.home)).rejects.toThrow('ERR_FAILED');
  front.serve(WORKER, null);
  await expect(async () => {
    await page.goto(front.url + PAGES.home);
    await expect(page).toHaveTitle(HOME_TITLE, { timeout: 100 });
  }).toPass();
});
