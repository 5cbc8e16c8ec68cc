import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import {
  careStates,
  chatSessions,
  chatStories,
  memories,
  messages,
  messageVariants,
  pairStories,
  pushSubscriptions,
  pushWishes,
  rememberedMessages,
  reports,
  talkStates,
  turns,
  users,
} from '../../schema/index.ts';
import { unlinkAgents } from '../chat/letta.ts';

/**
 * Removes a visitor, whose row the transaction has locked, with all that hangs on it; orders stay, without
 * the visitor. No step leans on a cascade through more than one table: MySQL 9.6 and newer leave rows
 * behind in those (docs/decisions/006).
 */
export async function deleteUser(tx: Executor, userId: string): Promise<void> {
  await deleteChats(tx, userId);
  // Two ways lead to these, by the visitor and by the browser.
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}

/** Turns before chats before texts: the order in which who answers a turn takes them. */
async function deleteChats(tx: Executor, userId: string): Promise<void> {
  const own = () =>
    tx
      .select({ id: chatSessions.id })
      .from(chatSessions)
      .where(eq(chatSessions.userId, userId))
      .orderBy(chatSessions.id);
  // No chat is added to these: a new one needs the visitor's row.
  const ids = (await own()).map(({ id }) => id);
  if (ids.length === 0) return;
  await unlinkAgents(tx, userId);
  await tx.delete(turns).where(inArray(turns.chatId, ids));
  // Nothing is written in a chat that is locked; a turn that came in between goes with its chat.
  await own().for('update');
  await tx.delete(memories).where(eq(memories.userId, userId));
  await tx.delete(rememberedMessages).where(eq(rememberedMessages.userId, userId));
  await tx.delete(pushWishes).where(eq(pushWishes.userId, userId));
  await tx.delete(pairStories).where(eq(pairStories.userId, userId));
  await tx.delete(reports).where(eq(reports.userId, userId));
  await tx.delete(careStates).where(eq(careStates.userId, userId));
  await tx.delete(talkStates).where(eq(talkStates.userId, userId));
  await tx.delete(chatStories).where(inArray(chatStories.chatId, ids));
  await tx.delete(messageVariants).where(inArray(messageVariants.chatId, ids));
  await tx.delete(messages).where(inArray(messages.chatId, ids));
  await tx.delete(chatSessions).where(inArray(chatSessions.id, ids));
}
