import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ChatType } from '#contract/chat-types.ts';
import type { Executor } from '../../connection/client.ts';
import { chatSessions, companions, messages, reports } from '../../schema/index.ts';
import type { ChatCipher } from '../../sealing/cipher.ts';
import { SEATS } from '../../sealing/seats.ts';

/** What a visitor reports. */
export interface ReportWords {
  reason: string;
  /** The message, as far as the operator may read it. */
  message?: string;
}

type Own = { messageId: string; userId: string };

/** One's own message of hers, to be reported; undefined for anyone else's, and for what she has not said. */
export async function findReportable(db: Executor, cipher: ChatCipher, own: Own) {
  const [row] = await db
    .select({
      chatId: messages.chatId,
      content: messages.content,
      keyId: messages.keyId,
      messageType: messages.messageType,
      companionId: chatSessions.companionId,
      chatType: chatSessions.chatType,
    })
    .from(messages)
    .innerJoin(chatSessions, eq(chatSessions.id, messages.chatId))
    .where(
      and(
        eq(messages.id, own.messageId),
        eq(chatSessions.userId, own.userId),
        eq(messages.sender, 'ai'),
      ),
    );
  if (!row) return undefined;
  const { companionId, chatType, ...sealed } = row;
  const seat = SEATS.message({ ...sealed, id: own.messageId, sender: 'ai' });
  return { companionId, chatType, content: cipher.open(sealed, seat) };
}

/** Keeps a report in place of one of the same message. Answers its id. */
export async function keepReport(
  db: Executor,
  cipher: ChatCipher,
  {
    id,
    words,
    ...row
  }: Own & { id: string; companionId: string; chatType: ChatType; words: ReportWords },
): Promise<string> {
  const sealed = cipher.seal(JSON.stringify(words), SEATS.report({ id, userId: row.userId }));
  await db
    .insert(reports)
    .values({ id, ...row, ...sealed })
    .onDuplicateKeyUpdate({ set: { id, ...sealed, closedAt: null } });
  return id;
}

/** Withdraws the visitor's own report. False where there is none. */
export async function deleteReport(db: Executor, { messageId, userId }: Own): Promise<boolean> {
  const [result] = await db
    .delete(reports)
    .where(and(eq(reports.messageId, messageId), eq(reports.userId, userId)));
  return result.affectedRows === 1;
}

const view = {
  id: reports.id,
  userId: reports.userId,
  messageId: reports.messageId,
  companionName: companions.name,
  chatType: reports.chatType,
  content: reports.content,
  keyId: reports.keyId,
  createdAt: reports.createdAt,
  closedAt: reports.closedAt,
};

/** A visitor's reports, the oldest first; without a visitor: the open ones. */
export async function listReports(
  db: Executor,
  cipher: ChatCipher,
  { userId, limit = 1_000 }: { userId?: string; limit?: number },
) {
  const rows = await db
    .select(view)
    .from(reports)
    .innerJoin(companions, eq(companions.id, reports.companionId))
    .where(userId === undefined ? isNull(reports.closedAt) : eq(reports.userId, userId))
    .orderBy(asc(reports.id))
    .limit(limit);
  return rows.map(({ content, keyId, userId: reporter, ...row }) => {
    const seat = SEATS.report({ id: row.id, userId: reporter });
    return { ...row, words: JSON.parse(cipher.open({ content, keyId }, seat)) as ReportWords };
  });
}

/** Notes that an operator has dealt with a report. False where there is none that is open. */
export async function closeReport(db: Executor, id: string): Promise<boolean> {
  const [result] = await db
    .update(reports)
    .set({ closedAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(and(eq(reports.id, id), isNull(reports.closedAt)));
  return result.affectedRows === 1;
}
