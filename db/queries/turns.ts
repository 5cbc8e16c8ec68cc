import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { chatSessions, turns } from '../schema/index.ts';
import type { ReplySource, TurnKind } from '../schema/turns.ts';
import { statement } from '../statement.ts';

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
    userMessageId: value('userMessageId'),
    replyMessageId: value('replyMessageId'),
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
    .set({ status: 'released', requestKey: null, closedAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(and(eq(turns.id, value('id')), eq(turns.status, 'open'))),
);

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
        eq(turns.requestKey, 'welcome'),
        gte(turns.createdAt, since),
        inArray(turns.source, ['primary', 'secondary']),
      ),
    );
  return row?.welcomes ?? 0;
}

/** Open turns whose lease has run out, by the database's clock. */
export const abandonedTurns = (db: Executor, limit: number) =>
  db
    .select(view)
    .from(turns)
    .innerJoin(chatSessions, eq(chatSessions.id, turns.chatId))
    .where(and(eq(turns.status, 'open'), lt(turns.leaseUntil, sql`CURRENT_TIMESTAMP(3)`)))
    .limit(limit);

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
