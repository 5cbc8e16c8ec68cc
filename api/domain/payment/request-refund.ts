import { insertRefund, type RefundRow } from '#db/queries/payment/refunds.ts';
import type { Services } from '../ports.ts';
import { inLockedOrder, type LockedOrder } from './locked-order.ts';
import { pollDelay } from './polling.ts';
import { alive, leftToRefund, revokeCredits } from './revoke-credits.ts';

export interface RefundInput {
  orderId: string;
  /** Why, in an operator's words. */
  note: string;
}

export type RefundRequest =
  | { kind: 'requested'; refund: RefundRow }
  /** Its money is back, or on its way; nothing was written. */
  | { kind: 'already'; refund: RefundRow }
  | { kind: 'not-paid' | 'unknown-order' };

/**
 * Decides that an order goes back, as a whole or what other refunds have left of it, and takes back what
 * is unspent of its pack, in one transaction. `sendRefund` sends it to the provider; the reconcile job
 * sends unsent ones. A repeat, or a race, finds the first one's row.
 */
export async function requestRefund(
  services: Pick<Services, 'db'>,
  { orderId, note }: RefundInput,
): Promise<RefundRequest> {
  const request = await inLockedOrder(services, orderId, async (order): Promise<RefundRequest> => {
    const { payment, refunds } = order;
    const live = alive(refunds);
    // One of ours always takes all that is left.
    const last = live.findLast(({ cause }) => cause !== 'provider') ?? live.at(-1);
    if (last && leftToRefund(payment, live) <= 0) return { kind: 'already', refund: last };
    if (payment.status !== 'success') return { kind: 'not-paid' };
    return { kind: 'requested', refund: await write(order, 'operator', note) };
  });
  return request ?? { kind: 'unknown-order' };
}

/** Requests the refund of an order whose buyer was erased before it was paid; the caller has moved it to success. */
export const requestErasedRefund = (order: LockedOrder): Promise<RefundRow> =>
  write(order, 'erased', null);

async function write(
  order: LockedOrder,
  cause: 'operator' | 'erased',
  note: string | null,
): Promise<RefundRow> {
  const { tx, payment, refunds } = order;
  const tries = refunds.filter((refund) => refund.cause !== 'provider').length;
  const row = {
    // Named after the order, so that concurrent requests meet one primary key.
    id: tries === 0 ? payment.id : `${payment.id}-${tries + 1}`,
    orderId: payment.id,
    amount: leftToRefund(payment, alive(refunds)),
    status: 'requested' as const,
    cause,
    note,
    messagesTaken: 0,
  };
  row.messagesTaken = await revokeCredits(order, row);
  // An operator's is sent immediately, and picked up by the reconcile job if that is interrupted.
  await insertRefund(tx, row, cause === 'operator' ? pollDelay(0) : 0);
  return { ...row, nextPollAt: null, polls: 0, createdAt: new Date() };
}
