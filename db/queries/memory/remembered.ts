import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { isMissingParent } from '../../errors.ts';
import { chatSessions, companions, messages, rememberedMessages } from '../../schema/index.ts';
import type { ChatCipher } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';
import { isShown, openSpoken } from '../chat/messages.ts';

type Own = { messageId: string; userId: string };

/** Remembers a text of the visitor's own chat, by either of the two. Idempotent. False where there is none. */
export async function rememberMessage(db: Executor, { messageId, userId }: Own): Promise<boolean> {
  try {
    const [result] = await db.execute(sql`
      insert into ${rememberedMessages} (message_id, user_id, companion_id)
      select m.id, s.user_id, s.companion_id from ${messages} m join ${chatSessions} s on s.id = m.session_id
      where m.id = ${messageId} and s.user_id = ${userId} and m.message_type = 'text' and m.sender in ('user', 'ai')
      on duplicate key update message_id = values(message_id)`);
    return result.affectedRows > 0;
  } catch (error) {
    // The visitor was erased meanwhile.
    if (isMissingParent(error)) return false;
    throw error;
  }
}

/** Forgets it. False where it was not remembered. */
export async function forgetMessage(db: Executor, { messageId, userId }: Own): Promise<boolean> {
  const [result] = await db
    .delete(rememberedMessages)
    .where(and(eq(rememberedMessages.messageId, messageId), eq(rememberedMessages.userId, userId)));
  return result.affectedRows > 0;
}

/** A message of one of the visitor's chats; undefined for anyone else's. */
export async function findOwnMessage(db: Executor, cipher: ChatCipher, { messageId, userId }: Own) {
  const [row] = await db
    .select({
      content: messages.content,
      keyId: messages.keyId,
      sender: messages.sender,
      messageType: messages.messageType,
      timestamp: messages.timestamp,
      chatId: messages.chatId,
      companionId: chatSessions.companionId,
    })
    .from(messages)
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .where(and(eq(messages.id, messageId), eq(chatSessions.userId, userId)));
  if (!row) return undefined;
  const { keyId, ...message } = row;
  const seat = SEATS.message({ ...message, id: messageId });
  return { ...message, content: cipher.open({ keyId, content: row.content }, seat) };
}

const view = {
  id: messages.id,
  chatId: messages.chatId,
  sender: messages.sender,
  content: messages.content,
  keyId: messages.keyId,
  timestamp: messages.timestamp,
  companionName: companions.name,
};

/** The remembered texts of a visitor, by companion, the oldest first. */
export async function listRemembered(db: Executor, cipher: ChatCipher, userId: string) {
  const rows = await db
    .select(view)
    .from(rememberedMessages)
    .innerJoin(messages, eq(messages.id, rememberedMessages.messageId))
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .innerJoin(companions, eq(companions.id, rememberedMessages.companionId))
    .where(and(eq(rememberedMessages.userId, userId), isShown))
    .orderBy(companions.name, messages.id);
  return rows.map(({ content, keyId, ...row }) => ({
    ...row,
    content: openSpoken(cipher, { ...row, content, keyId }),
  }));
}

/** The newest texts of the visitor's own that a companion is to remember, the oldest first. */
export async function recallTexts(
  db: Executor,
  cipher: ChatCipher,
  { userId, companionId, limit }: { userId: string; companionId: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({
      id: messages.id,
      chatId: messages.chatId,
      content: messages.content,
      keyId: messages.keyId,
    })
    .from(rememberedMessages)
    .innerJoin(messages, eq(messages.id, rememberedMessages.messageId))
    .where(
      and(
        eq(rememberedMessages.userId, userId),
        eq(rememberedMessages.companionId, companionId),
        eq(messages.sender, 'user'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.toReversed().map((row) => openSpoken(cipher, { ...row, sender: 'user' }));
}

/** Which of some messages are remembered. */
export async function rememberedAmong(db: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: rememberedMessages.messageId })
    .from(rememberedMessages)
    .where(inArray(rememberedMessages.messageId, ids));
  return new Set(rows.map(({ id }) => id));
}
