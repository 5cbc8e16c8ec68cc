import { sql } from 'drizzle-orm';
import { check, index, mysqlTable, uniqueIndex } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { users } from './users.ts';

/** `held` until the friend has written a little, or 30 days have passed (`lapsed`). */
export type ReferralStatus = 'credited' | 'held' | 'lapsed';

/** Devices that a referrer is rewarded for; they stay when the friend is erased. */
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
    /** The wide network of the friend (api/domain/user/network-of.ts); null: from before it was noted. */
    network: code({ length: 45 }),
    status: code({ length: 8 }).$type<ReferralStatus>().notNull().default('credited'),
    /** When it was credited, or lapsed; null: it is held. */
    settledAt: instant(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [
    uniqueIndex('referrals_device_uq').on(table.referrerId, table.device),
    index('referrals_network_ix').on(table.network, table.createdAt),
    index('referrals_status_ix').on(table.status, table.createdAt),
    index('referrals_settled_ix').on(table.status, table.settledAt),
    check('referrals_status_ck', sql`status in ('credited', 'held', 'lapsed')`),
  ],
);
