import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { payments, refunds } from '../schema/index.ts';
import { fromNow } from './from-now.ts';
import type { PaymentRow } from './payments.ts';
import type { RefundRow } from './refunds.ts';

/** Orders of these providers whose time has come to be looked up, the longest waiting first. */
export const duePayments = (
  db: Executor,
  providers: readonly string[],
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        lte(payments.nextLookAt, sql`CURRENT_TIMESTAMP(3)`),
        inArray(payments.provider, [...providers]),
      ),
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

/** Refunds of these providers' orders whose time has come to be asked after, the longest waiting first. */
export const dueRefunds = (
  db: Executor,
  providers: readonly string[],
  limit: number,
): Promise<(RefundRow & { provider: string })[]> =>
  db
    .select({ ...getTableColumns(refunds), provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        lte(refunds.nextLookAt, sql`CURRENT_TIMESTAMP(3)`),
        inArray(payments.provider, [...providers]),
      ),
    )
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

/** Orders, and orders with refunds, that somebody would have to ask a provider about that is none of these. */
export const strandedOrders = (db: Executor, providers: readonly string[], limit: number) =>
  db
    .selectDistinct({
      orderId: payments.id,
      provider: payments.provider,
      status: payments.status,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), isNotNull(refunds.nextLookAt)))
    .where(
      and(
        notInArray(payments.provider, [...providers]),
        or(isNotNull(payments.nextLookAt), isNotNull(refunds.id)),
      ),
    )
    .orderBy(payments.createdAt)
    .limit(limit);
