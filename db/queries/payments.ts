import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#contract/schemas/payment.ts';
import type { Executor } from '../client.ts';
import { chatSessions, payments } from '../schema/index.ts';
import { statement } from '../statement.ts';

/** Name of the unique key that a payment of another order meets. */
export const TRANSACTION_KEY = 'payments_transaction_uq';

export type PaymentRow = typeof payments.$inferSelect;

/** The webhook gets this long before the sweeper asks for the first time. */
const FIRST_LOOK_SECONDS = 60;

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
  await db.insert(payments).values({
    ...payment,
    status: 'pending',
    paymentMethod: 'upi',
    nextLookAt: sql`CURRENT_TIMESTAMP(3) + INTERVAL ${FIRST_LOOK_SECONDS} SECOND`,
  });
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

/** Orders whose time has come to be looked up, the longest waiting first. */
export const duePayments = (db: Executor, limit: number) =>
  db
    .select()
    .from(payments)
    .where(lte(payments.nextLookAt, sql`CURRENT_TIMESTAMP(3)`))
    .orderBy(payments.nextLookAt)
    .limit(limit);

/** Notes a look-up and when the next is due, in seconds from now; undefined: never again. */
export async function scheduleLook(db: Executor, id: string, seconds: number | undefined) {
  const next =
    seconds === undefined ? null : sql`CURRENT_TIMESTAMP(3) + INTERVAL ${seconds} SECOND`;
  await db
    .update(payments)
    .set({ looks: sql`${payments.looks} + 1`, nextLookAt: next })
    .where(eq(payments.id, id));
}

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
