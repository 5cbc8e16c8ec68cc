import type { RefundRow } from '#db/queries/payment/refunds.ts';
import type { Services } from '../ports.ts';
import { type PaymentProvider, RefundRefused, type RefundState } from './provider.ts';
import { type RefundSettlement, settleRefund } from './settle-refund.ts';

type Needs = Pick<Services, 'db' | 'log'>;

/**
 * Has the order's own provider make a refund that was requested, and settles by its answer. Sent twice, it is made
 * once: the provider knows it by its name. Throws when the provider does not answer; then it stays requested.
 */
export async function sendRefund(
  services: Needs,
  provider: PaymentProvider,
  refund: RefundRow,
): Promise<RefundSettlement> {
  return settleRefund(services, provider, await ask(provider, refund));
}

async function ask(
  provider: PaymentProvider,
  { id, orderId, amount }: RefundRow,
): Promise<RefundState> {
  try {
    return await provider.refund({ id, orderId, amount });
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    // It may be refused because an earlier try, whose answer was lost, has made it.
    const made = await provider.fetchRefundStatus(orderId, id);
    return made ?? { id, orderId, amount, status: 'failed' };
  }
}
