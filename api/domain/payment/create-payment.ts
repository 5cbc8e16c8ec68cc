import { packOf } from '#contract/packs.ts';
import type { CreatePaymentResponse } from '#contract/schemas/payment.ts';
import { newId } from '#db/new-id.ts';
import { ownsSession } from '#db/queries/chat-sessions.ts';
import { insertPayment, setProviderOrder } from '#db/queries/payments.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { returnPath } from './return-address.ts';

/** Orders take attempts for 20 minutes. */
const EXPIRES_MS = 20 * 60_000;

export interface CreatePaymentInput {
  userId: string;
  chatId: string;
  amount: number;
  messageCount: number;
  /** The address the visitor's browser knows us by. */
  origin: string;
}

/**
 * Orders a pack: our own pending row first, the provider second, so that no order of the provider is
 * unknown to us; where the provider fails, the reconcile job looks after the row. Throws not_found, invalid (no
 * such pack) or payment_failed (the provider did not answer).
 */
export async function createPayment(
  services: Services,
  { userId, chatId, amount, messageCount, origin }: CreatePaymentInput,
): Promise<CreatePaymentResponse> {
  const { db, secrets, now, log } = services;
  const provider = services.paymentProviders.forNewOrders;
  const owns = isUuid(chatId) && (await ownsSession(db.executor, chatId, userId));
  if (!owns) throw notFound('Chat session');
  if (!packOf(amount, messageCount)) throw invalid('amount', 'must be that of a pack');
  const id = newId();
  const expiresAt = new Date(now().getTime() + EXPIRES_MS);
  const row = {
    id,
    userId,
    chatId,
    amount,
    messageCount,
    provider: provider.name,
    expiresAt,
  };
  await insertPayment(db.executor, row);
  const returnUrl = origin + returnPath(secrets, { id, chatId });
  try {
    const order = { id, amount, customerId: userId, returnUrl, expiresAt };
    const { redirectUrl, ...made } = await provider.createOrder(order);
    await setProviderOrder(db.executor, id, made);
    return { orderId: id, redirectUrl };
  } catch (error) {
    log.error({ err: error, orderId: id }, 'order failed');
    throw new DomainError('payment_failed', 'Unable to process payment. Please try again.');
  }
}
