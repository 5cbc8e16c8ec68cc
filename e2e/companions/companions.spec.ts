import type { Page } from '@playwright/test';
import { cards, companionsOf, LIST } from '../../tools/screens/page-objects/companions.ts';
import { fault } from '../support/fault.ts';
import { expect, test } from '../support/test.ts';

const footer = (page: Page) => page.getByRole('status');

test.describe('Home', () => {
  test('shows the six featured companions, each on the way to her page', async ({ page }) => {
    const featured = (await companionsOf(page)).slice(0, 6);
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Our Girls' });
    await expect(row.getByRole('listitem')).toHaveText(featured.map(({ name }) => name));
    for (const name of ['View All', 'Browse All Companions']) {
      await expect(row.getByRole('link', { name })).toHaveAttribute('href', '/companions');
    }
    await row.getByRole('link', { name: featured[0]?.name ?? '' }).click();
    await expect(page).toHaveURL(`/companion/${featured[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(featured[0]?.name ?? '');
  });

  test('has the row before any script runs', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}/`);
    const row = page.getByRole('region', { name: 'Our Girls' });
    await expect(row.getByRole('listitem')).toHaveCount(6);
    await page.close();
  });
});

test.describe('Companions List', () => {
  test('shows everybody, and counts them', async ({ page }) => {
    const companions = await companionsOf(page);
    await page.goto('/companions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companions List');
    await expect(cards(page).getByRole('heading')).toHaveText(companions.map(({ name }) => name));
    await expect(footer(page)).toHaveText(`${companions.length} companions available`);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a tap on a card leads to the profile, a tap on its button does not', async ({ page }) => {
    const [first] = await companionsOf(page);
    await page.goto('/companions');
    await cards(page).first().getByRole('button', { name: 'Chat Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose Chat Type' })).toBeVisible();
    await page.keyboard.press('Escape');
    await cards(page).first().locator('img').click();
    await expect(page).toHaveURL(`/companion/profile/${first?.urlName}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
    await expect(page).toHaveTitle(`${first?.name} · Jaanu`);
  });

  test('the filter is kept in the address and read from it', async ({ page }) => {
    await page.goto('/companions?utm_source=insta');
    await page.getByRole('button', { name: 'Hot' }).click();
    await expect(page).toHaveURL('/companions?utm_source=insta&type=erotic');
    const hot = (await companionsOf(page)).filter(({ suitableForChatTypes }) =>
      suitableForChatTypes.includes('erotic'),
    );
    await expect(cards(page).getByRole('heading')).toHaveText(hot.map(({ name }) => name));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Hot' })).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(hot.length);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL('/companions?utm_source=insta');
  });

  test('an unknown type means All', async ({ page }) => {
    await page.goto('/companions?type=enemies');
    await expect(footer(page)).toHaveText(/companions available/);
    await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the search finds by interest, and finds nothing', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    await page.goto('/companions');
    const search = page.getByPlaceholder('Search by name or interests...');
    await search.pressSequentially('violin', { delay: 20 });
    await expect(footer(page)).toHaveText('1 companion available');
    await expect(cards(page).getByRole('heading')).toHaveText('Meera Krishnan');
    // Not a request for every letter; how few depends on how fast this machine types.
    const searches = asked.filter((query) => query.includes('search'));
    expect(searches.at(-1)).toBe('?search=violin');
    expect(searches.length).toBeLessThan('violin'.length);
    await search.fill('100%');
    await expect(page.getByText('No companions found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await expect(footer(page)).toHaveText('0 companions available');
  });

  test('shows eight skeletons until the list is there', async ({ page }) => {
    let letGo = () => {};
    const wait = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(LIST, async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/companions');
    await expect(page.locator('[data-skeleton]')).toHaveCount(8);
    letGo();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });

  test('shows at once what this tab has seen before', async ({ page }) => {
    await page.goto('/companions');
    await expect(cards(page).first()).toBeVisible();
    await page.route(LIST, () => undefined);
    await page.goto('/companions?type=friendly');
    await expect(cards(page).first()).toBeVisible();
  });

  test.describe('while the server is away', () => {
    test.use({ provoked: /status of 503|Failed to fetch companions/ });

    test('offers to try again', async ({ page }) => {
      await fault(page, LIST, (route) => route.fulfill({ status: 503 }), 1);
      await page.goto('/companions');
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page).first()).toBeVisible();
    });
  });
});
