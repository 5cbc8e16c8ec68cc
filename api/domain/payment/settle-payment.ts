import { isDuplicate } from '#db/errors.ts';
import { BALANCE_ENTRY_KEY, changeBalance, insertBalanceEntry } from '#db/queries/balance.ts';
import {
  findPayment,
  markPaid,
  moveStatus,
  type PaymentRow,
  TRANSACTION_KEY,
} from '#db/queries/payments.ts';
import { inBatch } from '#db/transaction.ts';
import type { ProviderState, Services } from '../ports.ts';
import { BECOMES } from './transitions.ts';

type Needs = Pick<Services, 'db' | 'log'>;

/**
 * Brings an order to where the provider says it is; the only writer of bought messages. Webhook, verify
 * and sweeper all end here, in any order and as often as they like: the order's row decides, and the
 * ledger takes one entry for an order.
 * @param said a provider's own word: signed, or looked up by us
 */
export async function settlePayment(
  services: Needs,
  payment: PaymentRow,
  said: ProviderState,
): Promise<void> {
  if (said.state === 'paid') return credit(services, payment, said);
  if (said.state === 'open' || said.state === 'bank') return;
  await moveStatus(services.db.executor, payment.id, said.state, BECOMES[said.state]);
}

async function credit({ db, log }: Needs, payment: PaymentRow, said: ProviderState): Promise<void> {
  const { id, amount, messageCount, userId, sessionId } = payment;
  if (said.amount !== amount || said.currency !== 'INR') {
    log.error({ orderId: id, said, amount }, 'paid, but not what was ordered: not credited');
    return;
  }
  if (userId === null) {
    log.error({ orderId: id }, 'paid, but the buyer was erased: to be refunded');
    return;
  }
  const entry = { userId, delta: messageCount, reason: 'pack', reference: id } as const;
  const done = await inBatch(
    db,
    [
      // The buyer's row first, in the order in which erasing takes them.
      changeBalance({ userId, delta: messageCount }),
      moveStatus(db.executor, id, 'success', BECOMES.success, said.paymentId),
      insertBalanceEntry(entry),
      ...(sessionId === null ? [] : [markPaid({ sessionId })]),
    ],
    {
      // The buyer's row too: who is erased in this moment is not credited.
      commitIf: ([credited, moved]) => credited?.affectedRows === 1 && moved?.affectedRows === 1,
      hasCommitted: async () => (await findPayment(db.executor, id))?.status === 'success',
      repeatKey: BALANCE_ENTRY_KEY,
    },
  ).catch((error: unknown) => {
    if (!isDuplicate(error, TRANSACTION_KEY)) throw error;
    log.error({ orderId: id }, 'this payment has settled another order: not credited');
  });
  if (done) log.info({ orderId: id, messages: messageCount }, 'credited');
}
