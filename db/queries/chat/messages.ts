import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Message } from '#contract/schemas/chat.ts';
import type { Executor } from '../../connection/client.ts';
import { chatSessions, messages, turns } from '../../schema/index.ts';
import type { ChatCipher, Sealed } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';
import { type Statement, statement } from '../../statement.ts';

export interface MessageRow extends Omit<Message, 'sessionId' | 'timestamp' | 'suggestions'> {
  chatId: string;
  timestamp: Date;
  /** Of her replies: what the visitor may tap to answer it. */
  suggestions?: string[] | undefined;
  /** Of her replies: which of its variants is shown, from 0, and how many there are; 0: there can be no other. */
  variantIndex?: number;
  variantCount?: number;
}

/** A row with its texts sealed. */
type SealedRow = Omit<MessageRow, 'suggestions'> & {
  keyId: string;
  suggestions: string | null;
  variantCount: number;
};

/** What is read of an entry. */
export const entryView = {
  id: messages.id,
  chatId: messages.chatId,
  sender: messages.sender,
  content: messages.content,
  suggestions: messages.suggestions,
  variantIndex: messages.variantIndex,
  variantCount: messages.variantCount,
  keyId: messages.keyId,
  messageType: messages.messageType,
  timestamp: messages.timestamp,
};

/** In a query with the chat's row: the entry was not cleared. */
export const isShown = or(
  isNull(chatSessions.clearedBefore),
  gte(messages.id, chatSessions.clearedBefore),
);

/** Writes one entry, its texts sealed. */
export const insertMessage = (cipher: ChatCipher, message: MessageRow): Statement =>
  insertSealed({ variantCount: 0, ...message, ...sealedTexts(cipher, message) });

/**
 * The same, of a chat that was not cleared after the entry's id was made: such an entry would be hidden. Affects no row
 * where it was. Send it behind a statement that has to wait for who changes the chat's row.
 */
export const insertShown = (cipher: ChatCipher, message: MessageRow): Statement =>
  insertSealedShown({ ...message, ...sealedTexts(cipher, message) });

const insertSealedShown = statement<Omit<SealedRow, 'variantCount'>>((_, value) => ({
  toSQL: () => ({
    sql: `insert into messages (id, session_id, sender, content, key_id, message_type, \`timestamp\`)
    select ?, c.id, ?, ?, ?, ?, ? from chat_sessions c
    where c.id = ? and (c.cleared_before is null or c.cleared_before <= ?)`,
    params: [
      value('id'),
      value('sender'),
      value('content'),
      value('keyId'),
      value('messageType'),
      value('timestamp'),
      value('chatId'),
      value('id'),
    ],
  }),
}));

/** The texts of an entry as they are stored. */
export const sealedTexts = (
  cipher: ChatCipher,
  { content, suggestions, ...row }: SeatedTexts,
): Sealed & { suggestions: string | null } => ({
  ...cipher.seal(content, SEATS.message(row)),
  suggestions: sealSuggestions(cipher, row, suggestions),
});

type SeatedTexts = Pick<
  MessageRow,
  'id' | 'chatId' | 'sender' | 'messageType' | 'content' | 'suggestions'
>;

const sealSuggestions = (
  cipher: ChatCipher,
  row: Pick<MessageRow, 'id' | 'chatId'>,
  suggestions: string[] = [],
) =>
  suggestions.length === 0
    ? null
    : cipher.seal(JSON.stringify(suggestions), SEATS.suggestions(row)).content;

const insertSealed = statement<SealedRow>((db, value) =>
  db.insert(messages).values({
    id: value('id'),
    chatId: value('chatId'),
    sender: value('sender'),
    content: value('content'),
    suggestions: value('suggestions'),
    variantCount: value('variantCount'),
    keyId: value('keyId'),
    messageType: value('messageType'),
    timestamp: value('timestamp'),
  }),
);

/** Removes one entry, as when the turn it opened is released. */
export const deleteMessage = statement<{ id: string }>((db, value) =>
  db.delete(messages).where(eq(messages.id, value('id'))),
);

