import { AxeBuilder } from '@axe-core/playwright';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import { chatScreen, startChat } from '../../tools/screens/page-objects/chat.ts';
import { paywallScreen } from '../../tools/screens/page-objects/paywall.ts';
import {
  checkoutScreen,
  expect,
  orderPack,
  routeProvider,
  SDK,
  test,
} from '../support/cashfree.ts';
import { fault } from '../support/fault.ts';
import { expectPageAtRest } from '../support/layout.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });

const THEIRS = 'https://sandbox.cashfree.com/**';
const OURS = '**/checkout/cashfree/*';

test('a pack is paid at the provider, and its messages are there', async ({ page, cashfree }) => {
  await routeProvider(page, cashfree);
  const id = await orderPack(page, cashfree);
  await checkoutScreen(page).more.click();
  await page.waitForURL(THEIRS);
  await page.getByRole('button', { name: 'SUCCESS' }).click();
  await page.waitForURL(`**${PAGES.postPayment(id)}?**`);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue Chatting' }).click();
  await page.waitForURL(`**${PAGES.chat(id)}`);
  await expect(chatScreen(page).left).toHaveText('30 messages left');
});

test('Back from the provider stops at our page, which leads to the packs or to the provider', async ({
  page,
  cashfree,
}) => {
  await routeProvider(page, cashfree);
  const id = await orderPack(page, cashfree);
  const { more, packs } = checkoutScreen(page);
  await more.click();
  await page.waitForURL(THEIRS);
  await page.goBack();
  await page.waitForURL(OURS);
  await expect(more).toBeEnabled();
  await more.click();
  await page.waitForURL(THEIRS);
  await page.goBack();
  await expect(more).toBeEnabled();
  await page.reload();
  await expect(more).toBeEnabled();
  await expect(page).toHaveURL(/\/checkout\/cashfree\//);
  await packs.click();
  await page.waitForURL(`**${PAGES.paywall(id)}`);
  await expect(paywallScreen(page).pay('starter')).toBeEnabled();
});

test('Back after the payment leads to the outcome', async ({ page, cashfree }) => {
  await routeProvider(page, cashfree);
  const id = await orderPack(page, cashfree);
  await checkoutScreen(page).more.click();
  await page.waitForURL(THEIRS);
  const order = [...cashfree.emulator.books.orders.values()].at(-1);
  await page.getByRole('button', { name: 'SUCCESS' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto(`${cashfree.url}/checkout/cashfree/${order?.order_id}`);
  await page.waitForURL(`**${PAGES.postPayment(id)}?**`);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test.describe('when the provider’s script is blocked', () => {
  test.use({ provoked: /cashfree\.js$/ });

  test('the page says so, and it can be tried again', async ({ page, cashfree }) => {
    await routeProvider(page, cashfree);
    await fault(page, SDK, (route) => route.abort(), 1);
    await orderPack(page, cashfree);
    const { say, tryAgain, packs } = checkoutScreen(page);
    await expect(say).toContainText('The payment page does not open.');
    await expect(packs).toBeVisible();
    await tryAgain.click();
    await checkoutScreen(page).more.click();
    await page.waitForURL(THEIRS);
  });

  test('or never loads, the page says so after a while, and continues when it does', async ({
    page,
    cashfree,
  }) => {
    await routeProvider(page, cashfree);
    await page.clock.install();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(SDK, async (route) => {
      await arrival;
      await route.fallback();
    });
    await orderPack(page, cashfree);
    const { say, more, tryAgain } = checkoutScreen(page);
    await expect(say).toHaveText('One moment…');
    await page.clock.fastForward(11_000);
    await expect(tryAgain).toBeEnabled();
    arrive();
    await expect(more).toBeEnabled();
    await more.click();
    await page.waitForURL(THEIRS);
  });
});

test.describe('the page before the provider’s', () => {
  test.use({
    provoked: /cashfree\.js$|status of 404/,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is readable, accessible and fits, in every state', async ({ page, cashfree }) => {
    await routeProvider(page, cashfree);
    await page.setViewportSize({ width: 320, height: 568 });
    let stuck = true;
    await page.route(SDK, (route) => (stuck ? undefined : route.abort()));
    await orderPack(page, cashfree);
    const { tryAgain, packs } = checkoutScreen(page);
    await expect(packs).toBeVisible();
    await expectAccessible('opening');

    stuck = false;
    await page.reload();
    await expect(tryAgain).toBeEnabled();
    await expectAccessible('blocked');
    await page.keyboard.press('Tab');
    await expect(tryAgain).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(packs).toBeFocused();

    await page.goto(`${cashfree.url}/checkout/cashfree/none`);
    await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
    await expectAccessible('missing');

    async function expectAccessible(state: string): Promise<void> {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id }) => id),
          `${state}, ${colorScheme}`,
        ).toEqual([]);
        await expectPageAtRest(page);
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is missing', async ({ page, cashfree }) => {
    const sessionId = await startChat(page, cashfree.url);
    const order = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    const create = cashfree.url + ENDPOINTS.createPayment.path;
    const { orderId } = await (await page.request.post(create, { data: order })).json();
    await page.goto(`${cashfree.url}/checkout/cashfree/${orderId}`);
    await expect(page.getByText('Paying needs JavaScript.')).toBeVisible();
    await expect(checkoutScreen(page).more).toBeHidden();
    await expect(checkoutScreen(page).packs).toBeVisible();
  });
});
