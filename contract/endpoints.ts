import * as chat from './endpoints/chat.ts';
import * as companions from './endpoints/companions.ts';
import * as payment from './endpoints/payment.ts';
import * as user from './endpoints/user.ts';

/** Every endpoint by name. The browser takes those it calls from `endpoints/`, and carries no others. */
export const ENDPOINTS = { ...user, ...companions, ...chat, ...payment };

export type EndpointName = keyof typeof ENDPOINTS;

/** An endpoint by its name. */
export type EndpointOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name];
