import type { Page } from '@playwright/test';
import { CHAT } from './chat.ts';
import { COMPANIONS } from './companions.ts';
import { PAYMENT } from './payment.ts';
import { START } from './start.ts';
import { YOU } from './you.ts';

/** Screens and states by name, and how a fresh page gets there. */
export type Screens = Record<string, (page: Page) => Promise<unknown>>;

/** Every screen and state. */
export const SCREENS: Screens = { ...START, ...COMPANIONS, ...CHAT, ...PAYMENT, ...YOU };

/** What the pages complain of on the way there. */
export const PROVOKED_BY_SCREENS = /status of 40[34]|Failed to/;
