import type { Locator, Page } from '@playwright/test';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Companion } from '#contract/schemas/companion.ts';

/** The call for the list, with or without a query. */
export const LIST = /\/api\/companions(\?|$)/;

/** The cards of the list. */
export const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });

/** Everybody, in the order of the list. */
export async function companionsOf(page: Page): Promise<Companion[]> {
  return (await page.request.get(ENDPOINTS.companions.path)).json();
}
