import { z } from 'zod';
import type { RefundState } from '../../domain/payment/provider.ts';

export const orderId = z.string().regex(/^[\w-]{1,64}$/);

/** Cashfree writes some ids as numbers; one too large for a number would be another id. */
export const id = z.union([z.string(), z.int()]).transform(String).pipe(orderId);

/** What is said of a refund, in an answer and in an event. */
export const refundFields = {
  order_id: orderId,
  refund_id: id.pipe(z.string().max(40)),
  /** Rupees; Cashfree takes no larger orders. */
  refund_amount: z.number().positive().max(1_000_000),
  refund_status: z.string(),
};

/** Cashfree sends an attempt that came too late back by itself, too: no order of ours is undone by that. */
export const ASKED_FOR = 'MERCHANT_INITIATED';

/** What Cashfree's words for a refund mean to us. */
export const REFUND_STATES: ReadonlyMap<string, RefundState['status']> = new Map([
  ['SUCCESS', 'success'],
  ['PENDING', 'pending'],
  ['ONHOLD', 'pending'],
  ['CANCELLED', 'failed'],
  ['FAILED', 'failed'],
]);
