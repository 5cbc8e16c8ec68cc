// Notifications of what a visitor has asked for.

import type * as schemas from '../schemas/push.ts';
import type { Endpoint } from './endpoint.ts';

export const push = {
  method: 'GET',
  path: '/api/user/me/push',
  types: {} as { response: typeof schemas.pushState },
} as const satisfies Endpoint;

/** Subscribes this browser to notifications. */
export const startPush = {
  method: 'PUT',
  path: '/api/user/me/push',
  types: {} as { request: typeof schemas.pushRequest },
} as const satisfies Endpoint;

/** Ends all of the visitor's notifications, in every browser, and forgets what was to be asked. */
export const endPush = {
  method: 'DELETE',
  path: '/api/user/me/push',
  types: {},
} as const satisfies Endpoint;

/** The visitor wants to be asked about one of the visitor's own texts; again puts the newer day in place of the older. */
export const askLater = {
  method: 'PUT',
  path: '/api/chat/messages/:messageId/asking',
  types: {} as { request: typeof schemas.askRequest },
} as const satisfies Endpoint;

/** Takes that back. */
export const askNoMore = {
  method: 'DELETE',
  path: '/api/chat/messages/:messageId/asking',
  types: {},
} as const satisfies Endpoint;
