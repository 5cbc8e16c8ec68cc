import type { Database } from '#db/connection/client.ts';
import { newId } from '#db/new-id.ts';
import type { PaymentRow } from '#db/queries/payment/payments.ts';
import { anyOf, type Person } from '../turn/people.ts';

const AT_ONCE = 5_000;

/** Writes this many pending orders. */
export async function makeOrders(
  { pool }: Database,
  people: Person[],
  count: number,
): Promise<PaymentRow[]> {
  const orders = Array.from({ length: count }, () => pending(anyOf(people)));
  for (let at = 0; at < count; at += AT_ONCE) {
    await pool.query(
      `insert into payments (id, user_id, session_id, amount, message_count, status, payment_method,
       provider, provider_order_id, expires_at, next_look_at) values ?`,
      [
        orders
          .slice(at, at + AT_ONCE)
          .map(({ id, userId, chatId, amount, messageCount, status, provider, expiresAt }) => [
            ...[id, userId, chatId, amount, messageCount, status, 'upi'],
            ...[provider, id, expiresAt, expiresAt],
          ]),
      ],
    );
  }
  return orders;
}

function pending({ userId, chatId }: Person): PaymentRow {
  const id = newId();
  const now = new Date();
  return {
    id,
    userId,
    chatId,
    amount: 9,
    messageCount: 10,
    status: 'pending',
    paymentMethod: 'upi',
    requestKey: null,
    buyerState: null,
    provider: 'sandbox',
    providerOrderId: id,
    checkoutToken: null,
    providerPaymentId: null,
    expiresAt: now,
    nextPollAt: now,
    polls: 0,
    createdAt: now,
    bankReference: null,
    paidAt: null,
  };
}
