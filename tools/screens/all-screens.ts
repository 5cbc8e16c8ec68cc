import { FIXED_SCREENS, type ValueScreen } from './page-kinds.ts';
import { CHAT } from './states/chat.ts';
import { COMPANIONS } from './states/companions.ts';
import { KEEP } from './states/keep.ts';
import { PAYMENT } from './states/payment.ts';
import type { Screens } from './states/screens.ts';
import { START } from './states/start.ts';
import { YOU } from './states/you.ts';

const NAMED = { ...START, ...COMPANIONS, ...CHAT, ...PAYMENT, ...YOU, ...KEEP };

/** The plainest state of each screen with a value in its address: one without any is a type error. */
const STATE_OF: Record<ValueScreen, keyof typeof NAMED> = {
  companion: 'a companion',
  profile: 'a companion',
  loading: 'loading',
  chat: 'chat',
  paywall: 'paywall',
  postPayment: 'a payment that went well',
  receipt: 'a receipt',
};

/** The plainest state of those with a fixed address, where more than going there is needed. */
const FIXED_STATE_OF: Record<string, keyof typeof NAMED> = {
  home: 'home',
  companions: 'companions',
  chats: 'your chats',
  you: 'you',
  notes: 'the note pad',
};

const fixed = FIXED_SCREENS.map(([name, address]): [string, Screens[string]] => {
  const state = FIXED_STATE_OF[name];
  return state ? [state, NAMED[state]] : [name, (page) => page.goto(address)];
});

const plainest = [...fixed, ...Object.values(STATE_OF).map((name) => [name, NAMED[name]])];

/** Every screen and state, the plainest ones first. */
export const SCREENS: Screens = { ...Object.fromEntries(plainest), ...NAMED };

/** What the pages complain of on the way there. */
export const PROVOKED_BY_SCREENS = /status of 40[34]|Failed to/;
