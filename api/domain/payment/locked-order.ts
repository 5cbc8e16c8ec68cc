import type { Executor } from '#db/connection/client.ts';
import { findPayment, lockPayment, type PaymentRow } from '#db/queries/payment/payments.ts';
import { type RefundRow, refundsOf } from '#db/queries/payment/refunds.ts';
import { lockAccount } from '#db/queries/user/balance.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

/** An order locked until the transaction ends, with what decides its refunds. */
export interface LockedOrder {
  tx: Executor;
  payment: PaymentRow;
  /** The buyer's; undefined when the buyer was erased. */
  balance: number | undefined;
  refunds: RefundRow[];
}

/**
 * Runs `work` in a transaction that holds the buyer's row and the order's, taken in the order in which
 * crediting and erasing take them. `work` may run several times.
 * @returns undefined when there is no such order
 */
export async function inLockedOrder<T>(
  { db }: Pick<Services, 'db'>,
  orderId: string,
  work: (order: LockedOrder) => Promise<T>,
): Promise<T | undefined> {
  const before = await findPayment(db.executor, orderId);
  if (!before) return undefined;
  const { userId } = before;
  const moved = Symbol('moved');
  const done = await inTransaction(db, async (tx) => {
    const balance = userId === null ? undefined : (await lockAccount(tx, userId))?.balance;
    const payment = await lockPayment(tx, orderId);
    if (!payment) return undefined;
    // The buyer's account was joined to another one meanwhile, whose row is not held.
    if (payment.userId !== null && payment.userId !== userId) return moved;
    return work({ tx, payment, balance, refunds: await refundsOf(tx, orderId) });
  });
  return done === moved ? inLockedOrder({ db }, orderId, work) : (done as T | undefined);
}
