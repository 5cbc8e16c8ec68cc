import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { chatSessions, messages, messageVariants, users } from '../../schema/index.ts';
import type { ChatCipher, Sealed } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';
import { type Statement, statement } from '../../statement.ts';
import { openSpoken, sealedTexts } from './messages.ts';

/** One of several replies to a text, in the clear. */
export interface Variant {
  content: string;
  suggestions: string[];
  /** What the engine wants to be given next time where this one is shown; null: nothing. */
  talk: string | null;
}

/** What must be known about a message before it is varied; undefined for anyone else's. */
export async function findOwnReply(db: Executor, own: { messageId: string; userId: string }) {
  const [row] = await db
    .select({
      id: messages.id,
      chatId: messages.chatId,
      companionId: chatSessions.companionId,
      sender: messages.sender,
      messageType: messages.messageType,
      variantIndex: messages.variantIndex,
      variantCount: messages.variantCount,
      varyingTurnId: messages.varyingTurnId,
      isNewest: sql`not ${writtenOnSince(own.messageId)}`.mapWith(Boolean),
    })
    .from(messages)
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .where(and(eq(messages.id, own.messageId), eq(chatSessions.userId, own.userId)));
  return row;
}

/** The visitor has written on since a message. */
const writtenOnSince = (messageId: string) =>
  sql`exists (select 1 from messages later where later.session_id = ${messages.chatId} and later.id > ${messageId} and later.sender = 'user')`;

