import type { Page } from '@playwright/test';

/** As a visitor who has chosen discreet mode on this phone before. */
export const beDiscreet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('jaanu_discreet', 'yes'));

/** The way to the note pad, on top of every discreet screen. */
export const hideBar = (page: Page) => page.getByRole('link', { name: 'Hide' });
