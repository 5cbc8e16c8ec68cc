import * as account from './endpoints/account.ts';
import * as chat from './endpoints/chat.ts';
import * as chatActions from './endpoints/chat-actions.ts';
import * as companions from './endpoints/companions.ts';
import * as notice from './endpoints/notice.ts';
import * as payment from './endpoints/payment.ts';
import * as push from './endpoints/push.ts';
import * as remembered from './endpoints/remembered.ts';
import * as signIn from './endpoints/sign-in.ts';
import * as stories from './endpoints/stories.ts';
import * as user from './endpoints/user.ts';

/** Every endpoint by name. The browser takes those it calls from `endpoints/`, and carries no others. */
export const ENDPOINTS = {
  ...user,
  ...account,
  ...signIn,
  ...companions,
  ...chat,
  ...chatActions,
  ...remembered,
  ...stories,
  ...payment,
  ...notice,
  ...push,
};

export type EndpointName = keyof typeof ENDPOINTS;

/** An endpoint by its name. */
export type EndpointOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name];
