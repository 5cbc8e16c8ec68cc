import { sql } from 'drizzle-orm';
import { boolean, check, index, int, mysqlTable, uniqueIndex } from 'drizzle-orm/mysql-core';
import { code, instant, NOW, uuid } from '../columns.ts';
import { chatSessions } from './chat-sessions.ts';

/**
 * A `message` is answered by her; a `welcome` is her first words; cards answer a `danger` and someone `underage`; her
 * check-ins and questions are `care`; a `variant` is another reply in place of one. Its price is in `cost`.
 */
export type TurnKind = 'message' | 'welcome' | 'danger' | 'underage' | 'care' | 'variant';

/**
 * Who wrote a reply: `scripted` where no model was meant to; the `primary` or `secondary` model; `fallback`, the built-in
 * engine in place of models that failed; `spared`, the same where a model was not to be asked.
 */
export type ReplySource = 'scripted' | 'primary' | 'secondary' | 'fallback' | 'spared';

/** open → answered | released; answered → replaced, by the turn of an edited text or as its chat is cleared; never back. */
export type TurnStatus = 'open' | 'answered' | 'released' | 'replaced';

/** A visitor's text and the reply it is owed. */
export const turns = mysqlTable(
  'turns',
  {
    id: uuid().primaryKey(),
    chatId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    kind: code({ length: 10 }).$type<TurnKind>().notNull(),
    /** Messages that it costs. */
    cost: int().notNull().default(0),
    /** The client's name for the turn, or `welcome`; null when none was given or it is free again. */
    requestKey: code({ length: 80 }),
    status: code({ length: 10 }).$type<TurnStatus>().notNull().default('open'),
    /** The process that answers it; null: of an earlier version. */
    processId: uuid(),
    /** Past this instant (database clock) an open turn is abandoned and any process may release it. */
    leaseUntil: instant().notNull(),
    userMessageId: uuid(),
    /** Of a `variant`: the reply that it is another one of, from the start. */
    replyMessageId: uuid(),
    /** The picture that came with the reply. */
    imageMessageId: uuid(),
    /** Of an edited text: the answered turn whose place it takes; null: none, or it was released. */
    replacesTurnId: uuid(),
    /** Null where no engine wrote: a card, or her lines of care. */
    source: code({ length: 10 }).$type<ReplySource>(),
    /** It was answered, and its message given back all the same: a reply in place of a model's. */
    isFree: boolean().notNull().default(false),
    createdAt: instant().notNull().default(NOW),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('turns_request_uq').on(table.chatId, table.requestKey),
    index('turns_user_message_ix').on(table.userMessageId),
    uniqueIndex('turns_replaces_uq').on(table.replacesTurnId),
    index('turns_lease_ix').on(table.status, table.leaseUntil),
    check('turns_status_ck', sql`status in ('open', 'answered', 'released', 'replaced')`),
  ],
);
