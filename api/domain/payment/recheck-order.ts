import type { PaymentRow } from '#db/queries/payment/payments.ts';
import { refundsOf } from '#db/queries/payment/refunds.ts';
import type { Services } from '../ports.ts';
import { reconcileOrder } from './reconcile-payments.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';
import { isSettled } from './transitions.ts';

/**
 * Asks the order's own provider now what the reconcile job would ask later, or has given up asking: after an order that is
 * not paid, and after all its refunds, those too of which no event ever came. Throws when the provider
 * does not answer, and ProviderInactive when it is not active.
 */
export async function recheckOrder(services: Services, payment: PaymentRow): Promise<void> {
  const provider = services.paymentProviders.of(payment);
  if (!isSettled(payment.status)) await reconcileOrder(services, payment);
  for (const refund of await refundsOf(services.db.executor, payment.id)) {
    if (refund.status === 'requested') await sendRefund(services, provider, refund);
  }
  for (const said of await provider.listRefunds(payment.id)) {
    await settleRefund(services, provider, said);
  }
}
