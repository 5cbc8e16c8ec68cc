import { index, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { users } from './users.ts';

/** Why an account was suspended: the visitor said to be under 18, or an operator did it. */
export type SuspensionReason = 'underage' | 'operator';

/** The language of the message it was suspended for, used to inform the visitor; one of the three languages of her lines. */
export type SuspensionLanguage = 'english' | 'hinglish' | 'hindi';

/** Every time an account was suspended, and by whose word it was reinstated. */
export const accountSuspensions = mysqlTable(
  'account_closures',
  {
    /** The turn that did it; made for it where an operator did; the visitor's own id where an erased visitor with a suspended account came back. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: code({ length: 12 }).$type<SuspensionReason>().notNull(),
    /** Null where no words did it: an erased visitor came back. */
    language: code({ length: 12 }).$type<SuspensionLanguage>(),
    createdAt: instant().notNull().default(NOW),
    /** Null while it holds. */
    reinstatedAt: instant('reopened_at'),
    /** Why it was reinstated, in an operator's words. */
    note: varchar({ length: 200 }),
  },
  (table) => [index('account_closures_user_ix').on(table.userId)],
);
