import { chatScreen, openChat, say, startChat } from '../../tools/screens/page-objects/chat.ts';
import { openPaywall } from '../../tools/screens/page-objects/paywall.ts';
import { expect, test } from '../support/test.ts';

test.use({ provoked: /status of 403|Failed to/ });

test('a visitor who says they are under 18 is refused kindly, and every chat is closed from then on', async ({
  page,
}) => {
  const id = await openChat(page);
  const chat = chatScreen(page);
  await say(page, "I'm 15 minutes late, sorry");
  await expect(chat.from('ai')).toHaveCount(2);
  await say(page, 'main 16 saal ki hu');
  const card = chat.from('system').last();
  await expect(card).toContainText('1098');
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(chat.input).toHaveCount(0);
  await expect(chat.left).toHaveCount(0);
  await expect(chat.toast).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');

  await page.reload();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('These chats are closed');
  await expect(alert).toContainText('1098');
  await expect(alert.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(chat.messages).toHaveCount(0);

  await page.goto(`/paywall/${id}`);
  await expect(alert).toContainText('These chats are closed');

  await page.goto('/loading/friendly');
  await expect(alert).toContainText('sirf bado ke liye');
  await expect(alert.getByRole('link', { name: 'Write to us' })).toBeVisible();

  await page.goto('/chats');
  const closed = page.getByRole('status');
  await expect(closed).toContainText('chats band hain');
  await expect(closed.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);

  await page.goto('/');
  await expect(closed).toContainText('chats band hain');
  await expect(closed.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByText('Continue Recent Chat')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByText('FREE messages')).toBeHidden();

  await page.goto('/companions');
  await expect(closed.first()).toContainText('chats band hain');
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Chat Now|In chat/ })).toHaveCount(0);

  await page.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL('**/companion/profile/*');
  await expect(closed).toContainText('chats band hain');
  await expect(page.getByRole('button', { name: /Chat Now|In chat/ })).toHaveCount(0);

  await page.goto('/you');
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText(/\d+ messages left/);
  await expect(balance).toContainText('chats band hain');
  await expect(balance.getByRole('link')).toHaveText(['Write to us']);
  await expect(page.getByRole('link', { name: 'Download my data' })).toBeVisible();
});

test('Home knows about it on the way back', async ({ page }) => {
  const id = await startChat(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.waitForURL(`**/chat/${id}`);
  await say(page, 'I am 16');
  await expect(chatScreen(page).from('system').last()).toContainText('1098');
  await page.goBack();
  await expect(page.getByRole('status')).toContainText('Your chats are closed');
  await expect(page.getByText('Continue Recent Chat')).toHaveCount(0);
});

test('a pack cannot be ordered on a paywall that was open before', async ({ page, context }) => {
  const id = await openPaywall(page);
  const other = await context.newPage();
  await other.goto(`/chat/${id}`);
  await say(other, 'I am 16');
  await expect(chatScreen(other).from('system').last()).toContainText('1098');
  await page.getByRole('button', { name: 'Click to Pay' }).first().click();
  await expect(page.getByRole('alert')).toContainText('These chats are closed');
  await expect(chatScreen(page).toast).toHaveCount(0);
});
