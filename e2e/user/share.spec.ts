import { PAGES } from '#contract/pages.ts';
import { SHARE_ACTION } from '#contract/share.ts';
import { chatScreen, startChat, storedTexts } from '../../tools/screens/page-objects/chat.ts';
import { beDiscreet, hideBar } from '../../tools/screens/page-objects/discreet.ts';
import { acceptShare, share, sharedCard } from '../../tools/screens/page-objects/share.ts';
import { keptInCaches, leaveNetwork, visitWithWorker } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

const LINK = 'https://example.org/a-poem';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', provoked: /ERR_INTERNET_DISCONNECTED|Failed to/ });

  test('shared text goes into the chosen chat, and nowhere else', async ({ page, context }) => {
    const id = await startChat(page);
    await visitWithWorker(page);
    await page.goto(PAGES.chats);
    await expect(page.getByRole('listitem')).toBeVisible();
    // Without a network no server can have received it.
    await leaveNetwork(context, page, PAGES.chats);
    await share(page, { title: 'A poem', text: 'By Kabir', url: LINK });
    await acceptShare(page);
    expect(page.url()).toMatch(/\/chats$/);
    const words = sharedCard(page).getByRole('blockquote');
    await expect(words).toHaveText(`A poem By Kabir ${LINK}`);
    expect((await keptInCaches(page)).filter(([, text]) => text.includes(LINK))).toEqual([]);

    await context.setOffline(false);
    await page.reload();
    await expect(words).toBeVisible();
    await page.getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(PAGES.chat(id));
    await expect(chatScreen(page).input).toHaveValue(`A poem\nBy Kabir\n${LINK}`);
    expect(await storedTexts(page, id)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('listitem')).toBeVisible();
    await expect(sharedCard(page)).toHaveCount(0);
  });

  test('it is added below the existing draft', async ({ page }) => {
    const id = await startChat(page);
    await visitWithWorker(page);
    await page.evaluate((at) => localStorage.setItem(`jaanu_draft:${at}`, 'I found this:'), id);
    await share(page, { text: LINK });
    await acceptShare(page);
    await page.getByRole('listitem').getByRole('link').click();
    await expect(chatScreen(page).input).toHaveValue(`I found this:\n${LINK}`);
  });

  test('it waits for a first chat', async ({ page }) => {
    await visitWithWorker(page);
    await share(page, { text: LINK });
    await acceptShare(page);
    await expect(page.getByRole('region', { name: 'What you shared' })).toContainText(LINK);
    await page.goto(PAGES.loading('friendly'));
    await expect(chatScreen(page).input).toHaveValue(LINK);
  });

  test('discarded, it is deleted permanently', async ({ page }) => {
    await startChat(page);
    await visitWithWorker(page);
    await share(page, { text: LINK });
    await acceptShare(page);
    await sharedCard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(sharedCard(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('listitem')).toBeVisible();
    await expect(sharedCard(page)).toHaveCount(0);
  });

  test('what another site has posted is confirmed before it goes into any chat', async ({
    page,
  }) => {
    const id = await startChat(page);
    await visitWithWorker(page);
    await share(page, { text: 'words of another site' });
    const question = page.getByRole('region', { name: 'Did you share this?' });
    await expect(question).toContainText('words of another site');
    await page.getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(PAGES.chat(id));
    await expect(chatScreen(page).input).toHaveValue('');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(question).toHaveCount(0);
  });

  test('Hide discards it, even before it was viewed', async ({ page }) => {
    await beDiscreet(page);
    await startChat(page);
    await visitWithWorker(page);
    await share(page, { text: LINK });
    await acceptShare(page);
    await expect(sharedCard(page)).toBeVisible();
    await hideBar(page).click();
    await expect(page).toHaveURL(PAGES.notes);
    await page.goto(PAGES.chats);
    await expect(page.getByRole('listitem')).toBeVisible();
    await expect(sharedCard(page)).toHaveCount(0);

    // As when the next page never came.
    await page.evaluate(
      ([action = '', text = '']) => {
        const body = new FormData();
        body.set('text', text);
        return fetch(action, { method: 'POST', body, redirect: 'manual' });
      },
      [SHARE_ACTION, LINK],
    );
    expect((await keptInCaches(page)).some(([, text]) => text.includes(LINK))).toBe(true);
    await hideBar(page).click();
    await expect(page).toHaveURL(PAGES.notes);
    expect((await keptInCaches(page)).some(([, text]) => text.includes(LINK))).toBe(false);
  });
});

test('without a service worker nothing arrives, and the page says so once', async ({ page }) => {
  const id = await startChat(page);
  await page.goto(PAGES.home);
  await share(page, { text: LINK });
  await expect(page.getByText('What you shared did not arrive here.')).toBeVisible();
  expect(await storedTexts(page, id)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('listitem')).toBeVisible();
  await expect(page.getByText('What you shared did not arrive here.')).toHaveCount(0);
});
