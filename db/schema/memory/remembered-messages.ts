import { index, mysqlTable } from 'drizzle-orm/mysql-core';
import { messages } from '../chat/messages.ts';
import { instant, NOW, uuid } from '../columns.ts';
import { companions } from '../companion/companions.ts';
import { users } from '../user/users.ts';

/** Messages that a companion is to remember, by the visitor's own wish. */
export const rememberedMessages = mysqlTable(
  'remembered_messages',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companionId: uuid()
      .notNull()
      .references(() => companions.id),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('remembered_messages_pair_ix').on(table.userId, table.companionId)],
);
