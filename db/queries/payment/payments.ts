import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#contract/schemas/payment.ts';
import type { Executor } from '../../connection/client.ts';
import { firstIdAt } from '../../id-time.ts';
import { chatSessions, payments } from '../../schema/index.ts';
import { statement } from '../../statement.ts';
import { fromNow } from '../from-now.ts';

/** Name of the unique key that a payment of another order meets. */
export const TRANSACTION_KEY = 'payments_transaction_uq';

/** Name of the unique key that a repeated order meets. */
export const PAYMENT_REQUEST_KEY = 'payments_request_uq';

export type PaymentRow = typeof payments.$inferSelect;

/** The webhook gets this long before the reconcile job asks for the first time. */
const FIRST_POLL_SECONDS = 60;

export interface NewPayment {
  id: string;
  userId: string;
  chatId: string;
  /** The browser's name for it; null: none. */
  requestKey: string | null;
  amount: number;
  messageCount: number;
  /** The buyer's State; null: not asked. */
  buyerState: string | null;
  provider: string;
  expiresAt: Date;
}

/** Writes a pending order, before the provider is called; a duplicate key (PAYMENT_REQUEST_KEY) where its name is taken. */
export async function insertPayment(db: Executor, payment: NewPayment): Promise<void> {
  await db.insert(payments).values({
    ...payment,
    status: 'pending',
    paymentMethod: 'upi',
    nextPollAt: fromNow(FIRST_POLL_SECONDS),
  });
}

/** Keeps the provider's name for an order, and what its checkout needs. */
export async function setProviderOrder(
  db: Executor,
  id: string,
  made: { providerOrderId: string; checkoutToken?: string },
): Promise<void> {
  await db.update(payments).set(made).where(eq(payments.id, id));
}

/** An order by our id. */
export async function findPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** The order of this buyer's that has this name. */
export async function findPaymentByKey(
  db: Executor,
  { userId, requestKey }: { userId: string; requestKey: string },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.requestKey, requestKey)));
  return row;
}

const PORTION = 200;

/** Every order from an instant on, oldest first, read in portions. */
export async function* paymentsSince(db: Executor, since: Date): AsyncGenerator<PaymentRow> {
  let after = firstIdAt(since.getTime());
  for (;;) {
    const rows = await db
      .select()
      .from(payments)
      .where(gt(payments.id, after))
      .orderBy(asc(payments.id))
      .limit(PORTION);
    yield* rows;
    if (rows.length < PORTION) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** An order of this buyer's at one provider. */
export async function findOwnPayment(
  db: Executor,
  { id, userId, provider }: { id: string; userId: string; provider: string },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId), eq(payments.provider, provider)));
  return row;
}

/** An order by our id, its row locked until the transaction ends. */
export async function lockPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

/** The orders to which one of these providers has given a name: its own for the order, or for the payment that settled it; or the bank has. */
export const findPaymentsNamed = (
  db: Executor,
  providers: readonly string[],
  by: 'providerOrderId' | 'providerPaymentId' | 'bankReference',
  name: string,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.provider, [...providers]), eq(payments[by], name)));

/**
 * Changes an order's status, if the transition is legal. Affects no row otherwise.
 * A paid order is not polled.
 */
export const moveStatus = (
  db: Executor,
  id: string,
  to: PaymentStatus,
  from: readonly PaymentStatus[],
  { providerPaymentId, bankReference }: { providerPaymentId?: string; bankReference?: string } = {},
) =>
  db
    .update(payments)
    .set({
      status: to,
      ...(providerPaymentId && { providerPaymentId }),
      ...(bankReference && { bankReference }),
      ...(to === 'success' && { nextPollAt: null, paidAt: sql`CURRENT_TIMESTAMP(3)` }),
    })
    .where(and(eq(payments.id, id), inArray(payments.status, [...from])));

/** A pack was bought from this chat. */
export const markPaid = statement<{ chatId: string }>((db, value) =>
  db
    .update(chatSessions)
    .set({ isPaid: true })
    .where(eq(chatSessions.id, value('chatId'))),
);
