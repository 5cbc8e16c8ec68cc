import { moveStatus } from '#db/queries/payment/payments.ts';
import { type RefundRow, setMessagesTaken, setRefundStatus } from '#db/queries/payment/refunds.ts';
import type { LockedOrder } from './locked-order.ts';
import type { RefundState } from './provider.ts';
import {
  againReference,
  alive,
  leftToRefund,
  restoreCredits,
  revokeCredits,
} from './revoke-credits.ts';
import { BECOMES, REFUND_BECOMES } from './transitions.ts';

export type RefundMove = 'refund-pending' | 'refund-settled' | 'refund-failed' | 'unchanged';

/**
 * Moves a refund to the status the provider reports, with the messages and the order, if the transition is legal.
 * The caller holds the locks.
 */
export async function moveRefund(
  order: LockedOrder,
  refund: RefundRow,
  to: RefundState['status'],
): Promise<RefundMove> {
  const from = refund.status;
  if (!REFUND_BECOMES[to].includes(from)) return 'unchanged';
  await setRefundStatus(order.tx, refund.id, to);
  refund.status = to;
  if (to === 'pending') return 'refund-pending';
  if (to === 'failed') {
    await restoreCredits(order, refund);
    for (const other of alive(order.refunds)) await revokeAgain(order, other);
    return 'refund-failed';
  }
  if (from === 'failed') {
    refund.messagesTaken = 0;
    await revokeAgain(order, refund);
  }
  await closeWhenCovered(order);
  return 'refund-settled';
}

/** Revokes what a refund could not before, for it had failed or another one had revoked it. */
async function revokeAgain(order: LockedOrder, refund: RefundRow): Promise<void> {
  const more = await revokeCredits(order, refund, await againReference(order, refund));
  // The order's next refund may only take what this one leaves.
  refund.messagesTaken += more;
  await setMessagesTaken(order.tx, refund.id, refund.messagesTaken);
}

async function closeWhenCovered({ tx, payment, refunds }: LockedOrder): Promise<void> {
  const made = refunds.filter(({ status }) => status === 'success');
  if (leftToRefund(payment, made) > 0) return;
  await moveStatus(tx, payment.id, 'refunded', BECOMES.refunded);
}
