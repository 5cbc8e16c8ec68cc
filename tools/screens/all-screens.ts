import { CHAT } from './states/chat.ts';
import { COMPANIONS } from './states/companions.ts';
import { KEEP } from './states/keep.ts';
import { PAYMENT } from './states/payment.ts';
import type { Screens } from './states/screens.ts';
import { START } from './states/start.ts';
import { YOU } from './states/you.ts';

/** Every screen and state. */
export const SCREENS: Screens = { ...START, ...COMPANIONS, ...CHAT, ...PAYMENT, ...YOU, ...KEEP };

/** What the pages complain of on the way there. */
export const PROVOKED_BY_SCREENS = /status of 40[34]|Failed to/;
