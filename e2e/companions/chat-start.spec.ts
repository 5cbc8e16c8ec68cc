import type { Route } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { cards, companionsOf, LIST } from '../../tools/screens/page-objects/companions.ts';
import { hold } from '../support/fault.ts';
import { expect, test } from '../support/test.ts';

const AVAILABILITY = '**/api/companions/*/availability';
const SESSIONS = `**${ENDPOINTS.createSession.path}`;

const sayBusy = (route: Route) => route.fulfill({ json: { isAvailable: false } });

test.describe('Chat Now', () => {
  test('asks for the type, and the chat is with her', async ({ page }) => {
    await page.goto('/companion/profile/meera');
    await page.getByRole('button', { name: 'Chat Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Chat Type' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      'RomanticSweet & romantic conversations',
      'True LoveDeep & meaningful connection',
    ]);
    const letThrough = await hold(page, SESSIONS);
    await dialog.getByRole('button', { name: 'True Love' }).click();
    await page.waitForURL('/loading/truelove');
    letThrough();
    await page.waitForURL(/\/chat\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera');
    expect(await page.evaluate(() => sessionStorage.getItem('selectedCompanionId'))).toBeNull();
  });

  test('starts at once where she has one type, and works again after Back', async ({ page }) => {
    const [first] = await companionsOf(page);
    await page.route(LIST, (route) =>
      route.fulfill({ json: [{ ...first, suitableForChatTypes: ['friendly'] }] }),
    );
    await hold(page, SESSIONS);
    await page.goto('/companions');
    await page.getByRole('button', { name: 'Chat Now' }).click();
    await page.waitForURL('/loading/friendly');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Chat Now' })).toBeEnabled();
  });

  test('a busy companion: Okay in the list', async ({ page }) => {
    await page.route(AVAILABILITY, sayBusy);
    await page.goto('/companions');
    const [first] = await companionsOf(page);
    const button = cards(page).first().getByRole('button');
    await expect(button).toHaveText('In chat (5 min)');
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Companion Busy' });
    await expect(dialog.getByRole('paragraph')).toHaveText(
      `${first?.name} is currently chatting with someone else. Please try again in a few minutes or choose another companion.`,
    );
    await dialog.getByRole('button', { name: 'Okay' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('a busy companion: on her page the dialog leads to the others', async ({ page }) => {
    await page.route(AVAILABILITY, sayBusy);
    await page.goto('/companion/profile/meera');
    await page.getByRole('button', { name: 'In chat (5 min)' }).click();
    await page.getByRole('link', { name: 'Browse Other Companions' }).click();
    await expect(page).toHaveURL('/companions');
  });

  test('availability is polled only for the cards in view, every 30 seconds', async ({ page }) => {
    await page.clock.install();
    const asked: string[] = [];
    await page.route(AVAILABILITY, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: { isAvailable: true } });
    });
    const companions = await companionsOf(page);
    await page.goto('/companions');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const inView = asked.length;
    expect(inView).toBeLessThan(companions.length);
    await page.clock.runFor(29_000);
    expect(asked.length).toBe(inView);
    await page.clock.runFor(1_500);
    await expect.poll(() => asked.length).toBe(inView * 2);
  });
});

test.describe('a refused start', () => {
  test.use({ provoked: /status of (404|409|422)|Failed to create chat session/ });

  const REFUSED = [
    [409, 'Meera Krishnan is currently chatting with someone else.'],
    [404, 'Meera Krishnan is not here any more.'],
    [422, 'Meera Krishnan does not offer this kind of chat.'],
  ] as const;

  for (const [status, text] of REFUSED) {
    test(`with ${status} shows the reason and leads to the others`, async ({ page }) => {
      await page.route(`**${ENDPOINTS.createSession.path}`, (route) =>
        route.fulfill({ status, json: { error: 'no', code: 'conflict', requestId: 'e2e' } }),
      );
      await page.goto('/companion/profile/meera');
      await page.getByRole('button', { name: 'Chat Now' }).click();
      await page.getByRole('button', { name: 'Romantic' }).click();
      await expect(page.getByRole('alert')).toContainText(text);
      await page.getByRole('link', { name: 'Choose another companion' }).click();
      await expect(page).toHaveURL('/companions');
    });
  }
});
