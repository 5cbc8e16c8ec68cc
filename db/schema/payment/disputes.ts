import { sql } from 'drizzle-orm';
import { check, decimal, index, mysqlTable, primaryKey, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW } from '../columns.ts';

/** Orders whose buyers dispute the payment at their bank: the newest that their provider has said of each. */
export const disputes = mysqlTable(
  'disputes',
  {
    provider: code({ length: 20 }).notNull(),
    /** The provider's name for it. */
    id: code({ length: 64 }).notNull(),
    /** As the provider reports it: perhaps not an order of ours. */
    orderId: code({ length: 64 }).notNull(),
    /** Rupees. */
    amount: decimal({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    status: code({ length: 8 }).$type<'open' | 'closed'>().notNull(),
    /** In the provider's words, like the reason. */
    stage: code({ length: 40 }).notNull(),
    reason: varchar({ length: 120 }).notNull(),
    /** Until when an answer is taken; null: not said. */
    respondBy: instant(),
    /** When the newest word was said. */
    saidAt: instant().notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [
    primaryKey({ name: 'disputes_pk', columns: [table.provider, table.id] }),
    index('disputes_open_ix').on(table.status, table.respondBy),
    check('disputes_status_ck', sql`status in ('open', 'closed')`),
  ],
);
