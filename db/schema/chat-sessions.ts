import { boolean, index, int, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import type { ChatType } from '#contract/chat-types.ts';
import { FREE_MESSAGES } from '#contract/limits.ts';
import { code, instant, NOW, uuid } from './columns.ts';
import { companions } from './companions.ts';
import { users } from './users.ts';

/** One visitor's chat with one companion. */
export const chatSessions = mysqlTable(
  'chat_sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companionId: uuid()
      .notNull()
      .references(() => companions.id),
    /** Her name when the chat began. */
    companionName: varchar({ length: 100 }).notNull(),
    chatType: code({ length: 20 }).$type<ChatType>().notNull(),
    /** The prompt version this chat began with and keeps. */
    promptVersion: varchar({ length: 20 }).notNull(),
    /** The owner's balance as of this chat's last change. */
    messagesLeft: int().notNull().default(FREE_MESSAGES),
    isPaid: boolean().notNull().default(false),
    /** The credit (balance entry) whose end this chat has announced; one recharge message for each. */
    rechargeEntryId: uuid(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('chat_sessions_user_ix').on(table.userId, table.id)],
);
