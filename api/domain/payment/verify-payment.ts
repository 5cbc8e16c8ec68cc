import type { VerifyPaymentResponse } from '#contract/schemas/payment.ts';
import { readBalance } from '#db/queries/balance.ts';
import { findPayment, findPaymentAt } from '#db/queries/payments.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import type { ProviderState } from './provider.ts';
import { isReturnToken } from './return-token.ts';
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
 * How an order stands: asks the provider unless it is settled, and settles it if it was paid. For its
 * buyer, and for whoever holds the return address; messages go to the buyer alone.
 * Throws not_found for anyone else, and payment_failed when the provider did not answer.
 */
export async function verifyPayment(
  services: Services,
  { orderId, userId, token }: VerifyPaymentInput,
): Promise<VerifyPaymentResponse> {
  const { db, paymentProvider, secrets } = services;
  const before = isUuid(orderId)
    ? await findPayment(db.executor, orderId)
    : await findPaymentAt(db.executor, paymentProvider.name, orderId);
  const isBuyer = userId !== undefined && before?.userId === userId;
  const mayAsk =
    before && (isBuyer || (token !== undefined && isReturnToken(secrets, before.id, token)));
  if (!mayAsk) throw notFound('Order');
  const settled = isSettled(before.status);
  let said: ProviderState | undefined;
  if (!settled) {
    said = await paymentProvider.lookUp(before.id).catch((err: unknown) => {
      services.log.error({ err, orderId: before.id }, 'look-up failed');
      throw new DomainError('payment_failed', 'The payment service does not answer right now.');
    });
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
    messageCount: payment.messageCount,
    messageBalance: success && isBuyer ? await readBalance(db.executor, userId) : null,
  };
}
