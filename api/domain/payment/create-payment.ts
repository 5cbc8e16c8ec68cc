import type { CreatePaymentResponse } from '#contract/schemas/payment.ts';
import { isDuplicate } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { ownsSession } from '#db/queries/chat/chat-sessions.ts';
import {
  findPaymentByKey,
  insertPayment,
  PAYMENT_REQUEST_KEY,
  type PaymentRow,
  setProviderOrder,
} from '#db/queries/payment/payments.ts';
import { findState, keepState } from '#db/queries/user/users.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { isForSale } from './packs-for-sale.ts';
import { returnPath } from './return-address.ts';

/** Orders take attempts for 20 minutes. */
const EXPIRES_MS = 20 * 60_000;

export interface CreatePaymentInput {
  userId: string;
  chatId: string;
  /** The browser's name for this order; null: none. */
  requestKey: string | null;
  amount: number;
  messageCount: number;
  /** Where the buyer lives, by the two digits of the State; undefined: as given before. */
  state?: string | undefined;
  /** The address the visitor's browser knows us by. */
  origin: string;
}

/**
 * Orders a pack: our own pending row first, the provider second, so that no order of the provider is
 * unknown to us; where the provider fails, the reconcile job handles the row. A repeat under the same name continues
 * with the order that has it. Throws not_found, invalid (no such pack), state_needed, conflict (the name was used for something else)
 * or payment_failed (the provider did not answer).
 */
export async function createPayment(
  services: Services,
  input: CreatePaymentInput,
): Promise<CreatePaymentResponse> {
  const { db, secrets, log } = services;
  const { userId, chatId, amount, messageCount, origin } = input;
  const owns = isUuid(chatId) && (await ownsSession(db.executor, chatId, userId));
  if (!owns) throw notFound('Chat session');
  if (!(await isForSale(services, { amount, messageCount })))
    throw invalid('amount', 'must be that of a pack');
  const buyerState = await stateOf(services, input);
  const { id, expiresAt, provider: name } = await ownRow(services, { ...input, buyerState });
  const provider = services.paymentProviders.find(name);
  const returnUrl = origin + returnPath(secrets, { id, chatId });
  try {
    if (!provider) throw new Error(`${name} takes no orders any more`);
    const order = { id, amount, customerId: userId, returnUrl, expiresAt };
    const { redirectUrl, ...made } = await provider.createOrder(order);
    await setProviderOrder(db.executor, id, made);
    return { orderId: id, redirectUrl };
  } catch (error) {
    log.error({ err: error, orderId: id }, 'order failed');
    throw new DomainError('payment_failed', 'Unable to process payment. Please try again.');
  }
}

/** The buyer's State where tax is paid, which is remembered. Throws state_needed where it is not known. */
async function stateOf(
  { db, tax }: Services,
  { userId, state }: CreatePaymentInput,
): Promise<string | null> {
  if (!tax) return null;
  if (state !== undefined) await keepState(db.executor, userId, state);
  const known = state ?? (await findState(db.executor, userId));
  if (known === null) throw new DomainError('state_needed', 'Please say in which State you live.');
  return known;
}

type OwnRow = Pick<PaymentRow, 'id' | 'expiresAt' | 'provider'>;

/** The new order's row, or that of the order which has this name already. */
async function ownRow(
  { db, now, paymentProviders }: Services,
  {
    userId,
    chatId,
    requestKey,
    amount,
    messageCount,
    buyerState,
  }: CreatePaymentInput & { buyerState: string | null },
): Promise<OwnRow> {
  const provider = paymentProviders.forNewOrders.name;
  const expiresAt = new Date(now().getTime() + EXPIRES_MS);
  const row = {
    id: newId(),
    userId,
    chatId,
    requestKey,
    amount,
    messageCount,
    buyerState,
    provider,
    expiresAt,
  };
  try {
    await insertPayment(db.executor, row);
    return row;
  } catch (error) {
    if (!requestKey || !isDuplicate(error, PAYMENT_REQUEST_KEY)) throw error;
    const made = await findPaymentByKey(db.executor, { userId, requestKey });
    const isSame =
      made?.status === 'pending' &&
      made.chatId === chatId &&
      made.amount === amount &&
      made.messageCount === messageCount;
    if (isSame && made.expiresAt > now()) return made;
    throw new DomainError('conflict', 'This order is over. Please choose a pack again.');
  }
}
