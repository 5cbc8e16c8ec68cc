import { index, mysqlTable, uniqueIndex } from 'drizzle-orm/mysql-core';
import { messages } from '../chat/messages.ts';
import { code, instant, NOW, uuid } from '../columns.ts';
import { users } from './users.ts';

/** "Ask me how it went": messages that a visitor wants to be asked about on a day, by a notification. */
export const pushWishes = mysqlTable(
  'push_wishes',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askAt: instant().notNull(),
    /** The day in India on which it was sent, as YYYY-MM-DD: one a day; null: not yet. */
    sentOn: code({ length: 10 }),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [
    uniqueIndex('push_wishes_day_uq').on(table.userId, table.sentOn),
    index('push_wishes_ask_ix').on(table.askAt, table.sentOn),
  ],
);
