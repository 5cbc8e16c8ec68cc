import { int, mysqlTable, primaryKey } from 'drizzle-orm/mysql-core';
import { code } from '../columns.ts';

/**
 * What became of those who registered on a day: sums by what brought them, which outlive those who are erased later. Made
 * again from the other tables once a day (`queries/figures/cohorts.ts`).
 */
export const cohorts = mysqlTable(
  'cohorts',
  {
    /** The day of registration in India, as YYYY-MM-DD. */
    day: code({ length: 10 }).notNull(),
    /** As in `daily_views`; empty: nothing said. */
    campaign: code({ length: 60 }).notNull(),
    registered: int().notNull(),
    /** Those who have sent a message. */
    talked: int().notNull(),
    /** Those who have sent as many as are free. */
    usedFree: int().notNull(),
    /** Those whom a chat has asked to recharge. */
    atWall: int().notNull(),
    ordered: int().notNull(),
    paid: int().notNull(),
    /** Those who have paid more than once. */
    paidAgain: int().notNull(),
    ordersPaid: int().notNull(),
    rupees: int().notNull(),
    /** Those who sent a message on the day after, a week after, and thirty days after. */
    d1: int().notNull(),
    d7: int().notNull(),
    d30: int().notNull(),
  },
  (table) => [primaryKey({ name: 'cohorts_pk', columns: [table.day, table.campaign] })],
);
