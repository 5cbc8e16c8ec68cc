import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import {
  barMicrophone,
  giveEars,
  giveVoices,
  sayAloud,
  spoken,
} from '../../tools/screens/page-objects/voice.ts';
import { expect, test } from '../support/test.ts';

const readAloud = (page: Page) => page.getByRole('button', { name: /^Read aloud/ });

test('a message is read aloud by a voice for its script, faster, and stopped', async ({ page }) => {
  await giveVoices(page, ['en-IN', 'hi-IN']);
  await openChat(page);
  await say(page, 'मुझे चाय पसंद है');
  const { from } = chatScreen(page);
  await expect(from('ai')).toHaveCount(2);
  await from('user')
    .getByRole('button', { name: /^Read aloud/ })
    .click();
  const bar = page.getByRole('group', { name: 'Reading aloud' });
  await expect(bar).toContainText('Computer voice');
  expect(await spoken(page)).toEqual([{ lang: 'hi-IN', rate: 1, text: 'मुझे चाय पसंद है' }]);
  await bar.getByRole('combobox').selectOption('1.5');
  await expect.poll(async () => (await spoken(page)).at(-1)?.rate).toBe(1.5);
  await bar.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(bar).toHaveCount(0);
  expect(await spoken(page)).toEqual([]);
});

test('nothing is offered without a voice, or without one for that script', async ({ page }) => {
  await giveVoices(page, ['en-GB']);
  await openChat(page);
  await say(page, 'मुझे चाय पसंद है');
  const { from } = chatScreen(page);
  await expect(from('ai')).toHaveCount(2);
  await expect(
    from('ai')
      .first()
      .getByRole('button', { name: /^Read aloud/ }),
  ).toHaveCount(1);
  await expect(from('user').getByRole('button', { name: /^Read aloud/ })).toHaveCount(0);
  await giveVoices(page, []);
  await page.reload();
  await expect(from('ai')).toHaveCount(2);
  await expect(readAloud(page)).toHaveCount(0);
});

test('the microphone is allowed in a chat, and on no other page', async ({ page }) => {
  const isAllowed = () =>
    page.evaluate(() =>
      // biome-ignore lint/suspicious/noExplicitAny: Chromium's own, and in no library of types
      (document as any).featurePolicy.allowsFeature('microphone'),
    );
  await openChat(page);
  expect(await isAllowed()).toBe(true);
  for (const path of [PAGES.home, PAGES.you, PAGES.blogs]) {
    await page.goto(path);
    expect(await isAllowed(), path).toBe(false);
  }
});

test('dictated text is added to the composer, and not sent automatically', async ({ page }) => {
  await giveEars(page);
  await openChat(page);
  const { input, from } = chatScreen(page);
  await page.getByRole('button', { name: 'Dictate' }).click();
  const bar = page.getByRole('group', { name: 'Dictation' });
  await expect(bar).toContainText('Your browser may send your voice to its maker.');
  await sayAloud(page, 'I love rain');
  await expect(input).toHaveValue('I love rain');
  await bar.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toHaveCount(0);
  await expect(from('user')).toHaveCount(0);
  await input.fill('');
  await page.getByRole('button', { name: 'Dictate' }).click();
  await barMicrophone(page);
  await expect(bar).toContainText('The microphone is barred.');
});
