import { mysqlTable, text } from 'drizzle-orm/mysql-core';
import { code, instant, NOW } from '../columns.ts';

/** A known text sealed by each key that seals chat text: a process finds out at its start whether its keys are the right ones. */
export const keyChecks = mysqlTable('key_checks', {
  keyId: code({ length: 16 }).primaryKey(),
  content: text().notNull(),
  createdAt: instant().notNull().default(NOW),
});
