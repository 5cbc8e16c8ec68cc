import type { PaymentRow } from '#db/queries/payments.ts';
import { refundsOf } from '#db/queries/refunds.ts';
import type { Services } from '../ports.ts';
import { lookAt } from './sweep-payments.ts';
import { lookAtRefund } from './sweep-refunds.ts';
import { isSettled } from './transitions.ts';

/**
 * Asks the provider now what the sweeper would ask later, or has given up asking: after an order that is
 * not paid, and after each of its refunds that was not made. Throws when the provider does not answer.
 */
export async function recheckOrder(services: Services, payment: PaymentRow): Promise<void> {
  if (!isSettled(payment.status)) await lookAt(services, payment);
  for (const refund of await refundsOf(services.db.executor, payment.id)) {
    if (refund.status !== 'success') await lookAtRefund(services, refund);
  }
}
