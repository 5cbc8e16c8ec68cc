// `/api/user/me`: what is stored of the visitor, for the page that shows it.

import type { ZodUnknown } from 'zod';
import type * as accountSchemas from '../schemas/account.ts';
import type * as memorySchemas from '../schemas/memory.ts';
import type { Endpoint } from './endpoint.ts';

/** Erases the person and the chats. */
export const eraseMe = {
  method: 'DELETE',
  path: '/api/user/me',
  types: {},
} as const satisfies Endpoint;

/** Everything stored of the visitor, as a file to keep. */
export const exportMe = {
  method: 'GET',
  path: '/api/user/me/export',
  types: {} as { response: ZodUnknown },
} as const satisfies Endpoint;

export const account = {
  method: 'GET',
  path: '/api/user/me/account',
  types: {} as {
    query: typeof accountSchemas.accountQuery;
    response: typeof accountSchemas.account;
  },
} as const satisfies Endpoint;

export const correctMemory = {
  method: 'PATCH',
  path: '/api/user/me/memory/:id',
  types: {} as { request: typeof memorySchemas.correctMemoryRequest },
} as const satisfies Endpoint;

/** Forgets a fact; the answer can put it back, for some seconds. */
export const forgetMemory = {
  method: 'DELETE',
  path: '/api/user/me/memory/:id',
  types: {} as { response: typeof memorySchemas.forgottenMemory },
} as const satisfies Endpoint;

/** Puts back what was forgotten; again changes nothing. */
export const restoreMemory = {
  method: 'PUT',
  path: '/api/user/me/memory/:id',
  types: {} as { request: typeof memorySchemas.restoreMemoryRequest },
} as const satisfies Endpoint;
