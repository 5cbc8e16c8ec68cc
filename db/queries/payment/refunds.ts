import { and, desc, eq, gte, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/mysql-core';
import type { Executor } from '../../connection/client.ts';
import { refunds } from '../../schema/index.ts';
import type { RefundStatus } from '../../schema/payment/refunds.ts';
import { fromNow } from '../from-now.ts';

export type RefundRow = typeof refunds.$inferSelect;

export type NewRefund = Pick<
  RefundRow,
  'id' | 'orderId' | 'amount' | 'status' | 'cause' | 'note' | 'messagesTaken'
>;

/**
 * Writes a refund; the caller holds the order's row, so that one order's refunds are written one by one.
 * @param seconds until the reconcile job asks the provider; undefined: never
 */
export async function insertRefund(db: Executor, refund: NewRefund, seconds: number | undefined) {
  await db.insert(refunds).values({ ...refund, nextPollAt: fromNow(seconds) });
}

/** Every refund of an order, in the order of their making. */
export const refundsOf = (db: Executor, orderId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt, refunds.id);

const later = alias(refunds, 'later');
const standsIn = and(
  eq(later.orderId, refunds.orderId),
  ne(later.status, 'failed'),
  gte(later.createdAt, refunds.createdAt),
);

/** Refunds since an instant that their providers could not make and that no later one replaces, newest first. */
export const failedRefunds = (db: Executor, since: Date, limit: number) =>
  db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      amount: refunds.amount,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'failed'),
        gte(refunds.createdAt, since),
        notExists(db.select({ id: later.id }).from(later).where(standsIn)),
      ),
    )
    .orderBy(desc(refunds.createdAt))
    .limit(limit);

/** Stores a refund's status; a final one is no longer polled. */
export async function setRefundStatus(db: Executor, id: string, status: RefundStatus) {
  const ended = status === 'success' || status === 'failed';
  await db
    .update(refunds)
    .set({ status, ...(ended && { nextPollAt: null }) })
    .where(eq(refunds.id, id));
}

/** Records how many messages a refund has revoked. */
export async function setMessagesTaken(db: Executor, id: string, messagesTaken: number) {
  await db.update(refunds).set({ messagesTaken }).where(eq(refunds.id, id));
}
