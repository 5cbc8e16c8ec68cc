import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Message } from '#contract/schemas/chat.ts';
import type { Executor } from '../client.ts';
import { chatSessions, messages } from '../schema/index.ts';

export type MessageRow = Omit<Message, 'timestamp'> & { timestamp: Date };

const view = {
  id: messages.id,
  sessionId: messages.sessionId,
  sender: messages.sender,
  content: messages.content,
  messageType: messages.messageType,
  timestamp: messages.timestamp,
};

/** Writes one entry. */
export async function insertMessage(db: Executor, message: MessageRow): Promise<void> {
  await db.insert(messages).values(message);
}

/** Removes one entry, as when the turn it opened is released. */
export async function deleteMessage(db: Executor, id: string): Promise<void> {
  await db.delete(messages).where(eq(messages.id, id));
}

/** The newest `limit` entries of one's own session (before `before`), oldest first. */
export async function listOwnMessages(
  db: Executor,
  { sessionId, userId, before, limit }: { sessionId: string; userId: string; before?: string | undefined; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .select(view)
    .from(messages)
    .innerJoin(chatSessions, eq(chatSessions.id, messages.sessionId))
    .where(
      and(
        eq(messages.sessionId, sessionId),
        eq(chatSessions.userId, userId),
        before ? lt(messages.id, before) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.reverse();
}

/** The newest spoken texts (visitor and companion) of a session, oldest first. */
export async function recentTexts(db: Executor, sessionId: string, limit: number) {
  const rows = await db
    .select({ sender: messages.sender, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.sessionId, sessionId),
        inArray(messages.sender, ['user', 'ai']),
        eq(messages.messageType, 'text'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.reverse() as { sender: 'user' | 'ai'; content: string }[];
}

/** Entries by id, oldest first. */
export const messagesById = (db: Executor, ids: string[]): Promise<MessageRow[]> =>
  db.select(view).from(messages).where(inArray(messages.id, ids)).orderBy(messages.id);
