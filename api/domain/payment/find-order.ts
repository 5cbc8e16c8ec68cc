import {
  findPayment,
  findPaymentAt,
  findPaymentBy,
  type PaymentRow,
} from '#db/queries/payments.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';

/** An order by whatever name somebody has for it: ours, the provider's for the order, or its for the payment. */
export async function findOrder(
  { db, paymentProvider }: Pick<Services, 'db' | 'paymentProvider'>,
  name: string,
): Promise<PaymentRow | undefined> {
  const ours = isUuid(name) ? await findPayment(db.executor, name) : undefined;
  return (
    ours ??
    (await findPaymentAt(db.executor, paymentProvider.name, name)) ??
    (await findPaymentBy(db.executor, paymentProvider.name, name))
  );
}
