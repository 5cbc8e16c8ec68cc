import { and, eq, getTableColumns, isNotNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { payments, refunds } from '../schema/index.ts';
import { fromNow } from './from-now.ts';
import type { PaymentRow } from './payments.ts';
import type { RefundRow } from './refunds.ts';

/** A provider's orders whose time has come to be looked up, the longest waiting first. */
export const duePayments = (db: Executor, provider: string, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(lte(payments.nextLookAt, sql`CURRENT_TIMESTAMP(3)`), eq(payments.provider, provider)),
    )
    .orderBy(payments.nextLookAt)
    .limit(limit);

/**
 * Takes the next look for oneself and plans the one after it, in seconds from now.
 * False when another process has taken it, or nobody has to look any more.
 */
export async function claimLook(
  db: Executor,
  { id, looks }: Pick<PaymentRow, 'id' | 'looks'>,
  seconds: number,
): Promise<boolean> {
  const [result] = await db
    .update(payments)
    .set({ looks: sql`${payments.looks} + 1`, nextLookAt: fromNow(seconds) })
    .where(and(eq(payments.id, id), eq(payments.looks, looks), isNotNull(payments.nextLookAt)));
  return result.affectedRows === 1;
}

/** Nobody asks after an order any more. */
export async function endLooks(db: Executor, id: string): Promise<void> {
  await db.update(payments).set({ nextLookAt: null }).where(eq(payments.id, id));
}

/** Refunds at a provider whose time has come to be asked after, the longest waiting first. */
export const dueRefunds = (db: Executor, provider: string, limit: number): Promise<RefundRow[]> =>
  db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(lte(refunds.nextLookAt, sql`CURRENT_TIMESTAMP(3)`), eq(payments.provider, provider)))
    .orderBy(refunds.nextLookAt)
    .limit(limit);

/** The same for a refund. */
export async function claimRefundLook(
  db: Executor,
  { id, looks }: Pick<RefundRow, 'id' | 'looks'>,
  seconds: number,
): Promise<boolean> {
  const [result] = await db
    .update(refunds)
    .set({ looks: sql`${refunds.looks} + 1`, nextLookAt: fromNow(seconds) })
    .where(and(eq(refunds.id, id), eq(refunds.looks, looks), isNotNull(refunds.nextLookAt)));
  return result.affectedRows === 1;
}
