import { mysqlTable, uniqueIndex, varchar } from 'drizzle-orm/mysql-core';
import type { ChatType } from '#contract/chat-types.ts';
import { code, instant, NOW, uuid } from '../columns.ts';
import { companions } from '../companion/companions.ts';
import { users } from '../user/users.ts';

/**
 * Links a visitor and a companion to an agent at an outside service. Who holds the row alone may speak with the agent:
 * its turns are one at a time, whichever process they run in.
 */
export const lettaAgents = mysqlTable(
  'letta_agents',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companionId: uuid()
      .notNull()
      .references(() => companions.id),
    /** Empty until it is made. */
    lettaAgentId: varchar({ length: 100 }).notNull(),
    /** The turn that speaks with it, until then at most. */
    heldBy: uuid(),
    heldUntil: instant(),
    chatType: code({ length: 20 }).$type<ChatType>().notNull(),
    createdAt: instant().notNull().default(NOW),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('letta_agents_link_uq').on(table.userId, table.companionId, table.chatType),
  ],
);
