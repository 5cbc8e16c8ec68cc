import { mysqlTable, text, uniqueIndex } from 'drizzle-orm/mysql-core';
import { code, uuid } from '../columns.ts';
import { companions } from '../companion/companions.ts';
import { users } from '../user/users.ts';

/**
 * What the conversation of one visitor and one companion is about, as the reply engine keeps it: the open thread,
 * lines already used, boundaries. One row for all chats of the two
 * (docs/decisions/007).
 */
export const talkStates = mysqlTable(
  'talk_states',
  {
    /** A new one with each state. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companionId: uuid()
      .notNull()
      .references(() => companions.id),
    /** Sealed by the chat cipher; opens only in this row. */
    content: text().notNull(),
    /** The key that sealed it. */
    keyId: code({ length: 16 }).notNull(),
  },
  (table) => [uniqueIndex('talk_states_pair_uq').on(table.userId, table.companionId)],
);
