import { sql } from 'drizzle-orm';
import { check, index, int, mysqlTable, text, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import type { PaymentStatus } from '#contract/schemas/payment.ts';
import { chatSessions } from '../chat/chat-sessions.ts';
import { code, instant, NOW, uuid } from '../columns.ts';
import { users } from '../user/users.ts';

/** Orders for message packs. They outlive an erased buyer, without the link to a person. */
export const payments = mysqlTable(
  'payments',
  {
    /** Our order id, known to the provider as such. */
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    chatId: uuid('session_id').references(() => chatSessions.id, { onDelete: 'set null' }),
    /** The browser's name for the order: a repeat of the call finds it; null where none was given. */
    requestKey: code({ length: 64 }),
    /** Whole rupees. */
    amount: int().notNull(),
    messageCount: int().notNull().default(100),
    status: code({ length: 12 }).$type<PaymentStatus>().notNull(),
    /** The buyer's State when it was ordered, by its two digits; null: not asked. */
    buyerState: code({ length: 2 }),
    paymentMethod: varchar({ length: 20 }),
    provider: code({ length: 20 }).notNull(),
    /** The provider's own name for the order; null until it has answered. */
    providerOrderId: code({ length: 64 }),
    /** What the provider's own checkout needs to take this payment; null where it needs none. */
    checkoutToken: text('checkout_session'),
    /** The provider's name for the payment that settled it. */
    providerPaymentId: varchar('transaction_id', { length: 64 }),
    /** The bank's name for it, which the buyer's UPI app shows; null: unknown. */
    bankReference: code({ length: 64 }),
    /** Past this instant the order takes no new attempts; one under way may still succeed. */
    expiresAt: instant().notNull(),
    /** When the provider is polled next; null: never again. */
    nextPollAt: instant('next_look_at'),
    /** How often it was polled. */
    polls: int('looks').notNull().default(0),
    createdAt: instant().notNull().default(NOW),
    /** When it was settled as paid; it stays when the money goes back. Null: not paid. */
    paidAt: instant(),
  },
  (table) => [
    uniqueIndex('payments_provider_order_uq').on(table.provider, table.providerOrderId),
    uniqueIndex('payments_transaction_uq').on(table.provider, table.providerPaymentId),
    uniqueIndex('payments_request_uq').on(table.userId, table.requestKey),
    index('payments_next_look_ix').on(table.nextPollAt),
    index('payments_created_ix').on(table.createdAt),
    index('payments_bank_ix').on(table.bankReference),
    index('payments_paid_ix').on(table.paidAt),
    check(
      'payments_status_ck',
      sql`status in ('pending', 'success', 'failed', 'cancelled', 'expired', 'refunded')`,
    ),
  ],
);
