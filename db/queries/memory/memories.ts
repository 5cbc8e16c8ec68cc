import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { companions, memories } from '../../schema/index.ts';
import type { ChatCipher, Sealed } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';
import { prepared, type Statement, statement } from '../../statement.ts';

export interface NewMemory {
  id: string;
  userId: string;
  companionId: string;
  topic: string;
  messageId: string;
  /** In the clear; sealed on its way. */
  value: string;
}

/** Keeps one value of a topic, that of the newest text, in a row of a new id. */
export const keepMemory = (cipher: ChatCipher, { value, ...row }: NewMemory): Statement =>
  keepSealed({ ...row, ...cipher.seal(value, SEATS.memory(row)) });

const keepSealed = statement<Omit<NewMemory, 'value'> & Sealed>((db, value) =>
  db
    .insert(memories)
    .values({
      id: value('id'),
      userId: value('userId'),
      companionId: value('companionId'),
      topic: value('topic'),
      messageId: value('messageId'),
      content: value('content'),
      keyId: value('keyId'),
    })
    .onDuplicateKeyUpdate({
      set: {
        id: whenNewer(sql`values(${sql.identifier('id')})`, memories.id),
        messageId: whenNewer(sql`values(${sql.identifier('message_id')})`, memories.messageId),
        content: whenNewer(sql`values(${sql.identifier('content')})`, memories.content),
        keyId: whenNewer(sql`values(${sql.identifier('key_id')})`, memories.keyId),
        createdAt: whenNewer(sql`CURRENT_TIMESTAMP(3)`, memories.createdAt),
      },
    }),
);

/** An older text may be answered after a newer one; ids of messages contain the time. */
function whenNewer(given: SQL, kept: Column): SQL {
  return sql`if(values(${sql.identifier('message_id')}) >= ${memories.messageId}, ${given}, ${kept})`;
}

/** What one companion knows of one visitor, the oldest first. */
export async function recall(
  db: Executor,
  cipher: ChatCipher,
  pair: { userId: string; companionId: string },
): Promise<{ topic: string; value: string; since: Date }[]> {
  const rows = await knownTo(db).execute(pair);
  return rows.map(({ id, topic, since, ...sealed }) => ({
    topic,
    value: cipher.open(sealed, SEATS.memory({ id, userId: pair.userId })),
    since,
  }));
}

const knownTo = prepared((db) =>
  db
    .select({
      id: memories.id,
      topic: memories.topic,
      content: memories.content,
      keyId: memories.keyId,
      since: memories.createdAt,
    })
    .from(memories)
    .where(
      and(
        eq(memories.userId, sql.placeholder('userId')),
        eq(memories.companionId, sql.placeholder('companionId')),
      ),
    )
    .orderBy(memories.id)
    .prepare(),
);

/** All that is kept of a visitor, by companion, the oldest first. */
export async function listMemories(db: Executor, cipher: ChatCipher, userId: string) {
  const rows = await db
    .select({
      id: memories.id,
      companionName: companions.name,
      topic: memories.topic,
      messageId: memories.messageId,
      content: memories.content,
      keyId: memories.keyId,
      createdAt: memories.createdAt,
    })
    .from(memories)
    .innerJoin(companions, eq(companions.id, memories.companionId))
    .where(eq(memories.userId, userId))
    .orderBy(companions.name, memories.id);
  return rows.map(({ content, keyId, ...row }) => ({
    ...row,
    value: cipher.open({ content, keyId }, SEATS.memory({ id: row.id, userId })),
  }));
}

type Own = { id: string; userId: string };

const own = ({ id, userId }: Own) => and(eq(memories.id, id), eq(memories.userId, userId));

/** Replaces the value of the visitor's own fact. False when it does not exist or is somebody else's. */
export async function correctMemory(
  db: Executor,
  cipher: ChatCipher,
  { value, ...which }: Own & { value: string },
): Promise<boolean> {
  // MySQL counts a row as affected only when it changes; a new seal always does.
  const sealed = cipher.seal(value, SEATS.memory(which));
  const [result] = await db.update(memories).set(sealed).where(own(which));
  return result.affectedRows === 1;
}

/** Forgets the visitor's own fact. False when it does not exist or is somebody else's. */
export async function forgetMemory(db: Executor, which: Own): Promise<boolean> {
  const [result] = await db.delete(memories).where(own(which));
  return result.affectedRows === 1;
}

/** The visitor's own fact; undefined when it does not exist or is somebody else's. */
export async function findMemory(db: Executor, cipher: ChatCipher, which: Own) {
  const [row] = await db.select().from(memories).where(own(which));
  if (!row) return undefined;
  const { content, keyId, ...known } = row;
  return { ...known, value: cipher.open({ content, keyId }, SEATS.memory(which)) };
}

/**
 * Restores a forgotten fact. False where it exists, a newer one was said, or its message is gone: then nothing
 * changes.
 */
export async function putMemoryBack(
  db: Executor,
  cipher: ChatCipher,
  { value, ...row }: NewMemory & { createdAt: Date },
): Promise<boolean> {
  const [result] = await db
    .insert(memories)
    .ignore()
    .values({ ...row, ...cipher.seal(value, SEATS.memory(row)) });
  return result.affectedRows === 1;
}
