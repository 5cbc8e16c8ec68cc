import { int, mysqlTable, primaryKey } from 'drizzle-orm/mysql-core';
import { code } from '../columns.ts';

/**
 * Page views and steps on the payment sheet, by Indian day. Sums without a visitor, an address or a
 * device: nothing here leads to a person, so it is kept.
 */
export const dailyViews = mysqlTable(
  'daily_views',
  {
    /** The day in India, as YYYY-MM-DD. */
    day: code({ length: 10 }).notNull(),
    /** A page's address, `/chat/*` for all of a shell's; `step:opened` and its like for a step of a payment,
     * `country:IN` for a visit from there. */
    page: code({ length: 120 }).notNull(),
    /** The campaign named in the URL; empty: none. */
    campaign: code({ length: 60 }).notNull(),
    /** The host that led here, or the page of ours; of a step the app that was to pay. Empty: unknown. */
    source: code({ length: 120 }).notNull(),
    views: int().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'daily_views_pk',
      columns: [table.day, table.page, table.campaign, table.source],
    }),
  ],
);
