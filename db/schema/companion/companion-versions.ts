import { json, mysqlTable, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import type { Persona } from '#content-reader/kinds/companions.ts';
import { code, instant, NOW, uuid } from '../columns.ts';
import { companions } from './companions.ts';

/** Every version of a companion: a chat stays with the one that it started with. */
export const companionVersions = mysqlTable(
  'companion_versions',
  {
    id: uuid().primaryKey(),
    companionId: uuid()
      .notNull()
      .references(() => companions.id, { onDelete: 'cascade' }),
    /** Names what is in it. */
    digest: code({ length: 22 }).notNull(),
    persona: json().$type<Persona>().notNull(),
    aboutMe: varchar({ length: 500 }),
    interests: json().$type<string[]>().notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [uniqueIndex('companion_versions_digest_uq').on(table.companionId, table.digest)],
);
