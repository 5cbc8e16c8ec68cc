import type { PaymentStatus } from '#contract/schemas/payment.ts';
import type { RefundStatus } from '#db/schema/payment/refunds.ts';

/**
 * The legal transitions of an order, by what it becomes. Failures are of one attempt,
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

/**
 * Those of a refund. One that was refused may turn out to have been made all the same, when the answer
 * to an earlier try was lost; one that was made is final.
 */
export const REFUND_BECOMES: Record<RefundStatus, readonly RefundStatus[]> = {
  requested: [],
  pending: ['requested'],
  success: ['requested', 'pending', 'failed'],
  failed: ['requested', 'pending'],
};

/** The money came: no status check can bring anything new. */
export const isSettled = (status: PaymentStatus | undefined): boolean =>
  status === 'success' || status === 'refunded';
