import { cards } from '../../tools/screens/page-objects/companions.ts';
import { expect, test } from '../support/test.ts';

test.describe('a companion', () => {
  test("has her picture, types and the word 'Daring'", async ({ page }) => {
    await page.goto('/companion/profile/riya');
    await expect(page.getByRole('img', { name: 'Portrait of Riya Malhotra' })).toBeVisible();
    const badges = page.getByRole('list', { name: 'Chat types', exact: true }).first();
    await expect(badges.getByRole('listitem')).toHaveText(['Friendly', 'Daring', 'Romantic']);
    await expect(page.getByRole('heading', { name: 'Chat Types' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Companions' }).click();
    await expect(page).toHaveURL('/companions');
  });

  for (const path of ['/companion', '/companion/', '/companion/profile', '/companion/profile/']) {
    test(`${path} leads to the list and stays out of the history`, async ({ page }) => {
      await page.goto('/');
      await page.evaluate((to) => window.location.assign(to), path);
      await page.waitForURL('/companions');
      await expect(cards(page).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }

  test.describe('who is not there', () => {
    test.use({ provoked: /status of 404/ });

    for (const path of ['/companion/nobody', '/companion/profile/nobody']) {
      test(`${path} says so`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading')).toHaveText('Companion not found');
        await expect(
          page.getByText("The companion you're looking for doesn't exist."),
        ).toBeVisible();
        await page.getByRole('link', { name: 'Browse Companions' }).click();
        await expect(page).toHaveURL('/companions');
      });
    }
  });
});
