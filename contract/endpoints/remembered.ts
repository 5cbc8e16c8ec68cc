// Messages that the visitor asks her to remember.

import type { Endpoint } from './endpoint.ts';

/** Puts a text into what she remembers. */
export const rememberMessage = {
  method: 'PUT',
  path: '/api/chat/messages/:messageId/memory',
  types: {},
} as const satisfies Endpoint;

/** Takes it out again. */
export const forgetMessage = {
  method: 'DELETE',
  path: '/api/chat/messages/:messageId/memory',
  types: {},
} as const satisfies Endpoint;
