// `/api/chat`: a visitor's own chats.

import type * as schemas from '../schemas/chat.ts';
import type { Endpoint } from './endpoint.ts';

export const createSession = {
  method: 'POST',
  path: '/api/chat/session',
  types: {} as { request: typeof schemas.createSessionRequest; response: typeof schemas.session },
} as const satisfies Endpoint;

export const sessions = {
  method: 'GET',
  path: '/api/chat/sessions',
  types: {} as { response: typeof schemas.sessionList },
} as const satisfies Endpoint;

export const session = {
  method: 'GET',
  path: '/api/chat/session/:id',
  types: {} as { response: typeof schemas.session },
} as const satisfies Endpoint;

export const messages = {
  method: 'GET',
  path: '/api/chat/messages/:id',
  types: {} as { query: typeof schemas.messageQuery; response: typeof schemas.messageList },
} as const satisfies Endpoint;

/** Her first words; made once, however often they are asked for. */
export const welcome = {
  method: 'POST',
  path: '/api/chat/welcome/:id',
  types: {} as { request: typeof schemas.welcomeRequest; response: typeof schemas.welcomeResponse },
} as const satisfies Endpoint;

export const sendMessage = {
  method: 'POST',
  path: '/api/chat/message',
  types: {} as {
    request: typeof schemas.sendMessageRequest;
    response: typeof schemas.sendMessageResponse;
    events: typeof schemas.sendMessageEvents;
  },
} as const satisfies Endpoint;
