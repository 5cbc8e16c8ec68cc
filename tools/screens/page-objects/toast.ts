import type { Locator, Page } from '@playwright/test';

/** The toast over the screen, where there is one. */
export const toastOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
