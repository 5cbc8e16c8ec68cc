import type { ScreenPage } from './page-kinds.ts';
import { CHAT } from './states/chat.ts';
import { COMPANIONS } from './states/companions.ts';
import { KEEP } from './states/keep.ts';
import { PAYMENT } from './states/payment.ts';
import type { Screens } from './states/screens.ts';
import { START } from './states/start.ts';
import { YOU } from './states/you.ts';

const NAMED = { ...START, ...COMPANIONS, ...CHAT, ...PAYMENT, ...YOU, ...KEEP };

/** The plainest state of each screen of the app: one without any is a type error. */
const STATE_OF: Record<ScreenPage, keyof typeof NAMED> = {
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

const plainest = Object.values(STATE_OF).map((name) => [name, NAMED[name]]);

/** Every screen and state, the plainest ones first. */
export const SCREENS: Screens = { ...Object.fromEntries(plainest), ...NAMED };

/** What the pages complain of on the way there. */
export const PROVOKED_BY_SCREENS = /status of 40[34]|Failed to/;
