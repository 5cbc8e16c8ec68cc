// `/api/user`: keeping an account, carrying it to another browser, and signing out.

import type * as signInSchemas from '../schemas/sign-in.ts';
import type { Endpoint } from './endpoint.ts';

/** A code that carries the account to another browser. */
export const handoff = {
  method: 'POST',
  path: '/api/user/me/handoff',
  types: {} as {
    request: typeof signInSchemas.handoffRequest;
    response: typeof signInSchemas.handoff;
  },
} as const satisfies Endpoint;

/** A new recovery code; the previous one becomes invalid. */
export const makeRecovery = {
  method: 'POST',
  path: '/api/user/me/recovery',
  types: {} as { response: typeof signInSchemas.recoveryCode },
} as const satisfies Endpoint;

/** Signs in by a recovery code: 401 for a wrong one, 409 where this browser has an account that would be missed. */
export const recover = {
  method: 'POST',
  path: '/api/user/recover',
  types: {} as {
    request: typeof signInSchemas.recoverRequest;
    response: typeof signInSchemas.recoverResponse;
  },
} as const satisfies Endpoint;

export const browsers = {
  method: 'GET',
  path: '/api/user/me/browsers',
  types: {} as { response: typeof signInSchemas.signedIn },
} as const satisfies Endpoint;

export const signOutBrowser = {
  method: 'DELETE',
  path: '/api/user/me/browsers/:id',
  types: {},
} as const satisfies Endpoint;

/** Signs out every browser but this one, which gets a new cookie. */
export const signOutEverywhere = {
  method: 'DELETE',
  path: '/api/user/me/browsers',
  types: {},
} as const satisfies Endpoint;

/** Signs this browser out. */
export const signOut = {
  method: 'POST',
  path: '/api/user/sign-out',
  types: {},
} as const satisfies Endpoint;
