import { asc, count, eq, gt, inArray, lte, min, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import {
  chatSessions,
  payments,
  referrals,
  sealedPieces,
  sealedVisitors,
  turns,
} from '../../schema/index.ts';

export type SealedVisitor = typeof sealedVisitors.$inferSelect;

/** Records whose cards one look reads. */
const CARDS = 200;
/** Records that one statement destroys: each may be many megabytes. */
const DESTROYED = 20;
/** Rows of one look. */
const ROWS = 2_000;

/**
 * Locks a visitor's turns and chats, in the order in which who answers a turn takes them: whoever reads them now, in this
 * transaction, has all that will ever be in them.
 */
export async function holdChats(tx: Executor, userId: string): Promise<void> {
  const own = () =>
    tx.select({ id: chatSessions.id }).from(chatSessions).where(eq(chatSessions.userId, userId));
  const ids = (await own()).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.select({ held: count() }).from(turns).where(inArray(turns.chatId, ids)).for('update');
  await own().orderBy(chatSessions.id).for('update');
}

/** When a visitor's messages were sent and answered, which is no part of an export; some rows at a time. */
export async function* turnPages(tx: Executor, userId: string) {
  for (let after = ''; ; ) {
    const rows = await tx
      .select({
        id: turns.id,
        sessionId: turns.chatId,
        kind: turns.kind,
        status: turns.status,
        source: turns.source,
        createdAt: turns.createdAt,
        closedAt: turns.closedAt,
      })
      .from(turns)
      .innerJoin(chatSessions, eq(chatSessions.id, turns.chatId))
      .where(sql`${chatSessions.userId} = ${userId} and ${turns.id} > ${after}`)
      .orderBy(asc(turns.id))
      .limit(ROWS);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

/** Whom a visitor referred. */
export const referralsOf = (tx: Executor, userId: string) =>
  tx.select().from(referrals).where(eq(referrals.referrerId, userId));

/** The names that a visitor's orders go by: ours, the provider's, and the bank's. */
export const orderNamesOf = (tx: Executor, userId: string) =>
  tx
    .select({
      id: payments.id,
      providerOrderId: payments.providerOrderId,
      providerPaymentId: payments.providerPaymentId,
      bankReference: payments.bankReference,
    })
    .from(payments)
    .where(eq(payments.userId, userId));

/** Starts a record; the pieces refer to it. */
export const insertSealed = (tx: Executor, record: Omit<SealedVisitor, 'sealedAt' | 'pieces'>) =>
  tx.insert(sealedVisitors).values({ ...record, pieces: 0 });

export const insertPiece = (tx: Executor, piece: typeof sealedPieces.$inferInsert) =>
  tx.insert(sealedPieces).values(piece);

/** Completes a record with the number of its pieces. */
export const completeSealed = (tx: Executor, id: string, pieces: number) =>
  tx.update(sealedVisitors).set({ pieces }).where(eq(sealedVisitors.id, id));

/** A record by the visitor's id. */
export async function findSealed(db: Executor, id: string): Promise<SealedVisitor | undefined> {
  const [row] = await db.select().from(sealedVisitors).where(eq(sealedVisitors.id, id));
  return row;
}

/** All records, some at a time. */
export async function* sealedRecords(db: Executor): AsyncGenerator<SealedVisitor> {
  for (let after = ''; ; ) {
    const rows = await db
      .select()
      .from(sealedVisitors)
      .where(gt(sealedVisitors.id, after))
      .orderBy(asc(sealedVisitors.id))
      .limit(CARDS);
    const last = rows.at(-1);
    if (!last) return;
    yield* rows;
    after = last.id;
  }
}

/** The pieces of a record, one after the other. */
export async function* piecesOf(db: Executor, { id, pieces }: SealedVisitor) {
  for (let place = 0; place < pieces; place++) {
    const [row] = await db
      .select({ content: sealedPieces.content })
      .from(sealedPieces)
      .where(sql`${sealedPieces.visitorId} = ${id} and ${sealedPieces.place} = ${place}`);
    if (!row) throw new Error(`Piece ${place} of ${pieces} is missing`);
    yield row.content;
  }
}

/** How many records there are, and when the next one is destroyed. */
export async function standingOfSealed(
  db: Executor,
): Promise<{ records: number; nextDueAt: Date | null }> {
  const [row] = await db
    .select({ records: count(), nextDueAt: min(sealedVisitors.dueAt) })
    .from(sealedVisitors);
  return row ?? { records: 0, nextDueAt: null };
}

/** Destroys a record before its day, with its pieces; false where there is none. */
export async function destroySealed(db: Executor, id: string): Promise<boolean> {
  const [result] = await db.delete(sealedVisitors).where(eq(sealedVisitors.id, id));
  return result.affectedRows === 1;
}

/**
 * Destroys records that are due, a few with each statement; safe to repeat and to run concurrently.
 * @param signal breaks off between two statements
 * @returns how many
 */
export async function destroyDue(db: Executor, now: Date, signal?: AbortSignal): Promise<number> {
  let destroyed = 0;
  while (!signal?.aborted) {
    const [result] = await db
      .delete(sealedVisitors)
      .where(lte(sealedVisitors.dueAt, now))
      .orderBy(sealedVisitors.dueAt)
      .limit(DESTROYED);
    destroyed += result.affectedRows;
    if (result.affectedRows < DESTROYED) break;
  }
  return destroyed;
}
