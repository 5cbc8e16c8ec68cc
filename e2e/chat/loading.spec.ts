import { ENDPOINTS } from '#contract/endpoints.ts';
import { chatScreen } from '../../tools/screens/page-objects/chat.ts';
import { fault } from '../support/fault.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = {
  truelove: 'Finding your true love...',
  erotic: 'Finding your intimate partner...',
  friendly: 'Finding your friendly companion...',
  romantic: 'Finding your romantic partner...',
  anything: 'Finding your perfect match...',
};

for (const [chatType, text] of Object.entries(TEXTS)) {
  test(`for ${chatType} it says: ${text}`, async ({ page }) => {
    await page.goto(`/loading/${chatType}`);
    await expect(page.getByRole('heading')).toHaveText(text);
  });
}

test('a double click makes one session', async ({ page }) => {
  let sessions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(ENDPOINTS.createSession.path)) sessions += 1;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Hot' }).dblclick();
  await page.waitForURL(/\/chat\//);
  await expect(chatScreen(page).from('ai')).toHaveCount(1);
  expect(sessions).toBe(1);
});

test('a tap before the scripts have loaded counts', async ({ page }) => {
  await page.route(/\/_astro\/HomeIsland/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Hot' }).click();
  await expect(page.getByRole('heading')).toHaveText(TEXTS.erotic);
  await page.waitForURL(/\/chat\//);
});

test('going back from the chat leaves it out', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Romantic' }).click();
  await page.waitForURL(/\/chat\//);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Continue Recent Chat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Romantic' })).toBeEnabled();
});

test.describe('while the server is away', () => {
  test.use({ provoked: /status of 503|Failed to/ });

  test('it offers another try, which works once the server is back', async ({ page }) => {
    const mend = await fault(page, '**/api/**', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'Not available just now', code: 'unavailable', requestId: 'e2e' },
      }),
    );
    await page.goto('/loading/friendly');
    await expect(page.getByRole('alert')).toContainText('We could not open a chat just now.');
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/chat\//);
    await expect(chatScreen(page).from('ai')).toHaveCount(1);
  });
});
