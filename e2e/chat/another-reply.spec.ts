import type { Page } from '@playwright/test';
import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { expect, test } from '../support/test.ts';

test.use({ provoked: /status of 409|Failed to change a reply/ });

/** A chat in which she has answered; how to read her newest words. */
async function answered(page: Page) {
  const id = await openChat(page);
  await say(page, 'I love rain');
  const screen = chatScreen(page);
  await expect(screen.from('ai')).toHaveCount(2);
  const words = () => screen.from('ai').last().locator('p').textContent();
  return { id, screen, words };
}

test('another reply is free once, then costs one message; all are kept, and the shown one is what she said', async ({
  page,
}) => {
  const { screen, words } = await answered(page);
  const { another, replies, left, from } = screen;
  const first = await words();
  await expect(another).toContainText('free');
  await another.click();
  await expect(replies).toContainText('2/2');
  const second = await words();
  expect(second).not.toBe(first);
  await expect(left).toHaveText('19 messages left');

  await expect(another).toContainText('1 message');
  await another.click();
  await expect(replies).toContainText('3/3');
  await expect(left).toHaveText('18 messages left');

  await replies.getByRole('button', { name: 'The reply before' }).click();
  await expect(replies).toContainText('2/3');
  await replies.getByRole('button', { name: 'The reply before' }).press('ArrowLeft');
  await expect(replies).toContainText('1/3');
  expect(await words()).toBe(first);
  await page.reload();
  await expect(replies).toContainText('1/3');
  expect(await words()).toBe(first);

  await say(page, 'And on');
  await expect(from('ai')).toHaveCount(3);
  await expect(from('ai').nth(1)).toContainText(first ?? '');
  await expect(replies).toHaveCount(0);
});

test('two tabs that ask at once get one alternative reply, at no cost', async ({
  page,
  context,
}) => {
  const { id, screen } = await answered(page);
  const other = await context.newPage();
  await other.goto(`/chat/${id}`);
  const there = chatScreen(other);
  await expect(there.another).toContainText('free');
  await Promise.all([screen.another.click(), there.another.click()]);
  await expect
    .poll(async () => (await there.replies.count()) + (await screen.replies.count()))
    .toBeGreaterThan(0);
  for (const tab of [page, other]) await tab.reload();
  await expect(there.replies).toContainText('2/2');
  await expect(screen.replies).toContainText('2/2');
  await expect(screen.left).toHaveText('19 messages left');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('swiping goes through the replies', async ({ page }) => {
    const { screen } = await answered(page);
    await screen.another.click();
    await expect(screen.replies).toContainText('2/2');
    const swipe = (from: number, to: number) =>
      screen
        .from('ai')
        .last()
        .evaluate(
          (target, [begin = 0, end = 0]) => {
            const touch = (clientX: number) =>
              new Touch({ identifier: 1, target, clientX, clientY: 300 });
            const fire = (type: string, x: number, touches: Touch[]) =>
              target.dispatchEvent(
                new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(x)] }),
              );
            fire('touchstart', begin, [touch(begin)]);
            fire('touchend', end, []);
          },
          [from, to],
        );
    await swipe(100, 220);
    await expect(screen.replies).toContainText('1/2');
    await swipe(220, 100);
    await expect(screen.replies).toContainText('2/2');
  });
});
