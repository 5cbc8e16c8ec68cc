import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { freePort } from '../../ops/process/free-port.ts';
import { startChat } from '../../tools/screens/page-objects/chat.ts';
import { type OwnProduct, withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

/** Runs an operator's command on a running product; its result. */
async function operate(state: string, env: Record<string, string>, ...words: string[]) {
  const line = ['ops/operator/ops.ts', ...words, '--json', '--by', 'Owner', '--state', state];
  const { stdout } = await promisify(execFile)(process.execPath, line, {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout);
}

/** A product with a desk, and how somebody gets a link to it. */
async function withDesk(
  kind: string,
  work: (
    product: OwnProduct & { linkFor(role: string, name: string): Promise<string> },
  ) => Promise<void>,
  more: Record<string, string> = {},
) {
  const env = { DESK_PORT: String(await freePort()), ...more };
  await withOwnProduct(
    kind,
    async (product) => {
      const linkFor = async (role: string, name: string): Promise<string> =>
        (await operate(product.state, env, 'desk', role, name)).url;
      await work({ ...product, linkFor });
    },
    env,
  );
}

async function signIn(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
}

const clean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** Fills an action's form, confirms it, and answers what the desk said of it. */
async function act(page: Page, label: string, reason: string, fields: Record<string, string> = {}) {
  await page.getByRole('button', { name: label }).first().click();
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(fields)) await dialog.getByLabel(name).fill(value);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText(reason);
  await dialog.getByRole('button', { name: 'Yes, do it' }).click();
  const said = dialog.getByRole('alert');
  await expect(said).not.toBeEmpty();
  const text = (await said.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  return text;
}

/** A visitor who has written, bought the first pack and reported her answer, by the API as the pages call it. */
async function buyer(page: Page, url: string) {
  const chatId = await startChat(page, url);
  const call = async (method: string, path: string, data?: object) =>
    (await page.request.fetch(url + path, { method, ...(data && { data }) })).json();
  const sent = await call('POST', '/api/chat/message', {
    sessionId: chatId,
    sender: 'user',
    content: 'A secret of mine',
  });
  await call('POST', `/api/chat/messages/${sent.aiMessage.id}/report`, {
    reason: 'It is rude',
    consent: true,
  });
  const { packs } = await call('GET', '/api/packs');
  const { amount, messages: messageCount } = packs[0];
  const { orderId } = await call('POST', '/api/payment/create', {
    sessionId: chatId,
    amount,
    messageCount,
    paymentMethod: 'upi',
    state: '29',
  });
  await page.request.post(`${url}/sandbox/upi/${orderId}`, { form: { action: 'pay' } });
  const verified = await call('POST', '/api/payment/verify', { orderId });
  expect(verified.success).toBe(true);
  const me = await call('GET', '/api/user/me');
  return { orderId, chatId, userId: me.id as string };
}

test.describe('the desk', () => {
  // What is refused shows on the console.
  test.use({ provoked: /status of (401|403|404|421|422)/ });

  test('finds a buyer, grants, suspends, refunds, sets a price and undoes it; all of it is in the log', async ({
    page,
    browser,
  }) => {
    await withDesk('desk', async ({ url, linkFor }) => {
      const bought = await buyer(page, url);
      const link = await linkFor('owner', 'Asha');
      const desk = await (await browser.newContext()).newPage();
      await signIn(desk, link);
      await clean(desk);
      await expect(desk.getByRole('listitem').filter({ hasText: 'Paid' })).toContainText('₹9');

      // The link is used up.
      const other = await (await browser.newContext()).newPage();
      await other.goto(link);
      await other.getByRole('button', { name: 'Sign in with this link' }).click();
      await expect(other.getByRole('alert')).toContainText('used before');

      await desk.getByRole('link', { name: 'Find' }).click();
      await desk.getByRole('searchbox').fill(bought.orderId);
      await desk.getByRole('button', { name: 'Find' }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Order');
      await clean(desk);
      await desk.getByRole('link', { name: bought.userId }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Visitor');
      await clean(desk);
      expect(await desk.locator('main').textContent()).not.toContain('secret');

      expect(
        await act(desk, 'Give or take messages…', 'we were away', { 'How many': '5' }),
      ).toContain('The balance is 34');
      expect(await act(desk, 'Suspend…', 'threats')).toContain('can chat no more');
      const data = { sessionId: bought.chatId, sender: 'user', content: 'hi' };
      const refused = await page.request.post(`${url}/api/chat/message`, { data });
      expect(refused.status()).toBe(403);
      expect(await act(desk, 'Reinstate…', 'said sorry')).toContain('reinstated');

      await desk.goto(`${new URL(link).origin}/#/order/${bought.orderId}`);
      expect(await act(desk, 'Refund…', 'asked for it')).toContain('10 messages taken back');
      await expect(desk.locator('main')).toContainText('refunded');

      await desk.getByRole('link', { name: 'Prices' }).click();
      await clean(desk);
      expect(await act(desk, 'Price…', 'a trial', { Rupees: '19', Messages: '12' })).toContain(
        '12 messages for 19 rupees',
      );
      await expect(async () => {
        await page.goto(`${url}/paywall/${bought.chatId}`);
        await expect(page.locator('[data-pack=starter]')).toContainText('₹19', { timeout: 2_000 });
      }).toPass();
      await expect(page.locator('[data-pack=starter]')).not.toContainText('instead of');
      expect(await act(desk, 'Undo…', 'enough')).toContain('not set');

      await desk.getByRole('link', { name: 'Log' }).click();
      for (const done of [
        'adjust',
        'suspend',
        'reinstate',
        'refund',
        'packs set starter 19 12',
        'settings undo',
      ]) {
        await expect(desk.getByRole('row').filter({ hasText: done }).first()).toContainText('Asha');
      }
    });
  });

  test('shows costs and tax, and makes a companion busy for a while', async ({ page, browser }) => {
    const tax = { GSTIN: '29ABCDE1234F1Z5', GST_SAC: '998439' };
    await withDesk(
      'desk-money',
      async ({ url, linkFor }) => {
        await buyer(page, url);
        const desk = await (await browser.newContext()).newPage();
        await signIn(desk, await linkFor('owner', 'Asha'));
        await desk.getByRole('link', { name: 'Costs' }).click();
        await desk.getByRole('link', { name: 'Model', exact: true }).click();
        await desk.getByRole('link', { name: '7 days' }).click();
        await expect(desk.locator('main')).toContainText('₹0 for models');

        // An invoice is written within half a minute.
        await desk.getByRole('link', { name: 'Tax' }).click();
        const line = desk.getByRole('row').filter({ hasText: 'invoice' });
        await expect(async () => {
          await desk.reload();
          await expect(line).toContainText('₹9', { timeout: 2_000 });
        }).toPass({ timeout: 45_000 });
        await clean(desk);
        const download = desk.waitForEvent('download');
        await desk.getByRole('button', { name: 'Every document as CSV' }).click();
        const file = await (await download).path();
        expect(readFileSync(file, 'utf8')).toMatch(/^day,kind,.*\n.*,invoice,29,/);

        await desk.getByRole('link', { name: 'Steer' }).click();
        expect(await act(desk, 'Busy…', 'a trial', { Minutes: '5' })).toContain(
          'busy for 5 minutes',
        );
        const busyOnes = async () => {
          const all = await (await page.request.get(`${url}/api/companions`)).json();
          return all.filter(({ busyUntil }: { busyUntil: string | null }) => busyUntil !== null);
        };
        expect(await busyOnes()).toHaveLength(1);
        await expect(desk.getByRole('button', { name: 'Free…' })).toHaveCount(1);
        await clean(desk);
        expect(await act(desk, 'Free…', 'a trial')).toContain('is free');
        expect(await busyOnes()).toEqual([]);
      },
      tax,
    );
  });

  test('passes axe on every page', async ({ page }) => {
    await withDesk('desk-pages', async ({ linkFor }) => {
      await signIn(page, await linkFor('owner', 'Asha'));
      const titles = await page.getByRole('navigation').getByRole('link').allInnerTexts();
      for (const name of titles) {
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
        await expect(page.getByText('Looking…')).toHaveCount(0);
        await clean(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
      await page.getByRole('link', { name: 'Steer' }).click();
      await page.getByRole('button', { name: 'Set…' }).first().click();
      await clean(page);
    });
  });

  test('enforces roles and its own origin, and cannot be used through another site', async ({
    page,
  }) => {
    await withDesk('desk-roles', async ({ linkFor }) => {
      const link = await linkFor('see', 'Ravi');
      const { origin, port } = new URL(link);
      await signIn(page, link);
      const links = page.getByRole('navigation').getByRole('link');
      await expect(links).toHaveText([
        'Today',
        'Report',
        'Costs',
        'Steer',
        'Prices',
        'Prompts',
        'You',
      ]);
      const run = (command: string, args: string[]) =>
        page.evaluate(
          async ([name, words]) => {
            const body = JSON.stringify({ command: name, args: words, reason: 'why' });
            const headers = { 'content-type': 'application/json' };
            return (await fetch('/api/run', { method: 'POST', headers, body })).status;
          },
          [command, args] as const,
        );
      expect(await run('today', [])).toBe(200);
      expect(await run('notice', ['Hello'])).toBe(403);
      expect(await run('user', ['x'])).toBe(403);
      expect(await run('desk', ['owner', 'Ravi'])).toBe(403);
      const [cookie] = await page.context().cookies(origin);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
      const headers = {
        cookie: `${cookie?.name}=${cookie?.value}`,
        'content-type': 'application/json',
      };
      const send = (more: Record<string, string>, at = origin) =>
        fetch(`${at}/api/me`, { method: 'POST', headers: { ...headers, ...more }, body: '{}' });
      expect((await send({ origin })).status).toBe(200);
      expect((await send({})).status).toBe(403);
      expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
      expect((await send({ origin, 'content-type': 'text/plain' })).status).toBe(403);
      expect((await send({ origin }, `http://127.0.0.1:${port}`)).status).toBe(421);
      const got = await page.request.get(`${origin}/`);
      expect(got.headers()['cache-control']).toBe('no-store');
      expect(got.headers()['content-security-policy']).toContain("default-src 'none'");

      await page.getByRole('link', { name: 'You' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { name: 'Jaanu desk' })).toBeVisible();
      expect((await send({ origin })).status).toBe(401);
    });
  });

  test('opens with a passkey once one was created', async ({ page }) => {
    await withDesk('desk-passkey', async ({ linkFor }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await signIn(page, await linkFor('support', 'Meena'));
      await page.getByRole('link', { name: 'You' }).click();
      await page.getByRole('button', { name: 'Make a passkey' }).click();
      await expect(page.getByRole('status')).toContainText('Kept.');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
      await expect(page.getByRole('banner')).toContainText('Meena support');
    });
  });
});
