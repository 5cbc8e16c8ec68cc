import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import type { ReplySource, TurnKind } from '../../schema/chat/turns.ts';
import { chatSessions, messages, turns } from '../../schema/index.ts';
import { statement } from '../../statement.ts';
import { ownerIsDead } from '../operations/processes.ts';

/** Name of the unique key that a second edit of one text meets. */
export const TURN_REPLACES_KEY = 'turns_replaces_uq';

/** Name of the unique key that a repeated request meets. */
export const TURN_REQUEST_KEY = 'turns_request_uq';

export interface NewTurn {
  id: string;
  chatId: string;
  kind: TurnKind;
  /** Messages that it costs. */
  cost: number;
  requestKey: string | null;
  userMessageId: string | null;
  /** The reply that it is to vary; null: it makes one of its own. */
  replyMessageId: string | null;
  /** The answered turn whose place it takes; null: none. */
  replacesTurnId: string | null;
  /** The process that answers it. */
  processId: string;
  /** Seconds until the turn counts as abandoned, from now by the database's clock. */
  leaseSeconds: number;
}

/** Opens a turn; it fails with a duplicate key (TURN_REQUEST_KEY) when its name is taken. */
export const insertTurn = statement<NewTurn>((db, value) =>
  db.insert(turns).values({
    id: value('id'),
    chatId: value('chatId'),
    kind: value('kind'),
    cost: value('cost'),
    requestKey: value('requestKey'),
    processId: value('processId'),
    userMessageId: value('userMessageId'),
    replyMessageId: value('replyMessageId'),
    replacesTurnId: value('replacesTurnId'),
    leaseUntil: sql`CURRENT_TIMESTAMP(3) + INTERVAL ${value('leaseSeconds')} SECOND`,
  }),
);

/** open → answered. Affects no row when the turn was closed by someone else. */
export const markAnswered = statement<{
  id: string;
  replyMessageId: string;
  imageMessageId: string | null;
  source: ReplySource | null;
  isFree: boolean;
}>((db, value) =>
  db
    .update(turns)
    .set({
      status: 'answered',
      replyMessageId: sql`${value('replyMessageId')}`,
      imageMessageId: sql`${value('imageMessageId')}`,
      source: sql`${value('source')}`,
      isFree: sql`${value('isFree')}`,
      closedAt: sql`CURRENT_TIMESTAMP(3)`,
    })
    .where(and(eq(turns.id, value('id')), eq(turns.status, 'open'))),
);

/** open → released; its name is free again. Affects no row when the turn was closed by someone else. */
export const markReleased = statement<{ id: string }>((db, value) =>
  db
    .update(turns)
    .set({
      status: 'released',
      requestKey: null,
      replacesTurnId: null,
      closedAt: sql`CURRENT_TIMESTAMP(3)`,
    })
    .where(and(eq(turns.id, value('id')), eq(turns.status, 'open'))),
);

/**
 * open → released, for an edited text has taken its place; its name stays taken, so that the old text, sent again by a
 * page that had not heard of it, is neither answered nor paid. Affects no row when the turn was closed by someone else.
 */
