import { sql } from 'drizzle-orm';
import { check, int, mysqlTable, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import { chatSessions } from './chat-sessions.ts';
import { code, instant, NOW, uuid } from './columns.ts';
import { users } from './users.ts';

/** States of an order (design section 6). */
export type PaymentStatus = 'pending' | 'success' | 'failed' | 'cancelled' | 'expired' | 'refunded';

/** Orders for message packs (spec section 3). They outlive an erased buyer, without the link to a person. */
export const payments = mysqlTable(
  'payments',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    sessionId: uuid().references(() => chatSessions.id, { onDelete: 'set null' }),
    /** Whole rupees. */
    amount: int().notNull(),
    messageCount: int().notNull().default(100),
    status: code({ length: 12 }).$type<PaymentStatus>().notNull(),
    paymentMethod: varchar({ length: 20 }),
    transactionId: varchar({ length: 64 }),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [
    uniqueIndex('payments_transaction_uq').on(table.transactionId),
    check(
      'payments_status_ck',
      sql`status in ('pending', 'success', 'failed', 'cancelled', 'expired', 'refunded')`,
    ),
  ],
);
