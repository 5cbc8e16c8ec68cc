import { index, mysqlTable } from 'drizzle-orm/mysql-core';
import { code, instant, NOW } from '../columns.ts';

/** What is still to be deleted at the outside service: agents of erased visitors, and those that know too much. */
export const lettaDeletions = mysqlTable(
  'letta_deletions',
  {
    /** Of an agent or of a conversation, by its prefix. */
    lettaId: code({ length: 100 }).primaryKey(),
    nextTryAt: instant().notNull().default(NOW),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('letta_deletions_next_ix').on(table.nextTryAt)],
);