export const markOvertaken = statement<{ id: string }>((db, value) =>
  db
    .update(turns)
    .set({ status: 'released', replacesTurnId: null, closedAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(and(eq(turns.id, value('id')), eq(turns.status, 'open'))),
);

/** answered → replaced. Affects no row when another one has replaced it. */
export const markReplaced = statement<{ id: string }>((db, value) =>
  db
    .update(turns)
    .set({ status: 'replaced' })
    .where(and(eq(turns.id, value('id')), eq(turns.status, 'answered'))),
);

/** The same for all that have made other replies in place of one. */
export const markVariantsReplaced = statement<{ chatId: string; replyMessageId: string }>(
  (db, value) =>
    db
      .update(turns)
      .set({ status: 'replaced' })
      .where(
        and(
          eq(turns.chatId, value('chatId')),
          eq(turns.replyMessageId, value('replyMessageId')),
          eq(turns.kind, 'variant'),
          eq(turns.status, 'answered'),
        ),
      ),
);

/** The chat in which one of the visitor's turns has this name; undefined where there is none. */
export async function findChatOfTurn(
  db: Executor,
  { userId, requestKey }: { userId: string; requestKey: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ chatId: turns.chatId })
    .from(chatSessions)
    .innerJoin(turns, and(eq(turns.chatId, chatSessions.id), eq(turns.requestKey, requestKey)))
    .where(eq(chatSessions.userId, userId))
    .limit(1);
  return row?.chatId;
}

/** A text of the visitor's own with its turn; undefined for anyone else's, and for what opened no turn. */
export async function findOwnText(db: Executor, own: { messageId: string; userId: string }) {
  const [row] = await db
    .select({
      turnId: turns.id,
      chatId: turns.chatId,
      kind: turns.kind,
      status: turns.status,
      cost: turns.cost,
      replyMessageId: turns.replyMessageId,
      imageMessageId: turns.imageMessageId,
      replacesTurnId: turns.replacesTurnId,
      /** The visitor has written on since. */
      isOlder:
        sql`exists (select 1 from ${messages} later where later.session_id = ${turns.chatId} and later.id > ${own.messageId} and later.sender = 'user')`.mapWith(
          Boolean,
        ),
      /** An edited text is being answered in its place. */
      isReplaced:
        sql`exists (select 1 from ${turns} other where other.replaces_turn_id = ${turns.id})`.mapWith(
          Boolean,
        ),
      /** Another reply to it is on its way. */
      isVaried:
        sql`exists (select 1 from ${messages} reply where reply.id = ${turns.replyMessageId} and reply.varying_turn_id is not null)`.mapWith(
          Boolean,
        ),
    })
    .from(messages)
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .innerJoin(turns, eq(turns.userMessageId, messages.id))
    .where(and(eq(messages.id, own.messageId), eq(chatSessions.userId, own.userId)));
  return row;
}

/** Shows the owner's balance on the session, as of this change. */
export const noteMessagesLeft = statement<{ chatId: string; balance: number }>((db, value) =>
  db
    .update(chatSessions)
    .set({ messagesLeft: sql`${value('balance')}` })
    .where(eq(chatSessions.id, value('chatId'))),
);

export type TurnRow = NonNullable<Awaited<ReturnType<typeof findTurnByKey>>>;

const view = {
  id: turns.id,
  chatId: turns.chatId,
  kind: turns.kind,
  cost: turns.cost,
  status: turns.status,
  processId: turns.processId,
  userId: chatSessions.userId,
  userMessageId: turns.userMessageId,
  replyMessageId: turns.replyMessageId,
  imageMessageId: turns.imageMessageId,
};

/** The turn that holds a name in a session; undefined when the name is free. */
export async function findTurnByKey(db: Executor, chatId: string, requestKey: string) {
  const [row] = await db
    .select(view)
    .from(turns)
    .innerJoin(chatSessions, eq(chatSessions.id, turns.chatId))
    .where(and(eq(turns.chatId, chatId), eq(turns.requestKey, requestKey)));
  return row;
}

/** A turn by its id. */
export async function findTurn(db: Executor, id: string) {
  const [row] = await db
    .select(view)
    .from(turns)
    .innerJoin(chatSessions, eq(chatSessions.id, turns.chatId))
    .where(eq(turns.id, id));
  return row;
}

/** How many of a visitor's welcomes a model has written since then. */
export async function modelWelcomesToday(db: Executor, userId: string, since: Date) {
  const [row] = await db
    .select({ welcomes: sql`count(*)`.mapWith(Number) })
    .from(turns)
    .innerJoin(chatSessions, eq(chatSessions.id, turns.chatId))
    .where(
      and(
        eq(chatSessions.userId, userId),
        eq(turns.kind, 'welcome'),
        gte(turns.createdAt, since),
        inArray(turns.source, ['primary', 'secondary']),
      ),
    );
  return row?.welcomes ?? 0;
}

/** Open turns whose process is dead, in the eyes of this one, or whose lease has run out, by the database's clock. */
export const abandonedTurns = (db: Executor, processId: string, limit: number) =>
  db
    .select(view)
    .from(turns)
    .innerJoin(chatSessions, eq(chatSessions.id, turns.chatId))
    .where(
      and(
        eq(turns.status, 'open'),
        or(lt(turns.leaseUntil, sql`CURRENT_TIMESTAMP(3)`), ownerIsDead(processId)),
      ),
    )
    .limit(limit);

/** Turns of a process that are open. */
export const openTurnsOf = (db: Executor, processId: string) =>
  db
    .select(view)
    .from(turns)
    .innerJoin(chatSessions, eq(chatSessions.id, turns.chatId))
    .where(and(eq(turns.status, 'open'), eq(turns.processId, processId)));

/** Announces the end of a credit in a session; false when this session has announced it already. */
export async function claimRecharge(db: Executor, chatId: string, creditId: string) {
  const [result] = await db
    .update(chatSessions)
    .set({ rechargeEntryId: creditId, messagesLeft: 0 })
    .where(
      and(
        eq(chatSessions.id, chatId),
        sql`(${chatSessions.rechargeEntryId} is null or ${chatSessions.rechargeEntryId} <> ${creditId})`,
      ),
    );
  return result.affectedRows === 1;
}
