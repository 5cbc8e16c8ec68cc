import type { CDPSession, Page } from '@playwright/test';
import webPush from 'web-push';
import { PAGES } from '#contract/pages.ts';
import { startPushService } from '../../api/test/support/push-service.ts';
import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/**
 * A browser that subscribes at an emulated service (Chromium's own is far away), and a visitor who has come often; all
 * else is the browser's.
 */
async function subscribeAt(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as PushSubscription;
    const real = window.fetch;
    window.fetch = async (...call) => {
      const answer = await real(...call);
      const isState = String(call[0]) === '/api/user/me/push' && call[1]?.method === 'GET';
      if (!isState || !answer.ok) return answer;
      return Response.json({ ...(await answer.json()), isOffered: true });
    };
  }, subscription);
}

/** What the worker shows at present. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const all = await getNotifications.call(await navigator.serviceWorker.ready);
    return all.map(({ title, body, data }) => ({ title, body, data }));
  });

/** Hands the worker a message as the browser does that has opened it. */
async function deliver(page: Page, cdp: CDPSession, origin: string, data: string): Promise<void> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (mine) resolve(mine.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await found;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect.poll(() => shown(page)).toHaveLength(1);
}

/** A tap on what is shown, on one of its buttons where one is named. */
const tap = (page: Page, action = '') =>
  page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(async (named) => {
      const scope = self as unknown as ServiceWorkerGlobalScope;
      const [notification] = await scope.registration.getNotifications();
      if (!notification) throw new Error('Nothing is shown');
      const event = new NotificationEvent('notificationclick', { notification, action: named });
      scope.dispatchEvent(event);
    }, action);

test('a visitor asks for a reminder, is notified, and ends it with one tap on the notification', async ({
  page,
}) => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const service = await startPushService(publicKey);
  const env = {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:operator@jaanu.example',
    PUSH_SERVICES: service.origin,
  };
  const work = async ({ url }: { url: string }) => {
    await subscribeAt(page, service.subscribe().subscription);
    const id = await openChat(page, url);
    await say(page, 'My interview is tomorrow');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    await chatScreen(page).openMenu('user');
    await page.getByRole('button', { name: 'Ask me how it went' }).click();
    await page.getByRole('button', { name: 'Tomorrow', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'at six in the evening' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Do not ask how it went' })).toBeVisible();

    await page.goto(url + PAGES.you);
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    const isOn = page.getByRole('switch', { name: 'Ask me how it went' });
    await expect(isOn).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Without her name' })).toBeChecked();
    await expect(page.getByRole('list', { name: 'To be asked' }).getByRole('listitem')).toHaveCount(
      1,
    );

    const cdp = await page.context().newCDPSession(page);
    const path = PAGES.chat(String(id));
    const note = { title: 'A reminder', body: 'You asked for it. Tap to open.', path };
    await deliver(page, cdp, url, JSON.stringify(note));
    expect(await shown(page)).toEqual([{ title: note.title, body: note.body, data: path }]);
    await tap(page, 'off');
    await expect.poll(() => shown(page)).toEqual([]);
    await expect
      .poll(async () => {
        const answer = await page.request.get(`${url}/api/user/me/push`);
        const { isOn, wishes } = await answer.json();
        return { isOn, wishes };
      })
      .toEqual({ isOn: false, wishes: [] });
  };
  await withOwnProduct('push', work, env);
  await service.stop();
});

test('notifications are not mentioned before the third visit, nor without keys', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'My interview is tomorrow');
  await expect(chatScreen(page).from('ai')).toHaveCount(2);
  await chatScreen(page).openMenu('user');
  await expect(page.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Ask me how it went' })).toHaveCount(0);
});
