import { index, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from './columns.ts';
import { users } from './users.ts';

/** Why an account's chats were closed: the visitor said to be under 18. */
export type ClosureReason = 'underage';

/** The language of the words that closed it, in which the visitor is told of it; the three of her lines. */
export type ClosureLanguage = 'english' | 'hinglish' | 'hindi';

/** Every time an account's chats were closed, and by whose word they were opened again. */
export const accountClosures = mysqlTable(
  'account_closures',
  {
    /** The turn that closed it; the visitor's own id where an erased visitor with a closed account came back. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: code({ length: 12 }).$type<ClosureReason>().notNull(),
    /** Null where no words closed it: an erased visitor came back. */
    language: code({ length: 12 }).$type<ClosureLanguage>(),
    createdAt: instant().notNull().default(NOW),
    /** Null while it holds. */
    reopenedAt: instant(),
    /** Why it was opened again, in an operator's words. */
    note: varchar({ length: 200 }),
  },
  (table) => [index('account_closures_user_ix').on(table.userId)],
);
