import { boolean, int, json, mysqlTable, text, varchar } from 'drizzle-orm/mysql-core';
import type { Persona } from '#content-reader/kinds/companions.ts';
import type { ChatType } from '#contract/chat-types.ts';
import { code, instant, NOW, uuid } from '../columns.ts';

/** Virtual companions, brought in from content by their fixed id. */
export const companions = mysqlTable('companions', {
  id: uuid().primaryKey(),
  name: varchar({ length: 100 }).notNull(),
  urlName: code({ length: 100 }).notNull().unique('companions_url_name_uq'),
  imagePath: varchar({ length: 255 }).notNull(),
  aboutMe: varchar({ length: 500 }),
  interests: json().$type<string[]>().notNull(),
  /** What reply engines know of her beyond this row; null for one inserted manually. */
  persona: json().$type<Persona>(),
  suitableForChatTypes: json().$type<ChatType[]>().notNull(),
  promptVersion: varchar({ length: 20 }).notNull().default('v1.0'),
  /** Name, aboutMe and interests, one a line: what the search looks through. */
  searchText: text().notNull(),
  /** Place in the home row; null: after the featured ones. */
  featured: int(),
  /** True: content owns this row, and hides it when the file goes. False: made in the database. */
  fromContent: boolean().notNull().default(false),
  /** Her present one of companion_versions; null for one inserted manually. */
  versionDigest: code({ length: 22 }),
  busyUntil: instant(),
  /** Set when she is removed from content: no longer listed, still there in her chats. */
  hiddenAt: instant(),
  createdAt: instant().notNull().default(NOW),
});
