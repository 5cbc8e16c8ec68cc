import { mysqlTable, text, uniqueIndex } from 'drizzle-orm/mysql-core';
import { code, uuid } from '../columns.ts';
import { users } from './users.ts';

/**
 * What a visitor has behind them that asks for care of every companion: a card, the question for the age, its answer.
 * One row for a visitor, and only where there is any of it (docs/decisions/007).
 */
export const careStates = mysqlTable(
  'care_states',
  {
    /** A new one with each state. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Sealed by the chat cipher; opens only in this row. */
    content: text().notNull(),
    /** The key that sealed it. */
    keyId: code({ length: 16 }).notNull(),
  },
  (table) => [uniqueIndex('care_states_user_uq').on(table.userId)],
);
