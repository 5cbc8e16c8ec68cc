import { index, mysqlTable } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { users } from './users.ts';

/** Codes that sign another browser in to an account: one browser each, within minutes. */
export const handoffCodes = mysqlTable(
  'handoff_codes',
  {
    /** SHA-256 of the code's 256 random bits. */
    digest: code({ length: 64 }).primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where to continue; a path of the app. */
    path: code({ length: 120 }).notNull(),
    expiresAt: instant().notNull(),
    /** Null until a browser has used it. */
    spentAt: instant(),
    /** SHA-256 of the token of the page that used it: the same page may repeat it; null: not used yet. */
    spentBy: code({ length: 64 }),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('handoff_codes_expires_ix').on(table.expiresAt)],
);
