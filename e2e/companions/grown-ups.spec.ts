import { ENDPOINTS } from '#contract/endpoints.ts';
import { expect, test } from '../support/test.ts';

test.use({ isGrownUp: false });

test('is asked once, before the first chat, and the answer is sent along', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ENDPOINTS.createSession.path)) sent.push(request.postDataJSON());
  });
  await page.goto('/loading/friendly');
  const sheet = page.getByRole('dialog', { name: 'Before you start' });
  for (const words of ['18 or older', 'an AI, not a person', 'encrypted', 'erased']) {
    await expect(sheet).toContainText(words);
  }
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 0);
  await sheet.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.waitForURL(/\/chat\//);
  expect(sent).toMatchObject([{ adultConfirmed: true }]);

  await page.goto('/loading/friendly');
  await page.waitForURL(/\/chat\//);
});

test('the focus stays in the sheet', async ({ page }) => {
  await page.goto('/loading/friendly');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'I am 18 or older' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'I am under 18' })).toBeFocused();
});

for (const way of ['the answer', 'Escape'] as const) {
  test(`declined by ${way}, it leads to Home with a kind word`, async ({ page }) => {
    let sessions = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(ENDPOINTS.createSession.path)) sessions += 1;
    });
    await page.goto('/companions');
    await page.goto('/loading/friendly');
    await expect(page.getByRole('dialog')).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'I am under 18' }).click();
    await expect(page).toHaveURL('/');
    const word = page.getByText('Chats are only for people who are 18 or older');
    await expect(word).toBeVisible();
    expect(sessions).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/companions');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Hot' })).toBeVisible();
    await expect(word).toHaveCount(0);
  });
}
