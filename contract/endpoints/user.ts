// `/api/user`: who the visitor is, and what is stored of her or him.

import type { ZodUnknown } from 'zod';
import type * as accountSchemas from '../schemas/account.ts';
import type * as memorySchemas from '../schemas/memory.ts';
import type * as userSchemas from '../schemas/user.ts';
import type { Endpoint } from './endpoint.ts';

export const me = {
  method: 'GET',
  path: '/api/user/me',
  types: {} as { response: typeof userSchemas.user },
} as const satisfies Endpoint;

/** 201 for a new visitor, 200 for a known one. */
export const register = {
  method: 'POST',
  path: '/api/user/register',
  types: {} as {
    request: typeof userSchemas.registerRequest;
    response: typeof userSchemas.registerResponse;
  },
} as const satisfies Endpoint;

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

export const forgetMemory = {
  method: 'DELETE',
  path: '/api/user/me/memory/:id',
  types: {},
} as const satisfies Endpoint;
