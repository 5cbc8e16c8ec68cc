import type { Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Registration, User } from '#contract/schemas/user.ts';
import { ARTICLE } from '../../tools/screens/content.ts';
import { chatScreen, makeSession, say } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

test.describe('a visitor whose cookie is gone', () => {
  test.use({ provoked: /status of 401/ });

  test('continues with the chat and notices nothing', async ({ page, context }) => {
    await visit(page);
    await page.goto(`/chat/${await makeSession(page)}`);
    const chat = chatScreen(page);
    await expect(chat.from('ai')).toHaveCount(1);
    await context.clearCookies();
    await say(page, 'Still me');
    await expect(chat.from('ai')).toHaveCount(2);
    await expect(chat.left).toHaveText('19 messages left');
    await expect(chat.toast).toHaveCount(0);
  });

  test('finds the recent chat on Home', async ({ page, context }) => {
    const before = await visit(page);
    await makeSession(page);
    await context.clearCookies();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Continue Recent Chat' })).toBeVisible();
    expect((await whoAmI(page)).id).toBe(before.id);
  });
});

test('a visitor whose storage is gone is recognised by the cookie', async ({ page }) => {
  const before = await visit(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect((await whoAmI(page)).id).toBe(before.id);
});

test('the source of a visit is sent at registration, across a page without scripts too', async ({
  page,
}) => {
  await page.goto(`${ARTICLE}?utm_source=instagram&ref=somebody`);
  const registering = page.waitForRequest(`**${ENDPOINTS.register.path}`);
  await page.getByRole('main').getByRole('link', { name: 'Start chatting' }).click();
  const told = (await registering).postDataJSON() as Registration;
  expect(told.urlParams).toMatchObject({ utm_source: 'instagram', ref: 'somebody' });
  expect(told.referralCode).toBe('somebody');
});

/** Opens Home and waits until the visitor is registered; answers who that is. */
async function visit(page: Page): Promise<User> {
  const registered = page.waitForResponse(`**${ENDPOINTS.register.path}`);
  await page.goto('/');
  expect((await registered).status()).toBe(201);
  return whoAmI(page);
}

const whoAmI = async (page: Page): Promise<User> =>
  (await page.request.get(ENDPOINTS.me.path)).json();
