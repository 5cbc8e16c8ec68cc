import { claimRefundPoll, dueRefunds } from '#db/queries/payment/polls.ts';
import type { RefundRow } from '#db/queries/payment/refunds.ts';
import type { Services } from '../ports.ts';
import { POLL_BATCH, pollDelay } from './polling.ts';
import type { PaymentProvider } from './provider.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Sends unsent refunds, and polls those in progress until they are final; the
 * providers side by side, each after its own.
 * @param signal breaks off between two refunds; what is left stays due
 */
export async function reconcileRefunds(services: Services, signal?: AbortSignal): Promise<void> {
  const { names, of } = services.paymentProviders;
  await Promise.all(
    names.map((name) => reconcileThoseOf(of({ provider: name }), services, signal)),
  );
}

async function reconcileThoseOf(
  provider: PaymentProvider,
  services: Services,
  signal?: AbortSignal,
): Promise<void> {
  const { db, log } = services;
  for (const refund of await dueRefunds(db.executor, provider.name, POLL_BATCH)) {
    if (signal?.aborted) return;
    try {
      if (await claimRefundPoll(db.executor, refund, pollDelay(refund.polls))) {
        await reconcileRefund(services, provider, refund);
      }
    } catch (err) {
      log.error({ err, refundId: refund.id }, 'refund status check failed');
    }
  }
}

/** Has the provider make a refund that may not have reached it, or asks for its status. */
async function reconcileRefund(
  services: Services,
  provider: PaymentProvider,
  refund: RefundRow,
): Promise<void> {
  if (refund.status === 'requested') return void (await sendRefund(services, provider, refund));
  const said = await provider.fetchRefundStatus(refund.orderId, refund.id);
  if (said) await settleRefund(services, provider, said);
}
