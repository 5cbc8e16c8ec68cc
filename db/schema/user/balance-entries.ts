import { sql } from 'drizzle-orm';
import { check, index, int, mysqlTable, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { users } from './users.ts';

/** Why a balance changed. */
export type BalanceReason =
  | 'signup'
  | 'message'
  | 'variant'
  | 'release'
  | 'pack'
  | 'referral'
  | 'refund'
  | 'merge'
  | 'adjustment';

/** Append-only ledger: every change of a balance, written in the same transaction as the change. */
export const balanceEntries = mysqlTable(
  'balance_entries',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Messages gained (positive) or spent (negative). */
    delta: int().notNull(),
    reason: code({ length: 12 }).$type<BalanceReason>().notNull(),
    /** What caused it: the user, turn, order or friend; with the reason it names one change. */
    reference: code({ length: 64 }).notNull(),
    /** The operator's note on a manual change; shown to the visitor. */
    note: varchar({ length: 200 }),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [
    uniqueIndex('balance_entries_reference_uq').on(table.reason, table.reference),
    index('balance_entries_user_ix').on(table.userId, table.id),
    check(
      'balance_entries_reason_ck',
      sql`reason in ('signup', 'message', 'variant', 'release', 'pack', 'referral', 'refund', 'merge', 'adjustment')`,
    ),
  ],
);
