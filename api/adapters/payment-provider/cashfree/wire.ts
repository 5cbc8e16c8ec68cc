import { z } from 'zod';
import { id, refundFields } from '../fields.ts';
import { nonsense } from './cashfree-error.ts';

/** An order, as Cashfree answers it. */
export const order = z.object({
  order_id: z.string(),
  cf_order_id: id,
  order_amount: z.number(),
  order_currency: z.string(),
  order_status: z.string(),
  payment_session_id: z.string().min(1).max(2_000).nullish(),
});

/** The attempts to pay an order. */
export const payments = z.array(z.object({ cf_payment_id: id, payment_status: z.string() }));

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
