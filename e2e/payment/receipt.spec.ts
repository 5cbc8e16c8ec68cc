import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { startChat } from '../../tools/screens/page-objects/chat.ts';
import { openPaywall, payAs, paywallScreen } from '../../tools/screens/page-objects/paywall.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

const receiptOf = async (page: Page, origin = ''): Promise<string> => {
  const account = await (await page.request.get(`${origin}/api/user/me/account`)).json();
  return PAGES.receipt(account.purchases[0].orderId);
};

test('a purchase has a plain receipt, to be read and printed; nobody else’s opens', async ({
  page,
}) => {
  await openPaywall(page);
  await payAs(page, 'starter', /^Pay ₹9$/);
  const path = await receiptOf(page);
  await page.goto(PAGES.you);
  await page
    .getByRole('link', { name: /receipt/i })
    .first()
    .click();
  await expect(page).toHaveURL(path);
  const main = page.getByRole('main');
  await expect(main).toContainText('10 messages');
  await expect(main).toContainText('₹9');
  await expect(main).not.toContainText('GST');
  await expect(page.getByRole('region', { name: 'Sold by' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(PAGES.receipt('0190a000-0000-7000-8000-0000000000aa'));
  await expect(main).toContainText('There is no such purchase here.');
});

test.describe('with a GSTIN', () => {
  test.use({ provoked: /status of 428/ });

  test('the State is asked once, and the receipt is a tax invoice', async ({ page }) => {
    const work = async ({ url }: { url: string }) => {
      const id = await startChat(page, url);
      await page.goto(url + PAGES.paywall(id));
      await paywallScreen(page).pay('standard').click();
      const sheet = page.getByRole('dialog', { name: 'Where do you live?' });
      await sheet.getByLabel('Your State').selectOption('Karnataka');
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations).toEqual([]);
      await sheet.getByRole('button', { name: 'Go on to pay' }).click();
      await page.waitForURL('**/checkout/sandbox/*');
      await page.goto(url + PAGES.paywall(id));
      await payAs(page, 'standard', /^Pay ₹99$/);
      const path = await receiptOf(page, url);
      const written = async () => {
        await page.goto(url + path);
        await expect(page.getByText('50 messages')).toBeVisible();
        return page.getByRole('heading', { name: 'Tax invoice' }).count();
      };
      await expect.poll(written, { timeout: 50_000, intervals: [2_000] }).toBe(1);
      const main = page.getByRole('main');
      for (const words of ['29ABCDE1234F1Z5', 'Karnataka (29)', 'CGST 9 %', '₹7.55', '₹83.90']) {
        await expect(main).toContainText(words);
      }
      await expect(main).toContainText(/I\d{4}\/000001/);
    };
    await withOwnProduct('tax', work, { GSTIN: '29ABCDE1234F1Z5', GST_SAC: '998439' });
  });
});
