import type { Browser, Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { chatScreen, openChat, say } from '../../tools/screens/page-objects/chat.ts';
import { complaintsOf, expect, test } from '../support/test.ts';

const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 14; SM-A556E Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36 Instagram 361.0.0.46.88 Android (34/14; 450dpi; 1080x2340; samsung; SM-A556E; a55x; qcom; en_IN; 674675155)';

const FACEBOOK_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 [FBAN/FBIOS;FBAV/465.0.0.36.105;FBBV/600000000;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5;FBRV/0;IABMV/1]';
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-A556E Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36';

/** Another browser, with nothing of this one. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.addInitScript(() => localStorage.setItem('jaanu_adult', 'yes'));
  return context.newPage();
}

/** Opens the section that keeps the account. */
const openKeep = (page: Page) => page.goto(`${PAGES.you}#keep`);
const keep = (page: Page) => page.getByRole('region', { name: 'Keep this account' });
const myId = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/user/me')).json()).id as string);

test.describe('inside Instagram', () => {
  test.use({
    userAgent: INSTAGRAM,
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    // The ways out are no addresses for a desktop browser.
    provoked: /instagram:|intent:|unknown url scheme|Failed to launch/i,
  });

  test('the chat moves to the phone’s own browser, by a link that works once', async ({
    page,
    browser,
    baseURL,
  }) => {
    const tried: string[] = [];
    await page.exposeFunction('tell', (address: string) => tried.push(address));
    await page.addInitScript(() => {
      // biome-ignore lint/suspicious/noExplicitAny: the browser's own navigation, listened to
      (window as any).navigation?.addEventListener('navigate', (event: any) => {
        const { url } = event.destination;
        // biome-ignore lint/suspicious/noExplicitAny: exposed above
        if (!url.startsWith('http')) (window as any).tell(url);
      });
    });
    await openChat(page);
    await say(page, 'My name is Arjun');
    await expect(chatScreen(page).from('ai')).toHaveCount(2);
    const id = await myId(page);
    await page.goto(PAGES.home);
    const line = page.getByRole('region', { name: 'Open in your browser' });
    await expect(line).toContainText('You are inside Instagram');
    const made = page.waitForResponse('**/api/user/me/handoff');
    await line.getByRole('button', { name: 'Open in browser' }).click();
    const { url } = await (await made).json();
    await expect(line).toContainText('It did not open?', { timeout: 10_000 });
    await expect(line.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(url).toMatch(/\/go\/[\w-]{43}$/);
    expect(tried).toEqual([
      `instagram://extbrowser/?url=${encodeURIComponent(url)}`,
      `intent://${url.replace('http://', '')}#Intent;scheme=http;end`,
    ]);

    const other = await elsewhere(browser, baseURL);
    const complaints = complaintsOf(other);
    const referrers: (string | undefined)[] = [];
    other.on('request', (request) => referrers.push(request.headers().referer));
    await other.goto(url);
    await other.getByRole('button', { name: 'Go on here' }).click();
    await expect(other).toHaveURL(PAGES.home);
    await expect(other.getByRole('heading', { name: 'Continue Recent Chat' })).toBeVisible();
    expect(await myId(other)).toBe(id);
    expect(referrers.filter((referrer) => referrer?.includes('/go/'))).toEqual([]);
    await other.goto(url);
    await expect(other.getByRole('heading')).toHaveText('This link is used up');
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('You went on in your browser')).toBeVisible();
    expect(await myId(page)).toBe(id);
    await other.context().close();
  });

  test('the hint is shown on the packs, too', async ({ page }) => {
    await openChat(page);
    const chat = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(PAGES.paywall(chat));
    await expect(page.getByRole('region', { name: 'Open in your browser' })).toBeVisible();
  });
});

test.describe('inside Instagram, before the first chat', () => {
  test.use({ userAgent: INSTAGRAM, hasTouch: true, isGrownUp: false });

  test('the hint is shown on the sheet that asks for the age', async ({ page }) => {
    await page.goto(PAGES.loading('friendly'));
    const sheet = page.getByRole('dialog', { name: 'Before you start' });
    await expect(sheet.getByRole('region', { name: 'Open in your browser' })).toContainText(
      'You are inside Instagram. Open in your browser, your chat comes along.',
    );
  });
});

for (const [where, userAgent, words] of [
  ['Facebook on an iPhone', FACEBOOK_IPHONE, 'You are inside Facebook.'],
  ['a web view that does not say whose it is', WEB_VIEW, 'Open in your browser'],
] as const) {
  test.describe(`inside ${where}`, () => {
    test.use({ userAgent, hasTouch: true });

    test('Home offers to leave, too', async ({ page }) => {
      await page.goto(PAGES.home);
      const line = page.getByRole('region', { name: 'Open in your browser' });
      await expect(line).toContainText(words);
    });
  });
}

test('in a normal browser nothing offers to leave', async ({ page }) => {
  await page.goto(PAGES.home);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Open in your browser')).toHaveCount(0);
});

test('a recovery code is written down once, and opens the account on another phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await openChat(page);
  const id = await myId(page);
  await openKeep(page);
  await keep(page).getByRole('button', { name: 'Make a recovery code' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery code' });
  await expect(sheet.getByRole('listitem')).toHaveCount(12);
  const words = await sheet.getByRole('listitem').allTextContents();
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeDisabled();
  const picture = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save as a picture' }).click();
  expect((await picture).suggestedFilename()).toBe('jaanu-recovery-code.png');
  await sheet.getByLabel('I have written it down').check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(keep(page).getByRole('button', { name: 'Make a new one' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(words.slice(0, 3).join(' '));

  const other = await elsewhere(browser, baseURL);
  await openKeep(other);
  await keep(other).getByRole('button', { name: 'I have a recovery code' }).click();
  const field = other.getByLabel('The twelve words of your recovery code');
  await field.fill([...words.slice(1), words[0]].join(' '));
  await other.getByRole('button', { name: 'Open it here' }).click();
  await expect(other.getByRole('alert')).toContainText('open no account');
  await field.fill(words.map((word, at) => `${at + 1}. ${word.toUpperCase()}`).join('\n'));
  await other.getByRole('button', { name: 'Open it here' }).click();
  await expect(other).toHaveURL(PAGES.home);
  expect(await myId(other)).toBe(id);

  await page.reload();
  await expect(keep(page).getByRole('listitem')).toHaveCount(2);
  await keep(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(keep(page).getByRole('listitem')).toHaveCount(1);
  const status = await other.evaluate(async () => (await fetch('/api/user/me')).status);
  expect(status).toBe(401);
  await other.context().close();
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('the recovery code is printed on one page, dark on white, and nothing beside it', async ({
    page,
  }) => {
    const printed: string[] = [];
    await page.exposeFunction('tell', (words: string) => printed.push(words));
    await page.addInitScript(() => {
      // biome-ignore lint/suspicious/noExplicitAny: exposed above
      window.print = () => (window as any).tell('printed');
    });
    await openChat(page);
    await openKeep(page);
    await keep(page).getByRole('button', { name: 'Make a recovery code' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your recovery code' });
    const words = sheet.getByRole('listitem');
    await expect(words).toHaveCount(12);
    await sheet.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => printed).toEqual(['printed']);

    // What leaves the printer is what the page is for this medium.
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    for (const word of await words.all()) {
      await expect(word).toBeVisible();
      await expect(word).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('Write these words down')).toBeVisible();
  });
});

test("a link to an account abandons the browser's own one only when confirmed", async ({
  page,
  browser,
  baseURL,
}) => {
  await openChat(page);
  await openKeep(page);
  await keep(page).getByRole('button', { name: 'Show a code to scan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Scan with the other phone' });
  await expect(sheet.getByRole('img', { name: /code to scan/ })).toBeVisible();
  await expect(sheet.getByRole('timer')).toContainText(/9:5\d/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet.getByRole('button', { name: 'Copy the link' }).click();
  const url = await page.evaluate(() => navigator.clipboard.readText());

  const other = await elsewhere(browser, baseURL);
  await openChat(other);
  await other.goto(url);
  await expect(other.getByRole('heading')).toHaveText('Which account?');
  await expect(other.getByRole('main')).toContainText('Whoever made this link can read the chats');
  await expect(other.getByRole('link', { name: /Keep this browser/ })).toBeVisible();
  await other.getByRole('button', { name: /Leave this browser/ }).click();
  await expect(other).toHaveURL(PAGES.home);
  expect(await myId(other)).toBe(await myId(page));
  const chats = await page.evaluate(
    async () => (await (await fetch('/api/chat/sessions')).json()).length,
  );
  expect(chats).toBe(1);
  await other.context().close();
});

test('two accounts are merged by the recovery code, including chats', async ({
  page,
  browser,
  baseURL,
}) => {
  await openChat(page);
  const made = await page.request.post('/api/user/me/recovery');
  const { code } = await made.json();

  const other = await elsewhere(browser, baseURL);
  await openChat(other);
  await openKeep(other);
  await keep(other).getByRole('button', { name: 'I have a recovery code' }).click();
  await other.getByLabel('The twelve words of your recovery code').fill(code);
  await other.getByRole('button', { name: 'Open it here' }).click();
  const sheet = other.getByRole('dialog', { name: 'Open your account' });
  await expect(sheet).toContainText('with 1 chat and 20 messages left');
  await sheet.getByRole('button', { name: 'Join the two' }).click();
  await expect(other).toHaveURL(PAGES.home);
  expect(await myId(other)).toBe(await myId(page));
  await other.goto(PAGES.chats);
  await expect(other.getByRole('listitem')).toHaveCount(2);
  await other.context().close();
});

test('signing out here asks first, forgets the phone’s copy and leads back by the code', async ({
  page,
  browser,
  baseURL,
}) => {
  await openChat(page);
  const id = await myId(page);
  await openKeep(page);
  await keep(page).getByRole('button', { name: 'Sign out here' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out here?' });
  await expect(question).toContainText('nobody could open this account again');
  await expect(question.getByRole('button', { name: 'Sign out' })).toBeDisabled();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await keep(page).getByRole('button', { name: 'Make a recovery code' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery code' });
  await expect(sheet.getByRole('listitem')).toHaveCount(12);
  const words = (await sheet.getByRole('listitem').allTextContents()).join(' ');
  await sheet.getByLabel('I have written it down').check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await keep(page).getByRole('button', { name: 'Sign out here' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  // A link signs it in as well, whatever it has kept.
  const other = await elsewhere(browser, baseURL);
  await openChat(other);
  const made = await other.request.post('/api/user/me/handoff', { data: { path: PAGES.you } });
  await page.goto((await made.json()).url);
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(page.getByRole('heading', { name: 'Keep this account' })).toBeVisible();
  expect(await myId(page)).toBe(await myId(other));
  await keep(page).getByRole('button', { name: 'Recovery code and sign-ins' }).click();
  await keep(page).getByRole('button', { name: 'Sign out here' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await other.context().close();
  await page.getByRole('button', { name: 'I have a recovery code' }).click();
  await page.getByLabel('The twelve words of your recovery code').fill(words);
  await page.getByRole('button', { name: 'Open it here' }).click();
  await expect(page).toHaveURL(PAGES.home);
  expect(await myId(page)).toBe(id);
});
