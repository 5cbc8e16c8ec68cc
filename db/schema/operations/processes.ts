import { index, mysqlTable } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';

/** The processes of the product that run, each by its own word every few seconds; times by the database's clock. */
export const processes = mysqlTable(
  'processes',
  {
    id: uuid().primaryKey(),
    /** Since when its heartbeats have come without a gap. */
    heardSince: instant().notNull().default(NOW),
    lastHeardAt: instant().notNull().default(NOW),
    /** Names of the chat keys and digests of the session secrets it has; null: of an earlier version. */
    secretNames: code({ length: 500 }),
  },
  (table) => [index('processes_last_heard_ix').on(table.lastHeardAt)],
);
