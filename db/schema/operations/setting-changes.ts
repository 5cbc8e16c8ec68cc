import { index, json, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';

/** What operators have set, append-only: the newest row of a name holds. */
export const settingChanges = mysqlTable(
  'setting_changes',
  {
    id: uuid().primaryKey(),
    /** `notice`, `maintenance`, `featured`, a number's, `pack:{name}`, `companion:{id}`, `busy:{id}`, `chat-type:{type}`, `prompt:{type}:{version}` */
    name: code({ length: 80 }).notNull(),
    /** Null: back to the default. */
    value: json().$type<unknown>(),
    /** Who has set it. */
    setBy: varchar({ length: 60 }).notNull(),
    reason: varchar({ length: 200 }),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('setting_changes_name_ix').on(table.name, table.id)],
);
