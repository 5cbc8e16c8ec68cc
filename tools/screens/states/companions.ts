import { expect } from '@playwright/test';
import { sendByApi, startChat } from '../page-objects/chat.ts';
import { LIST } from '../page-objects/companions.ts';
import type { Screens } from './screens.ts';

/** The list of companions and their profiles. */
export const COMPANIONS = {
  companions: async (page) => {
    await page.goto('/companions');
    await expect(page.getByRole('status')).toContainText('companions available');
  },
  'companions for whom chats are closed': async (page) => {
    await sendByApi(page, await startChat(page), 'I am 16');
    await page.goto('/companions');
    await expect(page.getByText('Your chats are closed')).toBeVisible();
  },
  'companions on their way': async (page) => {
    await page.route(LIST, () => undefined);
    await page.goto('/companions');
  },
  'no companions found': async (page) => {
    await page.route(LIST, (route) => route.fulfill({ json: [] }));
    await page.goto('/companions');
    await expect(page.getByText('No companions found')).toBeVisible();
  },
  'companions that could not be loaded': async (page) => {
    await page.route(LIST, (route) => route.abort());
    await page.goto('/companions');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the choice of a chat type': async (page) => {
    await page.goto('/companions');
    await page.getByRole('button', { name: 'Chat Now' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a companion': async (page) => {
    await page.goto('/companion/profile/riya');
    await expect(page.getByRole('img')).toBeVisible();
  },
  'a companion for whom chats are closed': async (page) => {
    await sendByApi(page, await startChat(page), 'main 16 saal ki hu');
    await page.goto('/companion/profile/riya');
    await expect(page.getByText('Your chats are closed')).toBeVisible();
  },
  'a busy companion': async (page) => {
    await page.route('**/availability', (route) => route.fulfill({ json: { isAvailable: false } }));
    await page.goto('/companion/profile/riya');
    await page.getByRole('button', { name: 'In chat (5 min)' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a companion who is not there': async (page) => {
    await page.goto('/companion/profile/nobody');
    await expect(page.getByRole('alert')).toBeVisible();
  },
} satisfies Screens;
