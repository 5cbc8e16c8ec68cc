import { PAGES } from '#contract/pages.ts';
import { chunks, FORMS } from '../../api/test/support/openai/forms.ts';
import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { withOwnModel } from '../support/own-model.ts';
import { expect, test } from '../support/test.ts';

test("a message is pinned, found on the visitor's page and in the chat, forgotten, and that undone", async ({
  page,
}) => {
  await openChat(page);
  const { from, openMenu, toast } = chatScreen(page);
  await say(page, 'My interview is on Friday');
  await expect(from('ai')).toHaveCount(2);
  await openMenu('user');
  await page.getByRole('button', { name: 'Remember this' }).click();
  await expect(page.getByText('She will remember this', { exact: true })).toBeVisible();
  await expect(from('user').last()).toContainText('Remembered');

  await page.goto(PAGES.you);
  const memory = page.getByRole('region', { name: 'What she remembers' });
  await expect(memory).toContainText('My interview is on Friday');
  await memory.getByRole('button', { name: /^Forget: My interview/ }).click();
  await expect(memory).toContainText('Forgotten.');
  await memory.getByRole('button', { name: /^Undo/ }).click();
  await expect(memory).toContainText('My interview is on Friday');
  await memory.getByRole('link', { name: /^See it in the chat/ }).click();
  await expect(from('user').last()).toBeFocused();
  await openMenu('user');
  await page.getByRole('button', { name: 'Forget this' }).click();
  await expect(toast).toContainText('Forgotten');
  await expect(from('user').last()).not.toContainText('Remembered');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast).toContainText('She will remember this');
  await expect(from('user').last()).toContainText('Remembered');
  await page.reload();
  await expect(from('user').last()).toContainText('Remembered');
});

test('the newest text is edited once, free, by keyboard too', async ({ page }) => {
  await openChat(page);
  const { from, beginChange, openMenu, input, left } = chatScreen(page);
  await say(page, 'I love tea');
  await expect(from('ai')).toHaveCount(2);
  await input.fill('something begun');
  await openMenu('user');
  await page.getByRole('button', { name: 'Change the words' }).press('Enter');
  await expect(input).toHaveValue('I love tea');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('something begun');
  await beginChange();
  await input.fill('I love rain');
  await page.keyboard.press('Enter');
  await expect(from('user')).toHaveCount(1);
  await expect(from('user')).toContainText('I love rain');
  await expect(from('ai')).toHaveCount(2);
  await expect(left).toHaveText('19 messages left');
  await expect(input).toHaveValue('something begun');
  // Once: it is not offered again, here or after a reload.
  const menu = page.getByRole('dialog');
  await openMenu('user');
  await expect(menu).toContainText('Copy the text');
  await expect(menu).not.toContainText('Change the words');
  await page.reload();
  await expect(from('user')).toContainText('I love rain');
  await expect(from('ai')).toHaveCount(2);
  await openMenu('user');
  await expect(menu).toContainText('Copy the text');
  await expect(menu).not.toContainText('Change the words');
});

test('a text is edited before she has answered it, and once more after that', async ({ page }) => {
  const { from, beginChange, input, left, header } = chatScreen(page);
  const change = async (words: string) => {
    await beginChange();
    await input.fill(words);
    await page.keyboard.press('Enter');
  };
  await withOwnModel('edit', async (url, model) => {
    await openChat(page, url);
    const greeted = await from('ai').count();
    // She is asked, and says nothing for as long as the test likes.
    model.manner = () => undefined;
    await say(page, 'I love tea');
    await expect.poll(() => JSON.stringify(model.calls.at(-1)?.body)).toContain('I love tea');
    await expect(header).toContainText('Typing...');

    model.manner = 'words';
    model.words = ['Rain it is.'];
    await change('I love rain');
    await expect(from('ai').last()).toContainText('Rain it is.');
    await expect(header).toContainText('Online now');
    await expect(from('user')).toHaveCount(1);
    await expect(from('user')).toContainText('I love rain');
    await expect(left).toHaveText('19 messages left');

    model.words = ['Or snow.'];
    await change('I love snow');
    await expect(from('ai').last()).toContainText('Or snow.');
    // Until the new reply is saved the old one is.
    await expect(header).toContainText('Online now');
    await page.reload();
    await expect(from('user')).toHaveCount(1);
    await expect(from('user')).toContainText('I love snow');
    await expect(from('ai')).toHaveCount(greeted + 1);
    await expect(left).toHaveText('19 messages left');
  });
});

