import type { Page } from '@playwright/test';

/** Screens and states by name, and how a fresh page gets there. */
export type Screens = Record<string, (page: Page) => Promise<unknown>>;
