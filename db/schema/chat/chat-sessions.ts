import { boolean, index, int, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import type { ChatType } from '#contract/chat-types.ts';
import { FREE_MESSAGES } from '#contract/limits.ts';
import { code, instant, NOW, uuid } from '../columns.ts';
import { companions } from '../companion/companions.ts';
import { users } from '../user/users.ts';

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
    /** The version of her that this chat began with; null: the current one. */
    personaDigest: code({ length: 22 }),
    /** The version that the visitor has left, or not wanted: `{prompt version}/{digest}`; null: none. */
    otherVersion: varchar({ length: 50 }),
    /** The owner's balance as of this chat's last change. */
    messagesLeft: int().notNull().default(FREE_MESSAGES),
    isPaid: boolean().notNull().default(false),
    /** The credit (balance entry) whose end this chat has announced; one recharge message for each. */
    rechargeEntryId: uuid(),
    /** Entries with smaller ids were cleared: hidden, and soon deleted; null: none were. */
    clearedBefore: uuid(),
    /** The newest entry that the visitor has seen; null: not recorded. */
    seenThrough: uuid(),
    /** Nothing of it is notified, or marked as unread. */
    isMuted: boolean().notNull().default(false),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [
    index('chat_sessions_user_ix').on(table.userId, table.id),
    index('chat_sessions_cleared_ix').on(table.clearedBefore),
  ],
);
