import { claimLook, duePayments } from '#db/queries/looks.ts';
import { moveStatus, type PaymentRow } from '#db/queries/payments.ts';
import type { Services } from '../ports.ts';
import { lookPause } from './look-pause.ts';
import { settlePayment } from './settle-payment.ts';
import { BECOMES } from './transitions.ts';

const BATCH = 50;
/** An order this old is left to a person. */
const GIVE_UP_MS = 3 * 24 * 3600 * 1000;

/**
 * Asks after orders that are not paid: their webhook may never have come, and a failed or expired one may
 * still be paid by a later attempt.
 */
export async function sweepPayments(services: Services): Promise<void> {
  const { db, paymentProvider, log, now } = services;
  for (const payment of await duePayments(db.executor, paymentProvider.name, BATCH)) {
    try {
      if (await claimLook(db.executor, payment, nextLook(payment, now()))) {
        await lookAt(services, payment);
      }
    } catch (err) {
      log.error({ err, orderId: payment.id }, 'look-up failed');
    }
  }
}

/** Asks the provider how an order stands, and settles it; one that nobody can pay any more expires. */
export async function lookAt(services: Services, payment: PaymentRow): Promise<void> {
  const { db, paymentProvider, now } = services;
  const said = await paymentProvider.lookUp(payment.id);
  await settlePayment(services, payment, said);
  const idle = said.state === 'open' || said.state === 'absent';
  if (!idle || payment.expiresAt >= now()) return;
  await moveStatus(db.executor, payment.id, 'expired', BECOMES.expired);
}

function nextLook({ looks, createdAt }: PaymentRow, now: Date): number | undefined {
  const old = now.getTime() - createdAt.getTime() > GIVE_UP_MS;
  return old ? undefined : lookPause(looks);
}
