import { index, int, mysqlTable, text, uniqueIndex } from 'drizzle-orm/mysql-core';
import { code, uuid } from '../columns.ts';
import { chatSessions } from './chat-sessions.ts';
import { messages } from './messages.ts';

/**
 * The replies she has given to one and the same text, once there are several: all of them, the one that is shown
 * included.
 */
export const messageVariants = mysqlTable(
  'message_variants',
  {
    id: uuid().primaryKey(),
    chatId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** From 0, in the order they were made. */
    place: int().notNull(),
    /** Sealed by the chat cipher; opens only in this row: words, proposed replies and talk state as JSON. */
    content: text().notNull(),
    /** The key that sealed it. */
    keyId: code({ length: 16 }).notNull(),
  },
  (table) => [
    uniqueIndex('message_variants_place_uq').on(table.messageId, table.place),
    index('message_variants_session_ix').on(table.chatId),
  ],
);
