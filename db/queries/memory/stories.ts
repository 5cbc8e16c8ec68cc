import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { chatSessions, chatStories, messages } from '../../schema/index.ts';
import type { ChatCipher } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';
import { openSpoken } from '../chat/messages.ts';

/** A chat's story, as stored. */
export interface Story {
  id: string;
  throughId: string;
  /** Empty where it was deleted; the texts it summarised are not summarised again. */
  text: string;
}

/** The story of a chat so far; undefined where there is none. */
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
  return (
    row && {
      id: row.id,
      throughId: row.throughId,
      text: cipher.open(row, SEATS.story({ id: row.id, chatId })),
    }
  );
}

/** The stories of these chats, by chat id. */
export async function storiesOf(
  db: Executor,
  cipher: ChatCipher,
  chatIds: string[],
): Promise<Map<string, string>> {
  const rows = await db.select().from(chatStories).where(inArray(chatStories.chatId, chatIds));
  return new Map(rows.map((row) => [row.chatId, cipher.open(row, SEATS.story(row))]));
}

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
  return rows.map((row) => ({
    id: row.id,
    sender: row.sender === 'user' ? 'user' : 'ai',
    content: openSpoken(cipher, { ...row, chatId }),
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
 * Stores a story in place of the previous one, unless another was stored meanwhile.
 * @param before the story it continues; undefined: there was none
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
  const sealed = cipher.seal(text, SEATS.story({ id, chatId }));
  const told = { id, throughId, ...sealed, createdAt: sql`CURRENT_TIMESTAMP(3)` };
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
 * Deletes the stories of all chats of a visitor, because something in them is to be forgotten. Their texts are not summarised
 * again.
 */
export async function takeStoriesBack(
  db: Executor,
  cipher: ChatCipher,
  userId: string,
): Promise<void> {
  const rows = await db
    .select({ id: chatStories.id, chatId: chatStories.chatId })
    .from(chatStories)
    .innerJoin(chatSessions, eq(chatSessions.id, chatStories.chatId))
    .where(eq(chatSessions.userId, userId));
  await emptyAll(db, cipher, rows);
}

/** The same for some chats. */
export async function emptyStories(
  db: Executor,
  cipher: ChatCipher,
  chatIds: string[],
): Promise<void> {
  if (chatIds.length === 0) return;
  const rows = await db
    .select({ id: chatStories.id, chatId: chatStories.chatId })
    .from(chatStories)
    .where(inArray(chatStories.chatId, chatIds));
  await emptyAll(db, cipher, rows);
}

async function emptyAll(
  db: Executor,
  cipher: ChatCipher,
  rows: { id: string; chatId: string }[],
): Promise<void> {
  for (const row of rows) {
    const empty = cipher.seal('', SEATS.story(row));
    await db.update(chatStories).set(empty).where(eq(chatStories.id, row.id));
  }
}
