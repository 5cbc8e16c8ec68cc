import { makePrivateState, removePrivateState } from '../../ops/testing/private-state.ts';
import { type Product, startProduct } from '../../ops/testing/product.ts';
import { chatScreen } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

// Vite logs its connection to the console, and requests what it is configured to optimise.
test.use({ provoked: /./ });

let product: Product;
let state = '';

test.beforeAll(async () => {
  state = await makePrivateState('dev');
  product = await startProduct({ state, command: 'dev' });
});
test.afterAll(async () => {
  await product.stop();
  await removePrivateState(state);
});

test('in development a visitor can chat, and the editor works', async ({ page }) => {
  test.slow();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Friendly' }).click({ timeout: 30_000 });
  const { input, send, messages } = chatScreen(page);
  await input.fill('Hello from development', { timeout: 30_000 });
  await send.click();
  await expect(messages.filter({ hasText: 'Hello from development' })).toBeVisible({
    timeout: 30_000,
  });
  await page.goto(`${product.url}/keystatic/collection/articles`);
  await expect(page.getByText('work-life-balance-and-relationships')).toBeVisible({
    timeout: 60_000,
  });
});
