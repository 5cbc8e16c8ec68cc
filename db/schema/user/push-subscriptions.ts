import { boolean, index, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { browsers } from './browsers.ts';
import { users } from './users.ts';

/** Where a browser takes notifications; one that was signed out gets none. */
export const pushSubscriptions = mysqlTable(
  'push_subscriptions',
  {
    /** SHA-256 of the address, to recognise a browser that sends it again. */
    id: code({ length: 64 }).primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browserId: uuid()
      .notNull()
      .references(() => browsers.id, { onDelete: 'cascade' }),
    /** Address at the push service of the browser's maker; anyone with it and our key can send to it. */
    endpoint: varchar({ length: 1000 }).notNull(),
    /** The browser's public key and secret, which seal what is sent to it. */
    p256dh: code({ length: 120 }).notNull(),
    auth: code({ length: 40 }).notNull(),
    /** A notification names nobody. */
    isDiscreet: boolean().notNull().default(true),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('push_subscriptions_user_ix').on(table.userId)],
);
