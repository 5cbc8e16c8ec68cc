import { boolean, index, mysqlTable } from 'drizzle-orm/mysql-core';
import { code, instant, NOW } from '../columns.ts';

/** What is kept for 90 days of an erased visitor, and of a device whose account was suspended. */
export const erasedVisitors = mysqlTable(
  'erased_visitors',
  {
    /** Keyed hash of the browser's fingerprint, or of a device's traits and network; useless without the secret. */
    digest: code({ length: 64 }).primaryKey(),
    /** The account was suspended: a returning visitor starts with a suspended one. */
    wasSuspended: boolean('was_closed').notNull().default(false),
    erasedAt: instant().notNull().default(NOW),
  },
  (table) => [index('erased_visitors_erased_at_ix').on(table.erasedAt)],
);
