import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect };

/**
 * Chromium notes every answer of 4xx as an error. This one is part of the protocol: the server says
 * that it does not know the visitor yet, and the page registers (design section 2).
 */
const FIRST_VISIT = /status of 401 .*\/api\/user\/me$/;

interface Options {
  /** What the page may complain of in the tests that provoke it; a complaint ends with its address. */
  provoked: RegExp;
}

/**
 * A test whose page must not complain: an error or a warning on the console, an exception, a refusal
 * by the content security policy and a hydration mismatch all fail it.
 */
export const test = base.extend<Options>({
  provoked: [/(?!)/, { option: true }],
  page: async ({ page, provoked }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    const isExpected = (text: string) => FIRST_VISIT.test(text) || provoked.test(text);
    expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
  },
});

/** Collects what a page complains of from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(wordsOf(message));
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

const wordsOf = (message: ConsoleMessage): string =>
  `${message.type()}: ${message.text()} ${message.location().url}`;
