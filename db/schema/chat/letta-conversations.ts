import { mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import { instant, NOW, uuid } from '../columns.ts';
import { chatSessions } from './chat-sessions.ts';

/** Each chat's conversation with an agent at the outside service. */
export const lettaConversations = mysqlTable('letta_conversations', {
  chatId: uuid('session_id')
    .primaryKey()
    .references(() => chatSessions.id, { onDelete: 'cascade' }),
  /** The agent it was started with; a different agent gets a different conversation. */
  lettaAgentId: varchar({ length: 100 }).notNull(),
  conversationId: varchar({ length: 100 }).notNull(),
  createdAt: instant().notNull().default(NOW),
});
