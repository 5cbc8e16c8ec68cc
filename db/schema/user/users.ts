import { sql } from 'drizzle-orm';
import { check, index, int, json, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { FREE_MESSAGES } from '#contract/limits.ts';
import { code, instant, NOW, uuid } from '../columns.ts';

/** Anonymous visitors. */
export const users = mysqlTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the browser's fingerprint: it restores an account, so it is kept like a password. */
    browserFingerprint: code({ length: 64 }).notNull().unique('users_browser_fingerprint_uq'),
    /** Of the browser that the account was made in; which credentials hold is in `browsers`. */
    credentialId: uuid('session_id').notNull(),
    /** Unsalted hash of the browser's traits; for abuse limits alone. */
    deviceTraits: varchar({ length: 64 }),
    ipAddress: code({ length: 45 }),
    /** The part of the address that limits count. */
    network: code({ length: 45 }),
    /** The wider network around it, which somebody who farms accounts may own entirely (api/domain/user/network-of.ts). */
    wideNetwork: code({ length: 45 }),
    userAgent: varchar({ length: 512 }),
    browserName: varchar({ length: 50 }),
    browserVersion: varchar({ length: 50 }),
    osName: varchar({ length: 50 }),
    osVersion: varchar({ length: 50 }),
    deviceType: varchar({ length: 10 }),
    screenResolution: varchar({ length: 20 }),
    timezone: varchar({ length: 64 }),
    language: varchar({ length: 35 }),
    currentDomainUrl: varchar({ length: 255 }),
    /** No foreign key: it would close a circle with chat_sessions that erasing a visitor cannot cascade through. */
    lastChatId: uuid('last_chat_session_id'),
    totalMessagesSent: int().notNull().default(0),
    /** Why the visitor started without free messages; null: with them. */
    grantRefusal: code({ length: 10 }).$type<'network' | 'erased' | 'known'>(),
    /** The source of truth for the balance; equals the sum of the visitor's balance entries. */
    messageBalance: int().notNull().default(FREE_MESSAGES),
    /** Set while the account is suspended; why is in account_closures. */
    suspendedAt: instant('closed_at'),
    referralCode: varchar({ length: 64 }),
    referralCount: int().notNull().default(0),
    urlParams: json().$type<Record<string, string>>(),
    createdAt: instant().notNull().default(NOW),
    lastSeenAt: instant().notNull().default(NOW),
    /** Number of visits, each half an hour or more after the previous one. */
    visits: int().notNull().default(1),
    /** The State where the visitor lives, by its two digits: asked once, for the tax of a purchase; null: not asked. */
    state: code({ length: 2 }),
    /** The last message that counted as use; null: none yet. */
    usedAt: instant(),
    /** Seconds of use up to then, since the last long break (api/domain/safety/use-time.ts). */
    usedSeconds: int().notNull().default(0),
    /** Reminders of what she is in that time. */
    reminders: int().notNull().default(0),
    /** Replies in a row that were written in place of a model's, and free. */
    freeFallbacks: int().notNull().default(0),
    /** Calls of a model on that day that no message has paid for: those under way, and those that stayed unpaid. */
    freeCalls: int().notNull().default(0),
    /** Their day in India, as YYYY-MM-DD; null: there was none yet. */
    freeCallsDay: code({ length: 10 }),
  },
  (table) => [
    index('users_network_ix').on(table.network, table.createdAt),
    index('users_wide_network_ix').on(table.wideNetwork, table.createdAt),
    index('users_created_ix').on(table.createdAt),
    check('users_message_balance_ck', sql`message_balance >= 0`),
  ],
);
