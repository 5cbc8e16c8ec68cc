import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { ChatCipher } from '../cipher.ts';
import type { Executor } from '../client.ts';
import { chatStories, memories, messages, messageVariants, talkStates } from '../schema/index.ts';
import { suggestionsOf } from './messages.ts';

/** The tables with sealed texts: each has `id`, `content` and `keyId`. */
const SEALED = { messages, messageVariants, memories, talkStates, chatStories };

export type SealedTable = keyof typeof SEALED;

export const SEALED_TABLES = Object.keys(SEALED) as SealedTable[];

/**
 * Seals one batch of a table's texts with the newest key, in the order of their ids after `after`.
 * A text that changes or goes meanwhile is left alone, so it may run beside the product.
 * @returns the last id looked at and how many were sealed anew; undefined when none is left
 */
export async function rekeyBatch(
  db: Executor,
  cipher: ChatCipher,
  { table: name, after, size }: { table: SealedTable; after: string; size: number },
): Promise<{ last: string; sealed: number } | undefined> {
  const table = SEALED[name];
  const rows = await db
    .select({
      id: table.id,
      content: table.content,
      keyId: table.keyId,
      suggestions: table === messages ? messages.suggestions : sql<null>`null`,
    })
    .from(table)
    .where(and(gt(table.id, after), ne(table.keyId, cipher.keyId)))
    .orderBy(table.id)
    .limit(size);
  const last = rows.at(-1)?.id;
  if (last === undefined) return undefined;
  let sealed = 0;
  for (const { id, content, keyId, suggestions } of rows) {
    const anew = (text: string, owner: string) =>
      cipher.seal(cipher.open({ content: text, keyId }, owner), owner);
    const below = suggestions && anew(suggestions, suggestionsOf(id)).content;
    const [result] = await db
      .update(table)
      .set({ ...anew(content, id), ...(below && { suggestions: below }) })
      .where(and(eq(table.id, id), eq(table.content, content)));
    sealed += result.affectedRows;
  }
  return { last, sealed };
}

/** How many texts of a table each key has sealed. */
export async function countByKey(
  db: Executor,
  name: SealedTable,
): Promise<{ keyId: string; texts: number }[]> {
  const table = SEALED[name];
  return db
    .select({ keyId: table.keyId, texts: sql`count(*)`.mapWith(Number) })
    .from(table)
    .groupBy(table.keyId);
}
