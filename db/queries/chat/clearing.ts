import { and, asc, eq, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import {
  chatSessions,
  chatStories,
  messages,
  messageVariants,
  pushWishes,
  turns,
} from '../../schema/index.ts';

type Own = { chatId: string; userId: string };

const own = ({ chatId, userId }: Own) =>
  and(eq(chatSessions.id, chatId), eq(chatSessions.userId, userId));

/** From which entry on a chat of the visitor's is shown; null: from the first one. Undefined for anyone else's. */
export async function findClearing(db: Executor, which: Own) {
  const [row] = await db
    .select({
      clearedBefore: chatSessions.clearedBefore,
      companionName: chatSessions.companionName,
    })
    .from(chatSessions)
    .where(own(which));
  return row;
}

/** Whether a new entry would be hidden: its id is older than the clearing of its chat. */
export async function wouldBeHidden(
  db: Executor,
  { id, chatId }: { id: string; chatId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, chatId), gt(chatSessions.clearedBefore, id)));
  return rows.length > 0;
}

/** Hides what is older than an entry. False while a turn is open: its reply would stand alone. */
export async function hideEntries(
  tx: Executor,
  { before, ...which }: Own & { before: string },
): Promise<boolean> {
  const open = tx
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.chatId, which.chatId), eq(turns.status, 'open')));
  const [result] = await tx
    .update(chatSessions)
    .set({ clearedBefore: before })
    .where(and(own(which), notExists(open)));
  if (result.affectedRows === 0) return false;
  // Her first words may be given again.
  await tx
    .update(turns)
    .set({ requestKey: null })
    .where(and(eq(turns.chatId, which.chatId), eq(turns.requestKey, 'welcome')));
  return true;
}

/** Whether she is answering the visitor in any chat: what she keeps of the talk is on its way to be written. */
export async function isAnswering(
  tx: Executor,
  { userId, companionId }: { userId: string; companionId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: turns.id })
    .from(chatSessions)
    .innerJoin(turns, and(eq(turns.chatId, chatSessions.id), eq(turns.status, 'open')))
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.companionId, companionId)))
    .limit(1);
  return rows.length > 0;
}

/** Shows it again. False where it was deleted or cleared again. */
export async function showEntries(
  tx: Executor,
  { before, ...which }: Own & { before: string },
): Promise<boolean> {
  const [result] = await tx
    .update(chatSessions)
    .set({ clearedBefore: null })
    .where(and(own(which), eq(chatSessions.clearedBefore, before)));
  return result.affectedRows === 1;
}

/** Chats whose hidden entries are to go: hidden before an id was made, those hidden first ahead. */
export const chatsToPurge = (
  db: Executor,
  { after, madeBefore, limit }: { after?: string | undefined; madeBefore: string; limit: number },
) =>
  db
    .select({
      chatId: chatSessions.id,
      userId: chatSessions.userId,
      companionId: chatSessions.companionId,
      before: sql<string>`${chatSessions.clearedBefore}`,
    })
    .from(chatSessions)
    .where(
      and(
        lt(chatSessions.clearedBefore, madeBefore),
        after === undefined ? undefined : gt(chatSessions.clearedBefore, after),
      ),
    )
    .orderBy(asc(chatSessions.clearedBefore))
    .limit(limit);

/**
 * Deletes hidden entries with their memories and stories; the turns stay, for the ledger. False where it was
 * shown again, or gone, meanwhile: undo the transaction.
 */
export async function deleteHidden(
  tx: Executor,
  { before, chatId, userId }: Own & { before: string },
): Promise<boolean> {
  await tx
    .update(turns)
    .set({ status: 'replaced' })
    .where(
      and(
        eq(turns.chatId, chatId),
        eq(turns.status, 'answered'),
        or(lt(turns.replyMessageId, before), lt(turns.userMessageId, before)),
      ),
    );
  const shown = await showEntries(tx, { before, chatId, userId });
  if (!shown) return false;
  await tx
    .delete(chatStories)
    .where(and(eq(chatStories.chatId, chatId), lt(chatStories.throughId, before)));
  await tx
    .delete(messageVariants)
    .where(and(eq(messageVariants.chatId, chatId), lt(messageVariants.messageId, before)));
  const hidden = tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), lt(messages.id, before)));
  await tx
    .delete(pushWishes)
    .where(and(eq(pushWishes.userId, userId), inArray(pushWishes.messageId, hidden)));
  await tx.delete(messages).where(and(eq(messages.chatId, chatId), lt(messages.id, before)));
  return true;
}
