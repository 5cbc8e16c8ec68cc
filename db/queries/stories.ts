import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ChatCipher } from '../cipher.ts';
import type { Executor } from '../client.ts';
import { newId } from '../new-id.ts';
import { chatSessions, chatStories, messages } from '../schema/index.ts';

/** What is told of a chat, as it is stored. */
export interface Story {
  id: string;
  throughId: string;
  /** Empty where it was taken back; the texts it told are not told again. */
  text: string;
}

/** What is told of a chat so far; undefined where nothing is. */
export async function readStory(
  db: Executor,
  cipher: ChatCipher,
  chatId: string,
): Promise<Story | undefined> {
  const [row] = await db
    .select({
      id: chatStories.id,
      throughId: chatStories.throughId,
      content: chatStories.content,
      keyId: chatStories.keyId,
    })
    .from(chatStories)
    .where(eq(chatStories.chatId, chatId));
  return row && { id: row.id, throughId: row.throughId, text: cipher.open(row, row.id) };
}

/** What is told of these chats, by their ids. */
export async function storiesOf(
  db: Executor,
  cipher: ChatCipher,
  chatIds: string[],
): Promise<Map<string, string>> {
  const rows = await db.select().from(chatStories).where(inArray(chatStories.chatId, chatIds));
  return new Map(rows.map((row) => [row.chatId, cipher.open(row, row.id)]));
}

/** A story as a query of the hot path reads it; undefined where there is none, or it was taken back. */
export const openStory = (
  cipher: ChatCipher,
  sealed: { id: string; content: string; keyId: string } | null,
): string | undefined => (sealed && cipher.open(sealed, sealed.id)) || undefined;

/** What a visitor and she have said in a chat after one of its texts; after none: all. */
const spokenAfter = (chatId: string, after: string | undefined) =>
  and(
    eq(messages.chatId, chatId),
    after === undefined ? undefined : gt(messages.id, after),
    inArray(messages.sender, ['user', 'ai']),
    eq(messages.messageType, 'text'),
  );

/** The oldest spoken texts of a chat after one of them (after none: from the first on), the oldest first. */
export async function textsAfter(
  db: Executor,
  cipher: ChatCipher,
  { chatId, after, limit }: { chatId: string; after: string | undefined; limit: number },
): Promise<{ id: string; sender: 'user' | 'ai'; content: string }[]> {
  const rows = await db
    .select({
      id: messages.id,
      sender: messages.sender,
      content: messages.content,
      keyId: messages.keyId,
    })
    .from(messages)
    .where(spokenAfter(chatId, after))
    .orderBy(asc(messages.id))
    .limit(limit);
  return rows.map(({ id, sender, ...sealed }) => ({
    id,
    sender: sender === 'user' ? 'user' : 'ai',
    content: cipher.open(sealed, id),
  }));
}

/** How many spoken texts a chat has after one of them; after none: all. */
export async function countAfter(db: Executor, chatId: string, after: string | undefined) {
  const [row] = await db
    .select({ texts: sql`count(*)`.mapWith(Number) })
    .from(messages)
    .where(spokenAfter(chatId, after));
  return row?.texts ?? 0;
}

/**
 * Keeps a story in place of the one before it, unless another was told meanwhile.
 * @param before the story it goes on from; undefined: there was none
 * @returns whether it was kept
 */
export async function keepStory(
  db: Executor,
  cipher: ChatCipher,
  {
    chatId,
    before,
    throughId,
    text,
  }: {
    chatId: string;
    before: Story | undefined;
    throughId: string;
    text: string;
  },
): Promise<boolean> {
  const id = newId();
  const told = { id, throughId, ...cipher.seal(text, id), createdAt: sql`CURRENT_TIMESTAMP(3)` };
  const [result] = before
    ? await db
        .update(chatStories)
        .set(told)
        .where(and(eq(chatStories.chatId, chatId), eq(chatStories.id, before.id)))
    : await db
        .insert(chatStories)
        .ignore()
        .values({ chatId, ...told });
  return result.affectedRows === 1;
}

/**
 * Takes back what is told in all chats of a visitor: something in it is to be forgotten. The texts it told are not told
 * again.
 */
export async function takeStoriesBack(
  db: Executor,
  cipher: ChatCipher,
  userId: string,
): Promise<void> {
  const rows = await db
    .select({ id: chatStories.id })
    .from(chatStories)
    .innerJoin(chatSessions, eq(chatSessions.id, chatStories.chatId))
    .where(eq(chatSessions.userId, userId));
  for (const { id } of rows) {
    await db.update(chatStories).set(cipher.seal('', id)).where(eq(chatStories.id, id));
  }
}
