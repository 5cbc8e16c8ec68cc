import { index, int, mysqlTable, text } from 'drizzle-orm/mysql-core';
import type { Message } from '#contract/schemas/chat.ts';
import { code, instant, NOW, uuid } from '../columns.ts';
import { chatSessions } from './chat-sessions.ts';

/** Entries of a chat. Ids are UUIDv7: sorted by id is sorted by time. */
export const messages = mysqlTable(
  'messages',
  {
    id: uuid().primaryKey(),
    chatId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    sender: code({ length: 10 }).$type<Message['sender']>().notNull(),
    /** Sealed by the chat cipher; opens only in this row. */
    content: text().notNull(),
    /** Of her replies: what the visitor may tap to answer, as a sealed JSON list; null: nothing. */
    suggestions: text(),
    /** Of her replies: which of its variants is shown, from 0. */
    variantIndex: int().notNull().default(0),
    /** How many there are, this one included; 0: there can be no other. */
    variantCount: int().notNull().default(0),
    /** The turn that is making another one; null: none is. */
    varyingTurnId: uuid(),
    /** The key that sealed them. */
    keyId: code({ length: 16 }).notNull(),
    messageType: code({ length: 20 }).$type<Message['messageType']>().notNull().default('text'),
    timestamp: instant().notNull().default(NOW),
  },
  (table) => [index('messages_session_ix').on(table.chatId, table.id)],
);
