import { sql } from 'drizzle-orm';
import { check, decimal, index, int, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { payments } from './payments.ts';

/** requested → pending → success | failed; `requested` and `pending` are still polled. */
export type RefundStatus = 'requested' | 'pending' | 'success' | 'failed';

/** Why a payment is refunded: by an operator, for an erased buyer, or started at the provider itself. */
export type RefundCause = 'operator' | 'erased' | 'provider';

/** Money being refunded. The row is written first, the provider called second. */
export const refunds = mysqlTable(
  'refunds',
  {
    /** The refund's name at the provider: made by us, or the provider's own when it was started there. */
    id: code({ length: 40 }).primaryKey(),
    orderId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Rupees; whole ones when we asked for it. */
    amount: decimal({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    status: code({ length: 12 }).$type<RefundStatus>().notNull(),
    cause: code({ length: 12 }).$type<RefundCause>().notNull(),
    note: varchar({ length: 200 }),
    /** Unspent messages revoked for it; restored if it fails. */
    messagesTaken: int().notNull().default(0),
    /** When the provider is polled next; null: never again. */
    nextPollAt: instant('next_look_at'),
    /** How often it was polled. */
    polls: int('looks').notNull().default(0),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [
    index('refunds_next_look_ix').on(table.nextPollAt),
    index('refunds_created_ix').on(table.createdAt),
    check('refunds_status_ck', sql`status in ('requested', 'pending', 'success', 'failed')`),
  ],
);