/** Locks the visitor's row until the transaction ends. Affects no row where the account is suspended. */
export const holdVisitor = statement<{ userId: string }>((db, value) =>
  db
    .update(users)
    .set({ lastSeenAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(and(eq(users.id, value('userId')), isNull(users.suspendedAt))),
);

/**
 * Takes one message for another reply. Affects no row when there was none left or the account is suspended;
 * `insertId` of its result is the balance after it.
 */
export const takeForVariant = statement<{ userId: string }>((db, value) =>
  db
    .update(users)
    .set({
      messageBalance: sql`last_insert_id(${users.messageBalance} - 1)`,
      lastSeenAt: sql`CURRENT_TIMESTAMP(3)`,
    })
    .where(
      and(
        eq(users.id, value('userId')),
        sql`${users.messageBalance} > 0`,
        isNull(users.suspendedAt),
      ),
    ),
);

/** A reply that is being varied: by one turn at a time, and at the price for that many variants. */
export const claimVariant = statement<{ messageId: string; turnId: string; count: number }>(
  (db, value) =>
    db
      .update(messages)
      .set({ varyingTurnId: sql`${value('turnId')}` })
      .where(
        and(
          eq(messages.id, value('messageId')),
          eq(messages.variantCount, value('count')),
          isNull(messages.varyingTurnId),
        ),
      ),
);

/** The turn that was making another one is over, and made none. */
export const freeVariant = statement<{ messageId: string; turnId: string }>((db, value) =>
  db
    .update(messages)
    .set({ varyingTurnId: null })
    .where(and(eq(messages.id, value('messageId')), eq(messages.varyingTurnId, value('turnId')))),
);

/** Keeps a variant in its place. */
export function insertVariant(
  cipher: ChatCipher,
  { variant, ...row }: { chatId: string; messageId: string; place: number; variant: Variant },
): Statement {
  const id = newId();
  const sealed = cipher.seal(JSON.stringify(variant), SEATS.variant({ ...row, id }));
  return insertSealed({ ...row, id, ...sealed });
}

const insertSealed = statement<{
  id: string;
  chatId: string;
  messageId: string;
  place: number;
  content: string;
  keyId: string;
}>((db, value) =>
  db.insert(messageVariants).values({
    id: value('id'),
    chatId: value('chatId'),
    messageId: value('messageId'),
    place: value('place'),
    content: value('content'),
    keyId: value('keyId'),
  }),
);

interface Shown {
  chatId: string;
  messageId: string;
  /** Of how many, from 0. */
  index: number;
  count: number;
  variant: Pick<Variant, 'content' | 'suggestions'>;
  /** The turn that made it; null: it is the first one, and no other is in progress. */
  turnId: string | null;
}

/**
 * Shows a variant in the message's place. Affects no row where the visitor has written on since, or where another
 * turn is at it than the one that is named.
 */
export function showVariant(
  cipher: ChatCipher,
  { chatId, messageId, index, count, variant, turnId }: Shown,
): Statement {
  const reply = { id: messageId, chatId, sender: 'ai', messageType: 'text' } as const;
  const sealed = sealedTexts(cipher, { ...reply, ...variant });
  // A derived table: what is updated cannot be read in the same statement otherwise.
  const text = `update messages m join (
      select k.id from messages k where k.id = ? and not exists (
        select 1 from messages later
        where later.session_id = k.session_id and later.id > k.id and later.sender = 'user')
      limit 1
    ) newest on newest.id = m.id
    set m.content = ?, m.suggestions = ?, m.key_id = ?, m.variant_index = ?, m.variant_count = ?, m.varying_turn_id = null
    where m.varying_turn_id <=> ?`;
  const { content, suggestions, keyId } = sealed;
  return {
    toSQL: () => ({
      sql: text,
      params: [messageId, content, suggestions, keyId, index, count, turnId],
    }),
  };
}

const SEALED_VARIANT = {
  id: messageVariants.id,
  chatId: messageVariants.chatId,
  messageId: messageVariants.messageId,
  content: messageVariants.content,
  keyId: messageVariants.keyId,
};

const openVariant = (
  cipher: ChatCipher,
  row: Sealed & { id: string; chatId: string; messageId: string },
): Variant => JSON.parse(cipher.open(row, SEATS.variant(row)));

/** All variants of these replies, the first one first, by the reply. */
export async function variantsOf(
  db: Executor,
  cipher: ChatCipher,
  messageIds: string[],
): Promise<Map<string, Variant[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageVariants)
    .where(inArray(messageVariants.messageId, messageIds))
    .orderBy(messageVariants.messageId, messageVariants.place);
  const found = new Map<string, Variant[]>();
  for (const row of rows) {
    found.set(row.messageId, [...(found.get(row.messageId) ?? []), openVariant(cipher, row)]);
  }
  return found;
}

/** All variants of a reply, the first one first; empty where there is but one. */
export async function listVariants(
  db: Executor,
  cipher: ChatCipher,
  messageId: string,
): Promise<Variant[]> {
  const rows = await db
    .select(SEALED_VARIANT)
    .from(messageVariants)
    .where(eq(messageVariants.messageId, messageId))
    .orderBy(messageVariants.place);
  return rows.map((row) => openVariant(cipher, row));
}

/** Rows read at a time. */
const PAGE = 500;

/** All that a companion has said to a visitor, in any of their chats, variants that are not shown included. */
export async function* ownTextsOfHers(
  db: Executor,
  cipher: ChatCipher,
  { userId, companionId }: { userId: string; companionId: string },
): AsyncGenerator<string> {
  const theirs = and(eq(chatSessions.userId, userId), eq(chatSessions.companionId, companionId));
  for (let after = ''; ; ) {
    const rows = await db
      .select({
        id: messages.id,
        chatId: messages.chatId,
        content: messages.content,
        keyId: messages.keyId,
      })
      .from(messages)
      .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
      .where(
        and(
          theirs,
          eq(messages.sender, 'ai'),
          eq(messages.messageType, 'text'),
          gt(messages.id, after),
        ),
      )
      .orderBy(messages.id)
      .limit(PAGE);
    for (const row of rows) yield openSpoken(cipher, { ...row, sender: 'ai' });
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.id ?? '';
  }
  const varied = await db
    .select(SEALED_VARIANT)
    .from(messageVariants)
    .innerJoin(chatSessions, eq(chatSessions.id, messageVariants.chatId))
    .where(theirs);
  for (const row of varied) yield openVariant(cipher, row).content;
}
