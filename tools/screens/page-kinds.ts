import type { PAGES } from '#contract/pages.ts';

/** Pages that are read: `e2e/built-pages.spec.ts` has a budget for each. */
export type ReadPage =
  | 'blogs'
  | 'blogsPage'
  | 'article'
  | 'ideas'
  | 'marketing'
  | 'marketingPremium'
  | 'safety'
  | 'privacy'
  | 'terms'
  | 'refunds'
  | 'contact';

/** All others are screens of the app: each wants a state (`STATE_OF`) and a budget (`e2e/budgets.spec.ts`). */
export type ScreenPage = Exclude<keyof typeof PAGES, ReadPage>;
