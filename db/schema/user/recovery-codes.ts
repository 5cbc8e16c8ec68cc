import { mysqlTable } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { users } from './users.ts';

/** The words that open an account on any browser, one set an account. */
export const recoveryCodes = mysqlTable('recovery_codes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A slow hash of the code's 128 random bits. */
  digest: code({ length: 64 }).notNull().unique('recovery_codes_digest_uq'),
  createdAt: instant().notNull().default(NOW),
});
