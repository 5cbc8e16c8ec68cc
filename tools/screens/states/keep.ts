import { expect, type Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { PAGES } from '#contract/pages.ts';
import type { SignedIn } from '#contract/schemas/sign-in.ts';
import { openChat } from '../page-objects/chat.ts';
import type { Screens } from './screens.ts';

/** A visitor's own page with the section open that keeps the account. */
const openKeep = async (page: Page) => {
  await openChat(page);
  await page.goto(`${PAGES.you}#keep`);
};

/** A link that carries this visitor to another browser. */
async function linkFrom(page: Page): Promise<string> {
  const made = await page.request.post(ENDPOINTS.handoff.path, { data: { path: PAGES.home } });
  return ((await made.json()) as { url: string }).url;
}

/** An account that is signed in on three browsers and has a recovery code. */
const holdBrowsers = (page: Page) =>
  page.route(`**${ENDPOINTS.browsers.path}`, (route) => {
    const seen = { firstSeenAt: '2026-08-14T09:00:00.000Z', lastSeenAt: new Date().toISOString() };
    const json: SignedIn = {
      recoveryMadeAt: '2026-08-14T09:05:00.000Z',
      browsers: ['Chrome, Android', 'Instagram, Android', ''].map((system, at) => ({
        id: `0190a000-0000-7000-8000-0000000000a${at}`,
        system,
        isThis: at === 0,
        ...seen,
      })),
    };
    return route.fulfill({ json });
  });

/** An account that is kept, carried to another browser, and left. */
export const KEEP = {
  'you, signed in on three browsers': async (page) => {
    await holdBrowsers(page);
    await openKeep(page);
    await expect(page.getByText('(this one)')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).scrollIntoViewIfNeeded();
  },
  'a recovery code': async (page) => {
    await openKeep(page);
    await page.getByRole('button', { name: 'Make a recovery code' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(12);
  },
  'a recovery code that is typed wrong': async (page) => {
    await openKeep(page);
    await page.getByRole('button', { name: 'I have a recovery code' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('wrong '.repeat(12));
    await page.getByRole('button', { name: 'Open it here' }).click();
    await expect(page.getByRole('alert')).toContainText('open no account');
  },
  'two accounts that may be joined': async (page) => {
    await openKeep(page);
    const made = await page.request.post(ENDPOINTS.makeRecovery.path);
    const { code } = (await made.json()) as { code: string };
    await page.context().clearCookies();
    await openKeep(page);
    await page.getByRole('button', { name: 'I have a recovery code' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(code);
    await page.getByRole('button', { name: 'Open it here' }).click();
    await expect(page.getByRole('button', { name: 'Join the two' })).toBeVisible();
  },
  'a code for another phone': async (page) => {
    await openKeep(page);
    await page.getByRole('button', { name: 'Show a code to scan' }).click();
    await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  },
  'the question before signing out': async (page) => {
    await openKeep(page);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'signed out': async (page) => {
    await openKeep(page);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  },
  'a link from another browser': async (page) => {
    await openChat(page);
    const url = await linkFrom(page);
    await page.context().clearCookies();
    await page.goto(url);
    await expect(page.getByRole('button', { name: 'Go on here' })).toBeVisible();
  },
  'a link where there is an account': async (page) => {
    await openChat(page);
    const url = await linkFrom(page);
    await page.context().clearCookies();
    await openChat(page);
    await page.goto(url);
    await expect(page.getByRole('heading')).toHaveText('Which account?');
  },
  'a link that is used up': async (page) => {
    await page.goto(`/go/${'a'.repeat(43)}`);
    await expect(page.getByRole('heading')).toHaveText('This link is used up');
  },
} satisfies Screens;