/** True when an entry of this id is there. */
export async function hasMessage(db: Executor, id: string): Promise<boolean> {
  const rows = await db.select({ id: messages.id }).from(messages).where(eq(messages.id, id));
  return rows.length > 0;
}

/** A stored entry with its texts opened. */
export function openMessage(
  { keyId, suggestions, ...row }: SealedRow,
  cipher: ChatCipher,
): MessageRow {
  const content = cipher.open({ keyId, content: row.content }, SEATS.message(row));
  if (suggestions === null) return { ...row, content };
  const list = cipher.open({ keyId, content: suggestions }, SEATS.suggestions(row));
  return { ...row, content, suggestions: JSON.parse(list) as string[] };
}

interface OwnEntries {
  chatId: string;
  userId: string;
  /** Older than this entry; the newest where none is named. */
  before?: string | undefined;
  limit: number;
}

/** Entries of the visitor's own chat that were not cleared, newest first. */
async function ownEntries(
  db: Executor,
  cipher: ChatCipher,
  { chatId, userId, before, limit }: OwnEntries,
  which?: SQL,
): Promise<MessageRow[]> {
  const rows = await db
    .select(entryView)
    .from(messages)
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(chatSessions.userId, userId),
        isShown,
        before ? lt(messages.id, before) : undefined,
        which,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.map((row) => openMessage(row, cipher));
}

/** The newest `limit` entries of the visitor's own session (before `before`), oldest first. */
export const listOwnMessages = async (db: Executor, cipher: ChatCipher, which: OwnEntries) =>
  (await ownEntries(db, cipher, which)).reverse();

/**
 * An edited text is listed once it is answered: until then the old pair stands, in the place of which it will be.
 * Asked of each entry's own turn: with more of it in the WHERE clause the server would read all open turns there are.
 */
const isListed = sql`coalesce((select max(${turns.status} = 'open' and ${turns.replacesTurnId} is not null) from ${turns} where ${turns.userMessageId} = ${messages.id}), 0) = 0`;

/** The same as the visitor reads them. */
export const listReadMessages = async (db: Executor, cipher: ChatCipher, which: OwnEntries) =>
  (await ownEntries(db, cipher, which, isListed)).reverse();

/** A spoken text as stored. */
export type SealedText = Sealed & { id: string; chatId: string; sender: 'user' | 'ai' };

/** The newest spoken texts (visitor and companion) of a session, the newest first, each a `SealedText`. */
export const newestTexts = statement<{ chatId: string; limit: number }>((db, value) =>
  db
    .select({
      id: messages.id,
      chatId: sql`${messages.chatId}`.as('chatId'),
      sender: messages.sender,
      content: messages.content,
      keyId: sql`${messages.keyId}`.as('keyId'),
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, value('chatId')),
        sql`${messages.id} >= coalesce((select ${chatSessions.clearedBefore} from ${chatSessions} where ${chatSessions.id} = ${value('chatId')}), '')`,
        inArray(messages.sender, ['user', 'ai']),
        eq(messages.messageType, 'text'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(value('limit')),
);

/** The same opened, the oldest first. */
export const openTexts = (cipher: ChatCipher, texts: readonly SealedText[]) =>
  texts.toReversed().map((text) => ({ sender: text.sender, content: openSpoken(cipher, text) }));

/** One of them opened. */
export const openSpoken = (
  cipher: ChatCipher,
  text: Sealed & { id: string; chatId: string; sender: string },
): string => cipher.open(text, SEATS.message({ ...text, messageType: 'text' }));

/** Entries by id, oldest first. */
export async function messagesById(
  db: Executor,
  cipher: ChatCipher,
  ids: string[],
): Promise<MessageRow[]> {
  const rows = await db
    .select(entryView)
    .from(messages)
    .where(inArray(messages.id, ids))
    .orderBy(messages.id);
  return rows.map((row) => openMessage(row, cipher));
}

const isSpoken = and(inArray(messages.sender, ['user', 'ai']), eq(messages.messageType, 'text'));

/** The spoken texts of the visitor's own chat just before one of them (the newest, where none is named), newest first. */
export const ownTextsBefore = (db: Executor, cipher: ChatCipher, which: OwnEntries) =>
  ownEntries(db, cipher, which, and(isSpoken, isListed));
