import type { Database } from '#db/connection/client.ts';
import { newId } from '#db/new-id.ts';
import type { PaymentRow } from '#db/queries/payment/payments.ts';
import { inOneTrip } from '../turn/one-trip.ts';

/** The statements of one settlement using mysql2 alone, in one round trip as in the product. */
export async function bareSettle(
  pool: Database['pool'],
  { id, userId, chatId, messageCount }: PaymentRow,
): Promise<void> {
  await inOneTrip(pool, [
    [
      `update users set message_balance = message_balance + ?
       where id = ? and message_balance + ? >= 0`,
      [messageCount, userId, messageCount],
    ],
    [
      `update payments set status = 'success', transaction_id = ?, next_look_at = null
       where id = ? and status in ('pending', 'failed', 'cancelled', 'expired')`,
      [id, id],
    ],
    [
      "insert into balance_entries (id, user_id, delta, reason, reference) values (?, ?, ?, 'pack', ?)",
      [newId(), userId, messageCount, id],
    ],
    ['update chat_sessions set is_paid = true where id = ?', [chatId]],
  ]);
}
