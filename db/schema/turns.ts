import { sql } from 'drizzle-orm';
import { check, index, mysqlTable, uniqueIndex } from 'drizzle-orm/mysql-core';
import { chatSessions } from './chat-sessions.ts';
import { code, instant, NOW, uuid } from './columns.ts';

/**
 * `message` turns cost one message; a `welcome`, the cards that answer a `danger` and someone under age, and her
 * check-ins and questions out of `care` cost nothing.
 */
export type TurnKind = 'message' | 'welcome' | 'danger' | 'underage' | 'care';

/** open → answered | released; never back. */
export type TurnStatus = 'open' | 'answered' | 'released';

/** A visitor's text and the reply it is owed. */
export const turns = mysqlTable(
  'turns',
  {
    id: uuid().primaryKey(),
    chatId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    kind: code({ length: 10 }).$type<TurnKind>().notNull(),
    /** The client's name for the turn, or `welcome`; null when none was given or it is free again. */
    requestKey: code({ length: 80 }),
    status: code({ length: 10 }).$type<TurnStatus>().notNull().default('open'),
    /** Past this instant (database clock) an open turn is abandoned and any process may release it. */
    leaseUntil: instant().notNull(),
    userMessageId: uuid(),
    replyMessageId: uuid(),
    /** The picture that came with the reply. */
    imageMessageId: uuid(),
    createdAt: instant().notNull().default(NOW),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('turns_request_uq').on(table.chatId, table.requestKey),
    index('turns_lease_ix').on(table.status, table.leaseUntil),
    check('turns_status_ck', sql`status in ('open', 'answered', 'released')`),
  ],
);
