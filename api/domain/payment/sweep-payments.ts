import { duePayments, moveStatus, type PaymentRow, scheduleLook } from '#db/queries/payments.ts';
import type { Services } from '../ports.ts';
import { settlePayment } from './settle-payment.ts';
import { BECOMES, isSettled } from './transitions.ts';

const BATCH = 50;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3600;
/** An order this old is left to a person. */
const GIVE_UP_MS = 3 * 24 * 3600 * 1000;

/**
 * Asks after orders that are not paid: their webhook may never have come, and a failed or expired one may
 * still be paid by a later attempt. Each look is further from the last, so none holds up the others.
 */
export async function sweepPayments(services: Services): Promise<void> {
  for (const payment of await duePayments(services.db.executor, BATCH)) {
    try {
      await look(services, payment);
    } catch (err) {
      services.log.error({ err, orderId: payment.id }, 'look-up failed');
    }
    await scheduleLook(services.db.executor, payment.id, nextLook(payment, services.now()));
  }
}

async function look(services: Services, payment: PaymentRow): Promise<void> {
  const { db, paymentProvider, now } = services;
  if (isSettled(payment.status)) return;
  const said = await paymentProvider.lookUp(payment.id);
  await settlePayment(services, payment, said);
  const over = payment.expiresAt < now() && said.state === 'open';
  if (over) await moveStatus(db.executor, payment.id, 'expired', BECOMES.expired);
}

function nextLook({ status, looks, createdAt }: PaymentRow, now: Date): number | undefined {
  if (isSettled(status) || now.getTime() - createdAt.getTime() > GIVE_UP_MS) return undefined;
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** looks, LONGEST_PAUSE_SECONDS);
}
