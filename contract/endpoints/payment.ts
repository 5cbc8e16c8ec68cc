// `/api/payment`: ordering packs and reading an order's status; `/api/packs`: what is sold, the same for everybody.

import type * as schemas from '../schemas/payment.ts';
import type { Endpoint } from './endpoint.ts';

export const packs = {
  method: 'GET',
  path: '/api/packs',
  types: {} as { response: typeof schemas.packsResponse },
} as const satisfies Endpoint;

export const createPayment = {
  method: 'POST',
  path: '/api/payment/create',
  types: {} as {
    request: typeof schemas.createPaymentRequest;
    response: typeof schemas.createPaymentResponse;
  },
} as const satisfies Endpoint;

export const verifyPayment = {
  method: 'POST',
  path: '/api/payment/verify',
  types: {} as {
    request: typeof schemas.verifyPaymentRequest;
    response: typeof schemas.verifyPaymentResponse;
  },
} as const satisfies Endpoint;

/** Counts a step on the sheet, for the operator's figures. */
export const paymentStep = {
  method: 'POST',
  path: '/api/payment/step',
  types: {} as { request: typeof schemas.paymentStepRequest },
} as const satisfies Endpoint;
