import { boolean, mysqlTable, text, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import { instant, NOW, uuid } from '../columns.ts';

/**
 * Reply prompts by chat type and version. A published version never changes. New chats take the active one that was
 * activated last; if no version was activated manually, the newest one.
 */
export const prompts = mysqlTable(
  'prompts',
  {
    id: uuid().primaryKey(),
    promptText: text().notNull(),
    promptVersion: varchar({ length: 20 }).notNull(),
    promptFor: varchar({ length: 50 }).notNull(),
    isActive: boolean().notNull().default(true),
    /** When an operator last activated it; null: never. */
    activatedAt: instant(),
    agentTemplate: varchar({ length: 255 }),
    defaultAgentId: varchar({ length: 100 }),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [uniqueIndex('prompts_version_uq').on(table.promptFor, table.promptVersion)],
);
