import { customType, index, int, mysqlTable, primaryKey } from 'drizzle-orm/mysql-core';
import { code, instant, NOW } from '../columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'mediumblob' });

/** Files of the pages of every release that ran in the last days, for pages of one that land on a process of another. */
export const releasedFiles = mysqlTable(
  'released_files',
  {
    /** Its address; a hash of what is in it is a part of that. */
    path: code({ length: 190 }).primaryKey(),
    body: bytes().notNull(),
    br: bytes(),
    gzip: bytes(),
    /** When a process last had it among its own. */
    seenAt: instant().notNull().default(NOW),
  },
  (table) => [index('released_files_seen_ix').on(table.seenAt)],
);

/** Packs of every release that ran in the last days: what a page shows is sold at the price it shows. */
export const releasedPacks = mysqlTable(
  'released_packs',
  {
    /** Whole rupees. */
    amount: int().notNull(),
    messageCount: int().notNull(),
    /** When it stops being sold; null: sold as long as it is known. */
    endsAt: instant(),
    /** When a process last had it among its own. */
    seenAt: instant().notNull().default(NOW),
  },
  (table) => [primaryKey({ columns: [table.amount, table.messageCount] })],
);
