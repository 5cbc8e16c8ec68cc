// `/api/user`: who the visitor is.

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
