// What is rarely done in a chat; the browser fetches its part of this with the first of it.

import type * as schemas from '../schemas/chat.ts';
import type * as actionSchemas from '../schemas/chat-actions.ts';
import type { Endpoint } from './endpoint.ts';

/** Another reply of hers to the same text; the first one of a message is free. */
export const anotherReply = {
  method: 'POST',
  path: '/api/chat/messages/:messageId/variants',
  types: {} as {
    request: typeof schemas.anotherReplyRequest;
    response: typeof schemas.anotherReplyResponse;
    events: typeof schemas.anotherReplyEvents;
  },
} as const satisfies Endpoint;

/** Shows another one of the replies there are. */
export const chooseVariant = {
  method: 'PUT',
  path: '/api/chat/messages/:messageId/variants',
  types: {} as {
    request: typeof schemas.chooseVariantRequest;
    response: typeof schemas.chooseVariantResponse;
  },
} as const satisfies Endpoint;

/** Other words in place of the visitor's newest text. */
export const editMessage = {
  method: 'PUT',
  path: '/api/chat/messages/:messageId',
  types: {} as {
    request: typeof schemas.editMessageRequest;
    response: typeof schemas.sendMessageResponse;
    events: typeof schemas.sendMessageEvents;
  },
} as const satisfies Endpoint;

/** The texts of a chat that have these words, in whatever script they are written; the newest first. */
export const searchChat = {
  method: 'GET',
  path: '/api/chat/session/:id/search',
  types: {} as { query: typeof actionSchemas.searchQuery; response: typeof actionSchemas.found },
} as const satisfies Endpoint;

/** Takes everything out of a chat; it goes for good once the time to undo it is over. */
export const clearChat = {
  method: 'POST',
  path: '/api/chat/session/:id/clear',
  types: {} as {
    request: typeof actionSchemas.clearRequest;
    response: typeof actionSchemas.clearedChat;
  },
} as const satisfies Endpoint;

/** Restores it; 409 once it is deleted for good. */
export const restoreChat = {
  method: 'DELETE',
  path: '/api/chat/session/:id/clear',
  types: {},
} as const satisfies Endpoint;

/** From now on nothing of this chat is notified, or marked as unread. */
export const muteChat = {
  method: 'PUT',
  path: '/api/chat/session/:id/mute',
  types: {},
} as const satisfies Endpoint;

export const unmuteChat = {
  method: 'DELETE',
  path: '/api/chat/session/:id/mute',
  types: {},
} as const satisfies Endpoint;

/** Reports a message of hers to the operator; a second report replaces the first. */
export const reportMessage = {
  method: 'POST',
  path: '/api/chat/messages/:messageId/report',
  types: {} as {
    request: typeof actionSchemas.reportRequest;
    response: typeof actionSchemas.reportResponse;
  },
} as const satisfies Endpoint;

/** Takes a report back. */
export const withdrawReport = {
  method: 'DELETE',
  path: '/api/chat/messages/:messageId/report',
  types: {},
} as const satisfies Endpoint;

/** Keeps her as she was when the chat began, tries her newest version, or goes back. */
export const chooseVersion = {
  method: 'PUT',
  path: '/api/chat/session/:id/version',
  types: {} as { request: typeof actionSchemas.chooseVersionRequest },
} as const satisfies Endpoint;
