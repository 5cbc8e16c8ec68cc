import { PAGES } from '#contract/pages.ts';
import { offerInstall } from '../../tools/screens/page-objects/install.ts';
import { expect, test } from '../support/test.ts';

test('after the tenth message Home offers once to be added to the home screen', async ({
  page,
}) => {
  await offerInstall(page);
  await page.goto(PAGES.home);
  const hint = page.getByRole('region', { name: 'Keep Jaanu close' });
  await hint.getByRole('button', { name: 'Install' }).click();
  await expect(hint).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('prompted'))).toBe('yes');
  await page.reload();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(hint).toHaveCount(0);
});

test('Not now is permanent', async ({ page }) => {
  await offerInstall(page);
  await page.goto(PAGES.home);
  const hint = page.getByRole('region', { name: 'Keep Jaanu close' });
  await hint.getByRole('button', { name: 'Not now' }).click();
  await expect(hint).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('jaanu_install'))).toBe('done');
});

test('a new visitor is not asked, and fetches nothing for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(PAGES.home);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('InstallHint'))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Keep Jaanu close' })).toHaveCount(0);
});
