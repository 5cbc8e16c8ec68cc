import { boolean, index, mysqlTable } from 'drizzle-orm/mysql-core';
import { code, instant, NOW } from './columns.ts';

/** What is kept of an erased visitor for 90 days: that there was one. */
export const erasedVisitors = mysqlTable(
  'erased_visitors',
  {
    /** Keyed hash of the browser's fingerprint; says nothing without the server's secret. */
    digest: code({ length: 64 }).primaryKey(),
    /** The account was closed: who comes back begins with a closed one. */
    wasClosed: boolean().notNull().default(false),
    erasedAt: instant().notNull().default(NOW),
  },
  (table) => [index('erased_visitors_erased_at_ix').on(table.erasedAt)],
);
