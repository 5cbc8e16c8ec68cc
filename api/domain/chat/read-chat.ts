import type { ListedSession, Message, Session } from '#contract/schemas/chat.ts';
import { timeOfId } from '#db/id-time.ts';
import {
  findOwnSession,
  listOwnSessions,
  markSeen,
  ownsSession,
} from '#db/queries/chat/chat-sessions.ts';
import { listReadMessages, type MessageRow, messagesById } from '#db/queries/chat/messages.ts';
import { findOwnText } from '#db/queries/chat/turns.ts';
import { rememberedAmong } from '#db/queries/memory/remembered.ts';
import { run } from '#db/statement.ts';
import { notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { canEdit } from './can-edit.ts';
import { messageView, ownTextView, replyView } from './message-view.ts';

const MOST_SESSIONS = 100;
const MOST_UNREAD = 99;

/** Characters of the last line in a list. */
const LINE = 160;

interface Own {
  chatId: string;
  userId: string;
}

/** One's own session; anyone else's is not found. */
export async function readSession({ db }: Pick<Services, 'db'>, own: Own): Promise<Session> {
  const session = isUuid(own.chatId)
    ? await findOwnSession(db.executor, own.chatId, own.userId)
    : undefined;
  if (!session) throw notFound('Chat session');
  return { ...session, createdAt: session.createdAt.toISOString() };
}

/** The visitor's own chats, most recently written in first. */
export async function readSessions(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  userId: string,
): Promise<ListedSession[]> {
  const rows = await listOwnSessions(db.executor, userId, MOST_SESSIONS);
  const ids = rows.flatMap(({ lastTextId }) => lastTextId ?? []);
  const texts = ids.length > 0 ? await messagesById(db.executor, cipher, ids) : [];
  const lines = new Map(texts.map((text) => [text.id, text]));
  return rows.map(({ lastMessageId, lastTextId, unread, ...row }) => ({
    ...row,
    lastLine: lineOf(lines.get(lastTextId ?? '')),
    unread: Math.min(unread, MOST_UNREAD),
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: new Date(timeOfId(lastMessageId)).toISOString(),
  }));
}

const lineOf = (text: MessageRow | undefined): ListedSession['lastLine'] =>
  text
    ? {
        sender: text.sender === 'user' ? 'user' : 'ai',
        content: text.content.slice(0, LINE).toWellFormed(),
      }
    : null;

/** A page of the visitor's own chat, oldest first; reading the newest page marks everything as seen. */
export async function readMessages(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  own: Own & { before?: string | undefined; limit: number },
): Promise<Message[]> {
  if (!isUuid(own.chatId)) throw notFound('Chat session');
  const rows = await listReadMessages(db.executor, cipher, own);
  if (rows.length === 0 && !(await ownsSession(db.executor, own.chatId, own.userId))) {
    throw notFound('Chat session');
  }
  const last = rows.at(-1);
  if (!own.before && last) await run(db.executor, markSeen({ ...own, through: last.id }));
  const ids = rows.map(({ id }) => id);
  const [remembered, editable] = await Promise.all([
    rememberedAmong(db.executor, ids),
    own.before ? undefined : editableText(db, rows, own.userId),
  ]);
  const newest = own.before ? undefined : newestReply(rows);
  const viewed = (row: MessageRow) => {
    if (row === newest) return replyView(row);
    return row === editable ? ownTextView(row, true) : messageView(row);
  };
  return rows.map((row) => ({
    ...viewed(row),
    ...(remembered.has(row.id) && { remembered: true as const }),
  }));
}

/** The visitor's newest text, where its words may be changed. */
async function editableText(
  { executor }: Services['db'],
  rows: readonly MessageRow[],
  userId: string,
): Promise<MessageRow | undefined> {
  const newest = rows.findLast(({ sender }) => sender === 'user');
  const text = newest && (await findOwnText(executor, { messageId: newest.id, userId }));
  return text && !text.isReplaced && canEdit(text) ? newest : undefined;
}

/** Her newest text, unless the visitor has written on since. */
function newestReply(rows: readonly MessageRow[]): MessageRow | undefined {
  const newest = rows.findLast(
    ({ sender, messageType }) => sender === 'user' || (sender === 'ai' && messageType === 'text'),
  );
  return newest?.sender === 'ai' ? newest : undefined;
}
