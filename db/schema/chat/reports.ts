import { index, mysqlTable, text, uniqueIndex } from 'drizzle-orm/mysql-core';
import type { ChatType } from '#contract/chat-types.ts';
import { code, instant, NOW, uuid } from '../columns.ts';
import { companions } from '../companion/companions.ts';
import { users } from '../user/users.ts';

/** Messages of companions that visitors have reported to the operator. */
export const reports = mysqlTable(
  'reports',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: a reported text stays when the chat is cleared. */
    messageId: uuid().notNull(),
    companionId: uuid()
      .notNull()
      .references(() => companions.id),
    chatType: code({ length: 20 }).$type<ChatType>().notNull(),
    /** Sealed by the chat cipher; opens only in this row: reason and, with consent, the message, as JSON. */
    content: text().notNull(),
    /** The key that sealed it. */
    keyId: code({ length: 16 }).notNull(),
    createdAt: instant().notNull().default(NOW),
    /** When an operator has dealt with it; null: not yet. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('reports_message_uq').on(table.userId, table.messageId),
    index('reports_closed_ix').on(table.closedAt, table.id),
  ],
);
