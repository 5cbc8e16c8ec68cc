import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page itself fills the window and scrolls nowhere; only parts of it may. */
export async function expectPageAtRest(page: Page): Promise<void> {
  await page.evaluate(endAnimations);
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  expect(size).toEqual(page.viewportSize());
}

/** An entry that still moves holds its parts together; what escapes it escapes afterwards. */
async function endAnimations(): Promise<void> {
  const ends = document.getAnimations().filter(({ effect }) => {
    return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(ends.map(({ finished }) => finished));
}
