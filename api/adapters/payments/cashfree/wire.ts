import { z } from 'zod';
import type { RefundState } from '../../../domain/payment/provider.ts';
import { nonsense } from './cashfree-error.ts';

export const orderId = z.string().regex(/^[\w-]{1,64}$/);

/** Cashfree writes some ids as numbers; one too large for a number would be another id. */
export const id = z.union([z.string(), z.int()]).transform(String).pipe(orderId);

/** Rupees, which Cashfree writes as a number and, in some events, as text. */
export const rupees = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .transform(Number),
]);

/** What is said of a refund, in an answer and in an event. */
export const refundFields = {
  order_id: orderId,
  refund_id: id.pipe(z.string().max(40)),
  /** Rupees; Cashfree takes no larger orders. */
  refund_amount: rupees.pipe(z.number().positive().max(1_000_000)),
  refund_status: z.string(),
};

/** Cashfree also refunds late attempts on its own: that undoes no order of ours. */
export const ASKED_FOR = 'MERCHANT_INITIATED';

/** What Cashfree's words for a refund mean to us. */
export const REFUND_STATES: ReadonlyMap<string, RefundState['status']> = new Map([
  ['SUCCESS', 'success'],
  ['PENDING', 'pending'],
  ['ONHOLD', 'pending'],
  ['CANCELLED', 'failed'],
  ['FAILED', 'failed'],
]);

/** An order, as Cashfree answers it. */
export const order = z.object({
  order_id: z.string(),
  cf_order_id: id,
  order_amount: rupees,
  order_currency: z.string(),
  order_status: z.string(),
  payment_session_id: z.string().min(1).max(2_000).nullish(),
});

/** The attempts to pay an order, each parsed separately. */
export const payments = z.array(z.unknown());

/** The bank's name for an attempt: with UPI the number that the buyer's app shows. */
export const bankReference = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/))
  .nullish()
  .catch(null);

/** An attempt to pay an order. */
export const attempt = z.object({
  cf_payment_id: id,
  payment_status: z.string(),
  bank_reference: bankReference,
});

/** A refund. */
export const refund = z.object({ ...refundFields, refund_type: z.string().nullish() });

/** The refunds of an order. */
export const refunds = z.array(refund);

/** An answer in its form. Throws CashfreeError when it has another. */
export function read<S extends z.ZodType>(form: S, what: string, json: unknown): z.output<S> {
  const { data } = form.safeParse(json);
  if (data === undefined) throw nonsense(what);
  return data;
}

/**
 * An id as a part of a path. Anything else than Cashfree's own form could name another address: `..` is
 * the list of everything.
 */
export function pathId(text: string): string {
  if (!/^[A-Za-z0-9_-]{3,45}$/.test(text)) throw new TypeError('Not an id for Cashfree');
  return text;
}
