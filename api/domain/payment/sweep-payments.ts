import { moveStatus, pendingPayments } from '#db/queries/payments.ts';
import type { Services } from '../ports.ts';
import { settlePayment } from './settle-payment.ts';
import { BECOMES } from './transitions.ts';

const QUIET_SECONDS = 60;
const BATCH = 50;

/** Looks up orders that stayed pending: their webhook may never have come. Expires those whose time is over. */
export async function sweepPayments(services: Services): Promise<void> {
  const { db, paymentProvider, now, log } = services;
  for (const payment of await pendingPayments(db.executor, QUIET_SECONDS, BATCH)) {
    try {
      const said = await paymentProvider.lookUp(payment.id);
      await settlePayment(services, payment, said);
      const over = payment.expiresAt < now() && said.state === 'open';
      if (over) await moveStatus(db.executor, payment.id, 'expired', BECOMES.expired);
    } catch (error) {
      log.error({ err: error, orderId: payment.id }, 'look-up failed');
    }
  }
}
