import type { Page } from '@playwright/test';
import { SHARE_ACTION } from '#contract/share.ts';

/** Posts a form as a phone does when another app shares with the installed one. */
export async function share(page: Page, fields: Record<string, string>): Promise<void> {
  const arrived = page.waitForEvent('load');
  await page.evaluate(
    ({ action, entries }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      for (const [name, value] of entries) {
        const field = document.createElement('textarea');
        Object.assign(field, { name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    { action: SHARE_ACTION, entries: Object.entries(fields) },
  );
  await arrived;
  await page.waitForURL(/\/chats$/);
}

/** In a browser's tab the visitor is asked first: another site may have posted it. */
export const acceptShare = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Yes, I did' }).click();

/** What was shared, as it waits above the chats. */
export const sharedCard = (page: Page) =>
  page.getByRole('region', { name: 'Choose a chat for what you shared' });

/** As if words had been shared a moment ago; `isCut` if there were more of them. */
export const holdShared = (page: Page, words: string, isCut = false): Promise<unknown> =>
  page.addInitScript(
    (waiting) =>
      sessionStorage.setItem('jaanu_shared', JSON.stringify({ ...waiting, at: Date.now() })),
    { words, isCut },
  );
