import type { VerifyPaymentResponse } from '#contract/schemas/payment.ts';
import { findPayment, findPaymentsNamed, type PaymentRow } from '#db/queries/payment/payments.ts';
import { readBalance } from '#db/queries/user/balance.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import type { ProviderState } from './provider.ts';
import { isReturnToken } from './return-address.ts';
import { settlePayment } from './settle-payment.ts';
import { isSettled } from './transitions.ts';

export interface VerifyPaymentInput {
  /** Ours, or the provider's own. */
  orderId: string;
  /** Undefined in a browser without a cookie. */
  userId: string | undefined;
  token: string | undefined;
}

/**
 * An order's status: asks its provider unless it is settled, and settles it if it was paid. For its
 * buyer, and for anyone with the return address; messages go only to the buyer.
 * Throws not_found for anyone else, and payment_failed when the provider did not answer, or is no longer active.
 */
export async function verifyPayment(
  services: Services,
  { orderId, userId, token }: VerifyPaymentInput,
): Promise<VerifyPaymentResponse> {
  const { db, paymentProviders, secrets } = services;
  const isBuyers = (order: PaymentRow) => userId !== undefined && order.userId === userId;
  const mayAsk = (order: PaymentRow) =>
    isBuyers(order) || (token !== undefined && isReturnToken(secrets, order.id, token));
  const named = isUuid(orderId)
    ? [await findPayment(db.executor, orderId)]
    : await findPaymentsNamed(db.executor, paymentProviders.names, 'providerOrderId', orderId);
  const before = named.find((order) => order && mayAsk(order));
  if (!before) throw notFound('Order');
  const settled = isSettled(before.status);
  let said: ProviderState | undefined;
  if (!settled) {
    said = await ask(services, before);
    await settlePayment(services, before, said);
  }
  const payment = (settled ? before : await findPayment(db.executor, before.id)) ?? before;
  const success = payment.status === 'success';
  return {
    success,
    amount: payment.amount,
    orderId: payment.id,
    status: payment.status,
    bankPending: !success && said?.state === 'bank',
    bankReference: (!success && said?.bankReference) || null,
    messageCount: payment.messageCount,
    messageBalance:
      success && userId !== undefined && isBuyers(before)
        ? await readBalance(db.executor, userId)
        : null,
  };
}

async function ask({ paymentProviders, log }: Services, order: PaymentRow): Promise<ProviderState> {
  try {
    return await paymentProviders.of(order).fetchStatus(order.id);
  } catch (err) {
    log.error({ err, orderId: order.id }, 'status check failed');
    throw new DomainError('payment_failed', 'The payment service does not answer right now.');
  }
}
