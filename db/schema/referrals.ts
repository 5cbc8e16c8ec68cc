import { mysqlTable, uniqueIndex } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from './columns.ts';
import { users } from './users.ts';

/** Devices that a referrer was rewarded for; they stay when the friend is erased. */
export const referrals = mysqlTable(
  'referrals',
  {
    /** The friend's id. */
    id: uuid().primaryKey(),
    referrerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Digest of the friend's device traits and network. */
    device: code({ length: 64 }).notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [uniqueIndex('referrals_device_uq').on(table.referrerId, table.device)],
);
