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

/**
 * Keeps calls to an address from being answered, so that what is shown meanwhile stays.
 * @returns lets them through, and all that come later
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await letThrough;
    await route.fallback();
  });
  return resolve;
}
