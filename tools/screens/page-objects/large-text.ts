import type { Page } from '@playwright/test';

/** Twice what browsers set text in, in CSS pixels. */
const TWICE = { standard: 32, fixed: 26 };

/** Sets all text twice as large, as a reader does in the browser's settings. */
export async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: TWICE });
}
