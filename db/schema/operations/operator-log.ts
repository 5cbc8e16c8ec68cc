import { index, json, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';

/** What operators did, append-only: written before the action. */
export const operatorLog = mysqlTable(
  'operator_log',
  {
    id: uuid().primaryKey(),
    /** As they named themselves; null: no name given, which production refuses. */
    doneBy: varchar({ length: 60 }),
    command: code({ length: 40 }).notNull(),
    /** Whom or what it was about: an order, a visitor, a companion; empty: nothing. */
    subject: varchar({ length: 100 }).notNull().default(''),
    reason: varchar({ length: 200 }),
    /** The words behind the command. */
    words: json().$type<string[]>().notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('operator_log_subject_ix').on(table.subject)],
);
