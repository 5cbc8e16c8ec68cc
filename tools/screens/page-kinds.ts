import { PAGES, PUBLIC_PAGES, PUBLIC_SCREENS } from '#contract/pages.ts';

/** Addresses of the pages that are read, articles and the blog's further lists apart: `e2e/pages/built-pages.spec.ts` holds their budgets. */
export const READ_PAGES = PUBLIC_PAGES.filter((page) => !PUBLIC_SCREENS.has(page));

/** Screens of the app with a fixed address, by name. */
export const FIXED_SCREENS: [name: string, address: string][] = Object.entries(PAGES).flatMap(
  ([name, page]) => (typeof page === 'string' && !READ_PAGES.includes(page) ? [[name, page]] : []),
);

/** Screens with a value in their address: each wants a state (`STATE_OF`) and an address to be measured at (`e2e/pages/budgets.spec.ts`). */
export type ValueScreen = Exclude<
  {
    [Name in keyof typeof PAGES]: (typeof PAGES)[Name] extends string ? never : Name;
  }[keyof typeof PAGES],
  'article' | 'blogsPage'
>;
