import type { ScreenPage } from './page-kinds.ts';
import { CHAT } from './states/chat.ts';
import { COMPANIONS } from './states/companions.ts';
import { KEEP } from './states/keep.ts';
import { PAYMENT } from './states/payment.ts';
import type { Screens } from './states/screens.ts';
import { START } from './states/start.ts';
import { YOU } from './states/you.ts';

const NAMED = { ...START, ...COMPANIONS, ...CHAT, ...PAYMENT, ...YOU, ...KEEP };

/** Every screen and state. */
export const SCREENS: Screens = NAMED;

/** The plainest state of each screen of the app: one without any is a type error. */
export const STATE_OF: Record<ScreenPage, keyof typeof NAMED> = {
  home: 'home',
  companions: 'companions',
  companion: 'a companion',
  profile: 'a companion',
  loading: 'loading',
  chat: 'chat',
  chats: 'your chats',
  you: 'you',
  notes: 'the note pad',
  paywall: 'paywall',
  postPayment: 'a payment that went well',
  receipt: 'a receipt',
};

/** What the pages complain of on the way there. */
export const PROVOKED_BY_SCREENS = /status of 40[34]|Failed to/;
