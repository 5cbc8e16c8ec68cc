import { claimRefundPoll, dueRefunds } from '#db/queries/polls.ts';
import type { RefundRow } from '#db/queries/refunds.ts';
import type { Services } from '../ports.ts';
import { POLL_BATCH, pollDelay } from './polling.ts';
import type { PaymentProvider } from './provider.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Sends refunds that nobody sent, and asks after those on their way until they have ended.
 * @param signal breaks off between two refunds; what is left stays due
 */
export async function reconcileRefunds(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, paymentProviders, log } = services;
  for (const refund of await dueRefunds(db.executor, paymentProviders.names, POLL_BATCH)) {
    if (signal?.aborted) return;
    try {
      if (await claimRefundPoll(db.executor, refund, pollDelay(refund.polls))) {
        await reconcileRefund(services, paymentProviders.of(refund), refund);
      }
    } catch (err) {
      log.error({ err, refundId: refund.id }, 'refund status check failed');
    }
  }
}

/** Has the provider make a refund that it may not have heard of, or asks it how one stands. */
async function reconcileRefund(
  services: Services,
  provider: PaymentProvider,
  refund: RefundRow,
): Promise<void> {
  if (refund.status === 'requested') return void (await sendRefund(services, provider, refund));
  const said = await provider.fetchRefundStatus(refund.orderId, refund.id);
  if (said) await settleRefund(services, provider, said);
}
