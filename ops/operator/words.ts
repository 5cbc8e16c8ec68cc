import type { RefundStatus } from '#db/schema/payment/refunds.ts';

/** A refund's status in an operator's words. */
export const REFUND_WORDS: Record<RefundStatus, string> = {
  requested: 'not sent yet',
  pending: 'on its way',
  success: 'made',
  failed: 'refused',
};

/** Why no provider can be asked about an order. */
export const inactive = (provider: string): string =>
  `This order is of ${provider}, which is not active: set its credentials, and try again.`;

/** An instant as operators read it, in UTC: `2026-01-31 18:05:00`; a dash for none. */
export const instantWords = (instant: Date | null): string =>
  instant?.toISOString().replace('T', ' ').slice(0, 19) ?? '-';
