import { claimRefundLook, dueRefunds } from '#db/queries/looks.ts';
import type { RefundRow } from '#db/queries/refunds.ts';
import type { Services } from '../ports.ts';
import { lookPause } from './look-pause.ts';
import type { PaymentProvider } from './provider.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

const BATCH = 50;

/**
 * Sends refunds that nobody sent, and asks after those on their way until they have ended.
 * @param signal breaks off between two refunds; what is left stays due
 */
export async function sweepRefunds(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, paymentProviders, log } = services;
  for (const refund of await dueRefunds(db.executor, paymentProviders.names, BATCH)) {
    if (signal?.aborted) return;
    try {
      if (await claimRefundLook(db.executor, refund, lookPause(refund.looks))) {
        await lookAtRefund(services, paymentProviders.of(refund), refund);
      }
    } catch (err) {
      log.error({ err, refundId: refund.id }, 'refund look-up failed');
    }
  }
}

/** Has the provider make a refund that it may not have heard of, or asks it how one stands. */
async function lookAtRefund(
  services: Services,
  provider: PaymentProvider,
  refund: RefundRow,
): Promise<void> {
  if (refund.status === 'requested') return void (await sendRefund(services, provider, refund));
  const said = await provider.lookUpRefund(refund.paymentId, refund.id);
  if (said) await settleRefund(services, provider, said);
}
