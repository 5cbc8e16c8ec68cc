import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { SCREENS } from '../screens/all-screens.ts';

/** Every screen and state of the app. */
export const STATES = Object.keys(SCREENS);

const ADDRESSES: Record<string, string> = {
  'all articles': PAGES.blogs,
  'content ideas': PAGES.ideas,
  marketing: PAGES.marketing,
  'premium marketing': PAGES.marketingPremium,
  privacy: PAGES.privacy,
  offline: '/offline',
};

/** The pages without scripts. */
export const CONTENT_PAGES = Object.keys(ADDRESSES);

/** Brings a fresh page to a state, or to a content page, by its name. */
export async function openState(page: Page, name: string): Promise<void> {
  const open = SCREENS[name] ?? (() => page.goto(ADDRESSES[name] ?? PAGES.home));
  await open(page);
}
