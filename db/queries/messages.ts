import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Message } from '#contract/schemas/chat.ts';
import type { ChatCipher, Sealed } from '../cipher.ts';
import type { Executor } from '../client.ts';
import { chatSessions, messages } from '../schema/index.ts';
import { type Statement, statement } from '../statement.ts';

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

/** Writes one entry, its texts sealed. */
export const insertMessage = (cipher: ChatCipher, message: MessageRow): Statement =>
  insertSealed({ variantCount: 0, ...message, ...sealedTexts(cipher, message) });

/** The texts of an entry as they are stored. */
export const sealedTexts = (
  cipher: ChatCipher,
  { id, content, suggestions }: Pick<MessageRow, 'id' | 'content' | 'suggestions'>,
): Sealed & { suggestions: string | null } => ({
  ...cipher.seal(content, id),
  suggestions: sealSuggestions(cipher, id, suggestions),
});

/** What it is sealed for: it opens neither in another row nor as the text itself. */
export const suggestionsOf = (messageId: string): string => `${messageId}/suggestions`;

const sealSuggestions = (cipher: ChatCipher, id: string, suggestions: string[] = []) =>
  suggestions.length === 0
    ? null
    : cipher.seal(JSON.stringify(suggestions), suggestionsOf(id)).content;

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
  const content = cipher.open({ keyId, content: row.content }, row.id);
  if (suggestions === null) return { ...row, content };
  const list = cipher.open({ keyId, content: suggestions }, suggestionsOf(row.id));
  return { ...row, content, suggestions: JSON.parse(list) as string[] };
}

/** The newest `limit` entries of one's own session (before `before`), oldest first. */
export async function listOwnMessages(
  db: Executor,
  cipher: ChatCipher,
  {
    chatId,
    userId,
    before,
    limit,
  }: { chatId: string; userId: string; before?: string | undefined; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .select(entryView)
    .from(messages)
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(chatSessions.userId, userId),
        before ? lt(messages.id, before) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.reverse().map((row) => openMessage(row, cipher));
}

/** A spoken text as it is stored. */
export type SealedText = Sealed & { id: string; sender: 'user' | 'ai' };

/** The newest spoken texts (visitor and companion) of a session, the newest first, each a `SealedText`. */
export const newestTexts = statement<{ chatId: string; limit: number }>((db, value) =>
  db
    .select({
      id: messages.id,
      sender: messages.sender,
      content: messages.content,
      keyId: sql`${messages.keyId}`.as('keyId'),
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, value('chatId')),
        inArray(messages.sender, ['user', 'ai']),
        eq(messages.messageType, 'text'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(value('limit')),
);

/** The same opened, the oldest first. */
export const openTexts = (cipher: ChatCipher, texts: readonly SealedText[]) =>
  texts
    .toReversed()
    .map(({ id, sender, ...sealed }) => ({ sender, content: cipher.open(sealed, id) }));

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
