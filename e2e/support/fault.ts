import type { Page, Route } from '@playwright/test';

/**
 * Answers calls to an address in its own way. The route stays until the page goes, and lets through
 * what comes later: taking a route away can leave requests hanging that have nothing to do with it.
 * @param times how many calls; all of them by default
 * @returns its end
 */
export async function fault(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => unknown,
  times = Number.POSITIVE_INFINITY,
): Promise<() => void> {
  let left = times;
  await page.route(url, async (route) => {
    if (left <= 0) return route.fallback();
    left -= 1;
    await answer(route);
  });
  return () => {
    left = 0;
  };
}
