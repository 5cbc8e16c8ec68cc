import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect };

interface Options {
  /** What the page may complain of in the tests that provoke it; a complaint ends with its address. */
  provoked: RegExp;
  /** Whether the visitor has said before to be 18 or older; else the loading screen asks. */
  isGrownUp: boolean;
}

/**
 * A test whose page must not complain: an error or a warning on the console, an exception, a refusal
 * by the content security policy and a hydration mismatch all fail it.
 */
export const test = base.extend<Options>({
  provoked: [/(?!)/, { option: true }],
  isGrownUp: [true, { option: true }],
  page: async ({ page, provoked, isGrownUp }, use) => {
    if (isGrownUp) await page.addInitScript(() => localStorage.setItem('jaanu_adult', 'yes'));
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints.filter((text) => !provoked.test(text))).toEqual([]);
  },
});

/** Chromium reports a page transition that a faster navigation overtook; nothing of ours can catch it. */
const SKIPPED_TRANSITION = /^Transition was (aborted|skipped)/;

/** Where a test blocks the service worker, the page logs that refusal. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Collects what a page complains of from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === KEPT_OUT) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(wordsOf(message));
  });
  page.on('pageerror', ({ message }) => {
    if (!SKIPPED_TRANSITION.test(message)) complaints.push(`exception: ${message}`);
  });
  return complaints;
}

const wordsOf = (message: ConsoleMessage): string =>
  `${message.type()}: ${message.text()} ${message.location().url}`;
