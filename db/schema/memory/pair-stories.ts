import { mediumtext, mysqlTable, uniqueIndex } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { companions } from '../companion/companions.ts';
import { users } from '../user/users.ts';

/** What a visitor and a companion have talked about, in dated lines: shown to the visitor and passed to engines. */
export const pairStories = mysqlTable(
  'pair_stories',
  {
    /** A new one with each change. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companionId: uuid()
      .notNull()
      .references(() => companions.id),
    /** Sealed by the chat cipher; opens only in this row: the lines as JSON. */
    content: mediumtext().notNull(),
    /** The key that sealed it. */
    keyId: code({ length: 16 }).notNull(),
    changedAt: instant().notNull().default(NOW),
  },
  (table) => [uniqueIndex('pair_stories_pair_uq').on(table.userId, table.companionId)],
);
