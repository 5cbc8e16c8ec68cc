import { expect } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { ARTICLE } from '../content.ts';
import { sendByApi, startChat } from '../page-objects/chat.ts';
import { offerInstall } from '../page-objects/install.ts';
import type { Screens } from './screens.ts';

/** Home, the way into a chat, and pages of no island. */
export const START = {
  home: (page) => page.goto('/'),
  'home for whom chats are closed': async (page) => {
    await sendByApi(page, await startChat(page), 'main 16 saal ki hu');
    await page.goto('/');
    await expect(page.getByText('Your chats are closed')).toBeVisible();
  },
  'home with a recent chat': async (page) => {
    await startChat(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Continue Recent Chat' })).toBeVisible();
  },
  'home with the install hint': async (page) => {
    await offerInstall(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Keep Jaanu close' })).toBeVisible();
  },
  'the grown-ups sheet': async (page) => {
    await page.addInitScript(() => localStorage.removeItem('jaanu_adult'));
    await page.goto('/loading/romantic');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  loading: async (page) => {
    await page.route(/\/api\/user\/(me|register)$/, () => undefined);
    await page.goto('/loading/romantic');
    await expect(page.getByRole('progressbar')).toBeVisible();
  },
  'loading that failed': async (page) => {
    await page.goto('/loading/anything');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'loading for whom chats are closed': async (page) => {
    await sendByApi(page, await startChat(page), 'I am 16');
    await page.goto(PAGES.loading('friendly'));
    await expect(page.getByRole('alert')).toBeVisible();
  },
  article: (page) => page.goto(ARTICLE),
  'page not found': (page) => page.goto('/nowhere'),
} satisfies Screens;
