import { isDuplicate } from '#db/errors.ts';
import { findPayment } from '#db/queries/payment/payments.ts';
import { insertRefund, type RefundRow } from '#db/queries/payment/refunds.ts';
import type { Services } from '../ports.ts';
import { inLockedOrder, type LockedOrder } from './locked-order.ts';
import { moveRefund, type RefundMove } from './move-refund.ts';
import { pollDelay } from './polling.ts';
import type { PaymentProvider, RefundState } from './provider.ts';
import { revokeCredits } from './revoke-credits.ts';
import { settlePayment } from './settle-payment.ts';
import { isSettled } from './transitions.ts';

/** What a provider's word on a refund led to. */
export type RefundSettlement = RefundMove | 'mismatch' | 'unknown-order' | 'unpaid-order';

/** What needs an operator's review. */
const FOR_A_PERSON = new Set<RefundSettlement>([
  'refund-failed',
  'mismatch',
  'unknown-order',
  'unpaid-order',
]);

type Needs = Pick<Services, 'db' | 'log'>;

/**
 * Brings a refund to the status the provider reports, whoever started it, in one transaction with the
 * messages and the order. Answers, webhooks and status checks all end here, in any order and as often as they like.
 * @param provider whose word it is; it settles nothing of another one's orders
 */
export async function settleRefund(
  services: Needs,
  provider: PaymentProvider,
  said: RefundState,
): Promise<RefundSettlement> {
  await settleOrderFirst(services, provider, said.orderId);
  const settled = await inLockedOrder(services, said.orderId, async (order) => {
    if (order.payment.provider !== provider.name) return 'unknown-order';
    const known = order.refunds.find(({ id }) => id === said.id);
    if (known && known.amount !== said.amount) return 'mismatch';
    if (!known && !isSettled(order.payment.status)) return 'unpaid-order';
    if (!known && said.status === 'failed') return 'unchanged';
    return moveRefund(order, known ?? (await adopt(order, said)), said.status);
  }).catch(refuseTaken);
  const outcome = settled ?? 'unknown-order';
  services.log[FOR_A_PERSON.has(outcome) ? 'error' : 'info'](
    { refundId: said.id, orderId: said.orderId, outcome },
    'refund',
  );
  return outcome;
}

/** The name is that of another order's refund. */
function refuseTaken(error: unknown): RefundSettlement {
  if (isDuplicate(error)) return 'mismatch';
  throw error;
}

/** A refund can be reported before its payment: then the order is looked up first. */
async function settleOrderFirst(
  services: Needs,
  provider: PaymentProvider,
  orderId: string,
): Promise<void> {
  const payment = await findPayment(services.db.executor, orderId);
  if (payment?.provider !== provider.name || isSettled(payment.status)) return;
  await settlePayment(services, payment, await provider.fetchStatus(orderId));
}

/** A refund that was started at the provider itself: it takes its share of what is unspent. */
async function adopt(order: LockedOrder, { id, amount }: RefundState): Promise<RefundRow> {
  const { tx, payment } = order;
  const row = {
    id,
    orderId: payment.id,
    amount,
    status: 'requested' as const,
    cause: 'provider' as const,
    note: null,
    messagesTaken: 0,
  };
  row.messagesTaken = await revokeCredits(order, row);
  await insertRefund(tx, row, pollDelay(0));
  const refund = { ...row, nextPollAt: null, polls: 0, createdAt: new Date() };
  order.refunds.push(refund);
  return refund;
}
