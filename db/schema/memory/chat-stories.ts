import { mysqlTable, text, uniqueIndex } from 'drizzle-orm/mysql-core';
import { chatSessions } from '../chat/chat-sessions.ts';
import { code, instant, NOW, uuid } from '../columns.ts';

/** A summary of a chat's older texts, given to a model in place of them. */
export const chatStories = mysqlTable(
  'chat_stories',
  {
    /** A new one with each telling. */
    id: uuid().primaryKey(),
    chatId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    /** The newest text that is summarised; later ones go into the next story. */
    throughId: uuid().notNull(),
    /** Sealed by the chat cipher; opens only in this row. */
    content: text().notNull(),
    /** The key that sealed it. */
    keyId: code({ length: 16 }).notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [uniqueIndex('chat_stories_chat_uq').on(table.chatId)],
);
