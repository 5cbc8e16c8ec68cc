import { and, eq, getTableColumns, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { payments, refunds } from '../../schema/index.ts';
import { fromNow } from '../from-now.ts';
import type { PaymentRow } from './payments.ts';
import type { RefundRow } from './refunds.ts';

/** Orders of a provider that are due to be polled, the longest waiting first. */
export const duePayments = (db: Executor, provider: string, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(lte(payments.nextPollAt, sql`CURRENT_TIMESTAMP(3)`), eq(payments.provider, provider)),
    )
    .orderBy(payments.nextPollAt)
    .limit(limit);

/**
 * Claims the next poll and schedules the following one, in seconds from now.
 * False when another process has claimed it, or it is no longer due.
 */
export async function claimPoll(
  db: Executor,
  { id, polls }: Pick<PaymentRow, 'id' | 'polls'>,
  seconds: number,
): Promise<boolean> {
  const [result] = await db
    .update(payments)
    .set({ polls: sql`${payments.polls} + 1`, nextPollAt: fromNow(seconds) })
    .where(and(eq(payments.id, id), eq(payments.polls, polls), isNotNull(payments.nextPollAt)));
  return result.affectedRows === 1;
}

/** Ends the polls of an order. */
export async function endPolls(db: Executor, id: string): Promise<void> {
  await db.update(payments).set({ nextPollAt: null }).where(eq(payments.id, id));
}

/** Refunds of a provider's orders that are due to be polled, the longest waiting first. */
export const dueRefunds = (db: Executor, provider: string, limit: number): Promise<RefundRow[]> =>
  db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.orderId))
    .where(and(lte(refunds.nextPollAt, sql`CURRENT_TIMESTAMP(3)`), eq(payments.provider, provider)))
    .orderBy(refunds.nextPollAt)
    .limit(limit);

/** The same for a refund. */
export async function claimRefundPoll(
  db: Executor,
  { id, polls }: Pick<RefundRow, 'id' | 'polls'>,
  seconds: number,
): Promise<boolean> {
  const [result] = await db
    .update(refunds)
    .set({ polls: sql`${refunds.polls} + 1`, nextPollAt: fromNow(seconds) })
    .where(and(eq(refunds.id, id), eq(refunds.polls, polls), isNotNull(refunds.nextPollAt)));
  return result.affectedRows === 1;
}

/** Open orders, and orders with open refunds, whose provider is none of these. */
export const strandedOrders = (db: Executor, providers: readonly string[], limit: number) =>
  db
    .selectDistinct({
      orderId: payments.id,
      provider: payments.provider,
      status: payments.status,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.orderId, payments.id), isNotNull(refunds.nextPollAt)))
    .where(
      and(
        notInArray(payments.provider, [...providers]),
        or(isNotNull(payments.nextPollAt), isNotNull(refunds.id)),
      ),
    )
    .orderBy(payments.createdAt)
    .limit(limit);
