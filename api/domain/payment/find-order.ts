import { findPayment, findPaymentsNamed, type PaymentRow } from '#db/queries/payment/payments.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';

type Needs = Pick<Services, 'db' | 'paymentProviders'>;

/**
 * An order by any of its ids: ours, its provider's for the order or for the payment, or the bank's,
 * which is what a buyer reads in the UPI app. Throws when several providers have one of that name.
 */
export async function findOrder(services: Needs, name: string): Promise<PaymentRow | undefined> {
  const [found, another] = await findOrders(services, name);
  if (another) throw new Error(`Several orders are called ${name}: please take our own id.`);
  return found;
}

/** Every order that an id may refer to. */
async function findOrders(
  { db, paymentProviders: { names } }: Needs,
  name: string,
): Promise<PaymentRow[]> {
  const ours = isUuid(name) ? await findPayment(db.executor, name) : undefined;
  if (ours) return [ours];
  const ordered = await findPaymentsNamed(db.executor, names, 'providerOrderId', name);
  if (ordered.length > 0) return ordered;
  const paid = await findPaymentsNamed(db.executor, names, 'providerPaymentId', name);
  return paid.length > 0 ? paid : findPaymentsNamed(db.executor, names, 'bankReference', name);
}
