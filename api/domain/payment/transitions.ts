import type { PaymentStatus } from '#contract/schemas/payment.ts';

/**
 * The legal transitions of an order (design section 6), by what it becomes. Failures are of one attempt,
 * so an order that failed, was cancelled or has expired may still be paid; money that came is never
 * turned away, and nothing but a refund follows it.
 */
export const BECOMES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: [],
  success: ['pending', 'failed', 'cancelled', 'expired'],
  failed: ['pending'],
  cancelled: ['pending'],
  expired: ['pending', 'failed', 'cancelled'],
  refunded: ['success'],
};

/** The money came: no look-up can tell anything new. */
export const isSettled = (status: PaymentStatus): boolean =>
  status === 'success' || status === 'refunded';
