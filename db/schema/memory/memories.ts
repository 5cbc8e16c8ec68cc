import { mysqlTable, text, uniqueIndex } from 'drizzle-orm/mysql-core';
import { messages } from '../chat/messages.ts';
import { code, instant, NOW, uuid } from '../columns.ts';
import { companions } from '../companion/companions.ts';
import { users } from '../user/users.ts';

/** What a companion remembers about a visitor. Never shared between companions. */
export const memories = mysqlTable(
  'memories',
  {
    /** A new one with each value. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companionId: uuid()
      .notNull()
      .references(() => companions.id),
    /** Such as `name`; of each one is kept. */
    topic: code({ length: 20 }).notNull(),
    /** The message it came from. */
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Sealed by the chat cipher; opens only in this row. */
    content: text().notNull(),
    /** The key that sealed it. */
    keyId: code({ length: 16 }).notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [uniqueIndex('memories_topic_uq').on(table.userId, table.companionId, table.topic)],
);
