import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { ARTICLE } from '../../tools/screens/content.ts';
import { chatScreen, openChat } from '../../tools/screens/page-objects/chat.ts';
import { beAway, setPin } from '../../tools/screens/page-objects/pin.ts';
import { expect, test } from '../support/test.ts';

// What a wrong word is answered with.
test.use({ provoked: /status of (401|422)/ });

const lockOf = (page: Page) => page.getByRole('region', { name: 'Enter your PIN' });
const enter = async (page: Page, pin: string) => {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.keyboard.press('Enter');
};

test('a PIN locks the app’s screens after a minute away, never articles, and unlocks them', async ({
  page,
}) => {
  const id = await openChat(page);
  await setPin(page, '2468');
  await page.goto(PAGES.chat(id));
  const { from, input } = chatScreen(page);
  await expect(from('ai')).toHaveCount(1);
  await expect(lockOf(page)).toHaveCount(0);

  await beAway(page);
  await page.goto(PAGES.chat(id));
  await expect(lockOf(page)).toBeVisible();
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
  await expect(from('ai').first()).toBeHidden();
  await expect(input).toBeHidden();
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(PAGES.chat(id));
  await enter(page, '1111');
  await expect(lockOf(page)).toContainText('That is not the PIN.');
  await enter(page, '2468');
  await expect(lockOf(page)).toHaveCount(0);
  await expect(from('ai').first()).toBeVisible();
  await expect(input).toBeVisible();
});

test('a dialog that opens while the screen is locked does not block entering the PIN', async ({
  page,
}) => {
  await openChat(page);
  await setPin(page, '2468');
  await beAway(page);
  await page.goto(PAGES.home);
  await expect(lockOf(page)).toBeVisible();
  await page.evaluate(() =>
    document.body.appendChild(document.createElement('dialog')).showModal(),
  );
  await enter(page, '2468');
  await expect(lockOf(page)).toHaveCount(0);
});

test('wrong attempts are slowed down, also across a reload', async ({ page }) => {
  await openChat(page);
  await setPin(page, '2468');
  await beAway(page);
  await page.goto(PAGES.home);
  // However long the page takes to reload, no second of the wait has passed.
  await page.clock.setFixedTime(Date.now());
  for (const pin of ['1', '22', '3333']) {
    await enter(page, pin);
    await expect(lockOf(page)).toContainText('That is not the PIN.');
  }
  await page.reload();
  await enter(page, '2468');
  await expect(lockOf(page)).toContainText(/Try again in \d seconds/);
  await expect(lockOf(page)).toBeVisible();
});

test('two different entries set no PIN, and a removed PIN is no longer asked for', async ({
  page,
}) => {
  await openChat(page);
  await page.goto(PAGES.you);
  await page.getByRole('button', { name: 'PIN on this phone' }).click();
  await page.getByRole('switch', { name: 'PIN on this phone' }).check();
  await page.getByLabel('New PIN').fill('2468');
  await page.getByLabel('The same again').fill('8642');
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(page.getByRole('alert')).toContainText('The two are not the same.');
  await page.getByLabel('The same again').fill('2468');
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(page.getByLabel('New PIN')).toHaveCount(0);
  await page.getByRole('switch', { name: 'PIN on this phone' }).uncheck();
  await beAway(page);
  await page.goto(PAGES.home);
  await expect(lockOf(page)).toHaveCount(0);
});

test('a forgotten PIN is removed by the account’s recovery code, and by no other', async ({
  page,
}) => {
  const id = await openChat(page);
  const made = await page.request.post('/api/user/me/recovery');
  const { code } = await made.json();
  await setPin(page, '2468');
  await beAway(page);
  await page.goto(PAGES.chat(id));
  await page.getByText('Open with the recovery code').click();
  const words = page.getByLabel('The twelve words');
  await words.fill('abandon '.repeat(11));
  await page.getByRole('button', { name: 'Open it', exact: true }).click();
  await expect(lockOf(page)).toContainText('These words do not open this account.');
  await words.fill(code);
  await page.getByRole('button', { name: 'Open it', exact: true }).click();
  await expect(lockOf(page)).toHaveCount(0);
  await expect(chatScreen(page).from('ai')).toHaveCount(1);
  await beAway(page);
  await page.goto(PAGES.chat(id));
  await expect(lockOf(page)).toHaveCount(0);
});
