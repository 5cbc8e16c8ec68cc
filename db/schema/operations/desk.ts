import { customType, index, int, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import type { DeskRole } from '#contract/desk-roles.ts';
import { code, instant, NOW, uuid } from '../columns.ts';

/** A key of the newest kinds takes two and a half thousand. */
const bytes = customType<{ data: Buffer }>({ dataType: () => 'varbinary(4096)' });

/** Ways into the operators' desk that were handed out: each opens it once, within minutes. */
export const deskLinks = mysqlTable(
  'desk_links',
  {
    /** SHA-256 of the link's secret. */
    digest: code({ length: 43 }).primaryKey(),
    /** Whom it signs in. */
    name: varchar({ length: 60 }).notNull(),
    role: code({ length: 8 }).$type<DeskRole>().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('desk_links_name_ix').on(table.name)],
);

/** Who is signed in to the desk, in which browser. */
export const deskSessions = mysqlTable(
  'desk_sessions',
  {
    /** SHA-256 of what the browser's cookie holds. */
    digest: code({ length: 43 }).primaryKey(),
    name: varchar({ length: 60 }).notNull(),
    role: code({ length: 8 }).$type<DeskRole>().notNull(),
    /** Over whatever happens. */
    expiresAt: instant().notNull(),
    /** Over after a while without a call. */
    seenAt: instant().notNull().default(NOW),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('desk_sessions_name_ix').on(table.name)],
);

/** Passkeys that open the desk without a link. */
export const deskPasskeys = mysqlTable(
  'desk_passkeys',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the authenticator's name for it, which may be long. */
    digest: code({ length: 43 }).notNull().unique('desk_passkeys_digest_uq'),
    name: varchar({ length: 60 }).notNull(),
    role: code({ length: 8 }).$type<DeskRole>().notNull(),
    /** The authenticator's name for it, base64url. */
    credentialId: varchar({ length: 1400 }).notNull(),
    publicKey: bytes().notNull(),
    /** How often it has signed, as far as it counts. */
    counter: int({ unsigned: true }).notNull().default(0),
    usedAt: instant(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('desk_passkeys_name_ix').on(table.name)],
);
