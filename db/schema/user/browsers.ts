import { index, mysqlTable, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { users } from './users.ts';

/** Browsers that are, or were, signed in to an account. Each has its own cookie. */
export const browsers = mysqlTable(
  'browsers',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Second half of the cookie; changing it ends the cookie. */
    credentialId: uuid().notNull(),
    /** What it has replaced, where it was renewed: the browser may not have heard of it yet. */
    previousCredentialId: uuid(),
    /** SHA-256 of the browser's fingerprint; a random value where it has sent none yet. */
    fingerprint: code({ length: 64 }).notNull(),
    /** The same digest, where another browser of the account has it in `fingerprint`; null: `fingerprint` has it. */
    sharedFingerprint: code({ length: 64 }),
    /** What the owner knows it by: `Chrome, Android`. */
    system: varchar({ length: 60 }).notNull().default(''),
    createdAt: instant().notNull().default(NOW),
    lastSeenAt: instant().notNull().default(NOW),
    /** Null while it is signed in. */
    signedOutAt: instant(),
  },
  (table) => [
    uniqueIndex('browsers_credential_uq').on(table.credentialId),
    uniqueIndex('browsers_fingerprint_uq').on(table.userId, table.fingerprint),
    index('browsers_fingerprint_ix').on(table.fingerprint),
    index('browsers_shared_ix').on(table.userId, table.sharedFingerprint),
  ],
);