test('a reload in the middle of an edit shows one of the two texts, and continues with it', async ({
  page,
}) => {
  const { from, beginChange, input, left, header } = chatScreen(page);
  await withOwnModel('edit-reload', async (url, model) => {
    await openChat(page, url);
    const greeted = await from('ai').count();
    await say(page, 'I love tea');
    await expect(from('ai')).toHaveCount(greeted + 1);
    await expect(header).toContainText('Online now');

    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    model.manner = async (res) => {
      await held;
      await FORMS.words(res, chunks(['Rain it is.']));
    };
    await beginChange();
    await input.fill('I love rain');
    await page.keyboard.press('Enter');
    await expect.poll(() => JSON.stringify(model.calls.at(-1)?.body)).toContain('I love rain');
    await page.reload();
    await expect(header).toContainText('Typing...');
    await expect(from('user')).toHaveCount(1);
    await expect(from('user')).toContainText('I love rain');
    await expect(from('ai')).toHaveCount(greeted);
    letGo();
    await expect(from('ai').last()).toContainText('Rain it is.');
    await expect(header).toContainText('Online now');
    await expect(from('user')).toHaveCount(1);
    await expect(from('ai')).toHaveCount(greeted + 1);
    await expect(left).toHaveText('19 messages left');
  });
});

test('an edit that had not reached the server before a reload is made after it', async ({
  page,
}) => {
  await openChat(page);
  const { from, beginChange, input, left, header } = chatScreen(page);
  await say(page, 'I love tea');
  await expect(from('ai')).toHaveCount(2);
  await expect(header).toContainText('Online now');
  let sent = 0;
  await page.route('**/api/chat/messages/*', async (route) => {
    // The first one never arrives.
    const isFirst = route.request().method() === 'PUT' && ++sent === 1;
    if (!isFirst) await route.continue();
  });
  await beginChange();
  await input.fill('I love rain');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toBe(1);
  await page.reload();
  await expect(from('user')).toContainText('I love rain');
  await expect(header).toContainText('Online now');
  await expect(from('user')).toHaveCount(1);
  await expect(from('ai')).toHaveCount(2);
  await expect(left).toHaveText('19 messages left');
});

test.describe('of two tabs', () => {
  test.use({ provoked: /status of 4\d\d|Failed to change a message/ });

  test('one edits the text, the other is notified and shows the current state', async ({
    page,
    context,
  }) => {
    const id = await openChat(page);
    await say(page, 'I love tea');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    const other = await context.newPage();
    await other.goto(PAGES.chat(id));
    for (const [tab, words] of [
      [page, 'I love rain'],
      [other, 'I love snow'],
    ] as const) {
      const { beginChange, input, from } = chatScreen(tab);
      await expect(from('ai')).toHaveCount(2);
      await beginChange();
      await input.fill(words);
    }
    await Promise.all([page, other].map((tab) => chatScreen(tab).send.click()));
    for (const tab of [page, other]) {
      await expect(chatScreen(tab).header).toContainText('Online now');
      await tab.reload();
      await expect(chatScreen(tab).from('user')).toHaveCount(1);
      await expect(chatScreen(tab).left).toHaveText('19 messages left');
    }
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a long press opens the menu', async ({ page }) => {
    await openChat(page);
    const touched = chatScreen(page).from('ai').last();
    await touched.evaluate((element) =>
      element.dispatchEvent(
        new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }),
      ),
    );
    await expect(page.getByRole('dialog')).toContainText('Copy the text');
  });
});
