import { and, eq, gt, ne, notLike, or, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import {
  careStates,
  chatStories,
  memories,
  messages,
  messageVariants,
  pairStories,
  reports,
  talkStates,
} from '../../schema/index.ts';
import { type ChatCipher, WHOLE_FORM } from '../../sealing/cipher.ts';
import { SEATS, type Seat } from '../../sealing/seats.ts';

/** The tables with sealed texts (each has `id`, `content` and `keyId`), and what decides the seats of their rows. */
const SEALED = {
  messages: {
    table: messages,
    seat: SEATS.message,
    by: { chatId: messages.chatId, sender: messages.sender, messageType: messages.messageType },
  },
  messageVariants: {
    table: messageVariants,
    seat: SEATS.variant,
    by: { chatId: messageVariants.chatId, messageId: messageVariants.messageId },
  },
  memories: { table: memories, seat: SEATS.memory, by: { userId: memories.userId } },
  talkStates: { table: talkStates, seat: SEATS.talk, by: { userId: talkStates.userId } },
  careStates: { table: careStates, seat: SEATS.care, by: { userId: careStates.userId } },
  chatStories: { table: chatStories, seat: SEATS.story, by: { chatId: chatStories.chatId } },
  pairStories: { table: pairStories, seat: SEATS.pairStory, by: { userId: pairStories.userId } },
  reports: { table: reports, seat: SEATS.report, by: { userId: reports.userId } },
} as const;

interface Whole {
  id: string;
  chatId: string;
  content: string;
  keyId: string;
  suggestions: string | null;
}

export type SealedTable = keyof typeof SEALED;

export const SEALED_TABLES = Object.keys(SEALED) as SealedTable[];

/**
 * Seals one batch of a table's texts with the newest key, in the order of their ids after `after`.
 * A text that changes or goes meanwhile is left alone, so it may run beside the product.
 * @returns the last id read and how many were resealed; undefined when none is left
 */
export async function rekeyBatch(
  db: Executor,
  cipher: ChatCipher,
  { table: name, after, size }: { table: SealedTable; after: string; size: number },
): Promise<{ last: string; sealed: number } | undefined> {
  const { table, by, seat } = SEALED[name];
  const seatOf = seat as (row: object) => Seat;
  const rows = await db
    .select({
      ...(by as Partial<(typeof SEALED)['messages']['by']>),
      id: table.id,
      content: table.content,
      keyId: table.keyId,
      suggestions: table === messages ? messages.suggestions : sql<null>`null`,
    })
    .from(table)
    .where(
      and(
        gt(table.id, after),
        or(ne(table.keyId, cipher.keyId), notLike(table.content, WHOLE_FORM)),
      ),
    )
    .orderBy(table.id)
    .limit(size);
  const last = rows.at(-1)?.id;
  if (last === undefined) return undefined;
  let sealed = 0;
  for (const row of rows) {
    const { id, content, keyId, suggestions } = row as typeof row & Whole;
    const reseal = (text: string, at: Seat) =>
      cipher.seal(cipher.open({ content: text, keyId }, at), at);
    const below =
      suggestions && reseal(suggestions, SEATS.suggestions(row as typeof row & Whole)).content;
    const [result] = await db
      .update(table)
      .set({ ...reseal(content, seatOf(row)), ...(below && { suggestions: below }) })
      .where(and(eq(table.id, id), eq(table.content, content)));
    sealed += result.affectedRows;
  }
  return { last, sealed };
}

/** How many texts of a table each key has sealed, by the form of the seal. */
export async function countByKey(
  db: Executor,
  name: SealedTable,
): Promise<{ keyId: string; texts: number }[]> {
  const { table } = SEALED[name];
  return db
    .select({ keyId: table.keyId, texts: sql`count(*)`.mapWith(Number) })
    .from(table)
    .groupBy(table.keyId);
}
