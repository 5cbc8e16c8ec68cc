import { moveStatus, type PaymentRow } from '#db/queries/payment/payments.ts';
import { claimPoll, duePayments, endPolls } from '#db/queries/payment/polls.ts';
import type { Services } from '../ports.ts';
import { GIVE_UP_MS, POLL_BATCH, pollDelay } from './polling.ts';
import { settlePayment } from './settle-payment.ts';
import { BECOMES } from './transitions.ts';

/**
 * Asks after orders that are not paid: their webhook may never have come, and a failed or expired one may
 * still be paid by a later attempt. The providers are asked side by side, each after its own: one that does
 * not answer does not delay the others' orders.
 * @param signal breaks off between two orders; what is left stays due
 */
export async function reconcilePayments(services: Services, signal?: AbortSignal): Promise<void> {
  const { names } = services.paymentProviders;
  await Promise.all(names.map((name) => reconcileThoseOf(name, services, signal)));
}

async function reconcileThoseOf(
  provider: string,
  services: Services,
  signal?: AbortSignal,
): Promise<void> {
  const { db, log, now } = services;
  for (const payment of await duePayments(db.executor, provider, POLL_BATCH)) {
    if (signal?.aborted) return;
    try {
      if (!(await claimPoll(db.executor, payment, pollDelay(payment.polls)))) continue;
      await reconcileOrder(services, payment);
      const age = now().getTime() - payment.createdAt.getTime();
      if (age > GIVE_UP_MS) await endPolls(db.executor, payment.id);
    } catch (err) {
      log.error({ err, orderId: payment.id }, 'status check failed');
    }
  }
}

/** Asks its provider for an order's status and settles it; an order that can no longer be paid expires. */
export async function reconcileOrder(services: Services, payment: PaymentRow): Promise<void> {
  const { db, paymentProviders, now } = services;
  const said = await paymentProviders.of(payment).fetchStatus(payment.id);
  await settlePayment(services, payment, said);
  const idle = said.state === 'open' || said.state === 'absent';
  if (!idle || payment.expiresAt >= now()) return;
  await moveStatus(db.executor, payment.id, 'expired', BECOMES.expired);
}
