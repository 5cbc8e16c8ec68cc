import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { ChatCipher } from '../cipher.ts';
import type { Executor } from '../client.ts';
import { messages } from '../schema/index.ts';

/**
 * Seals one batch of messages with the newest key, in the order of their ids after `after`.
 * A message that changes or goes meanwhile is left alone, so it may run beside the product.
 * @returns the last id looked at and how many were sealed anew; undefined when none is left
 */
export async function rekeyBatch(
  db: Executor,
  cipher: ChatCipher,
  { after, size }: { after: string; size: number },
): Promise<{ last: string; sealed: number } | undefined> {
  const rows = await db
    .select({ id: messages.id, content: messages.content, keyId: messages.keyId })
    .from(messages)
    .where(and(gt(messages.id, after), ne(messages.keyId, cipher.keyId)))
    .orderBy(messages.id)
    .limit(size);
  const last = rows.at(-1)?.id;
  if (last === undefined) return undefined;
  let sealed = 0;
  for (const { id, content, keyId } of rows) {
    const [result] = await db
      .update(messages)
      .set(cipher.seal(cipher.open({ content, keyId }, id), id))
      .where(and(eq(messages.id, id), eq(messages.keyId, keyId)));
    sealed += result.affectedRows;
  }
  return { last, sealed };
}

/** How many messages each key has sealed. */
export async function countByKey(db: Executor): Promise<{ keyId: string; messages: number }[]> {
  return db
    .select({ keyId: messages.keyId, messages: sql`count(*)`.mapWith(Number) })
    .from(messages)
    .groupBy(messages.keyId);
}
