import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#contract/schemas/payment.ts';
import type { Executor } from '../client.ts';
import { chatSessions, payments } from '../schema/index.ts';
import { statement } from '../statement.ts';

export type PaymentRow = typeof payments.$inferSelect;

export interface NewPayment {
  id: string;
  userId: string;
  sessionId: string;
  amount: number;
  messageCount: number;
  provider: string;
  expiresAt: Date;
}

/** Writes a pending order, before the provider hears of it. */
export async function insertPayment(db: Executor, payment: NewPayment): Promise<void> {
  await db.insert(payments).values({ ...payment, status: 'pending', paymentMethod: 'upi' });
}

/** Keeps the provider's name for an order. */
export async function setProviderOrder(db: Executor, id: string, providerOrderId: string) {
  await db.update(payments).set({ providerOrderId }).where(eq(payments.id, id));
}

/** An order by our id. */
export async function findPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** An order by the provider's own name for it. */
export async function findPaymentAt(db: Executor, provider: string, providerOrderId: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerOrderId, providerOrderId)));
  return row;
}

/** Pending orders that are older than so many seconds. */
export const pendingPayments = (db: Executor, olderThanSeconds: number, limit: number) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        lt(payments.createdAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL ${olderThanSeconds} SECOND`),
      ),
    )
    .orderBy(payments.createdAt)
    .limit(limit);

/** Moves an order on, if it stands where the move is legal. Affects no row otherwise. */
export const moveStatus = (
  db: Executor,
  id: string,
  to: PaymentStatus,
  from: readonly PaymentStatus[],
  transactionId?: string,
) =>
  db
    .update(payments)
    .set({ status: to, ...(transactionId && { transactionId }) })
    .where(and(eq(payments.id, id), inArray(payments.status, [...from])));

/** A pack was bought from this chat. */
export const markPaid = statement<{ sessionId: string }>((db, value) =>
  db
    .update(chatSessions)
    .set({ isPaid: true })
    .where(eq(chatSessions.id, value('sessionId'))),
);
