import { CHAT } from './screens/chat.ts';
import { COMPANIONS } from './screens/companions.ts';
import { PAYMENT } from './screens/payment.ts';
import type { Screens } from './screens/screens.ts';
import { START } from './screens/start.ts';
import { YOU } from './screens/you.ts';

/** Every screen and state. */
export const SCREENS: Screens = { ...START, ...COMPANIONS, ...CHAT, ...PAYMENT, ...YOU };

/** What the pages complain of on the way there. */
export const PROVOKED_BY_SCREENS = /status of 40[34]|Failed to/;
