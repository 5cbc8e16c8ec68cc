import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ChatType } from '#contract/chat-types.ts';
import type { Executor } from '../../connection/client.ts';
import { isMissingParent } from '../../errors.ts';
import { newId } from '../../new-id.ts';
import {
  chatSessions,
  lettaAgents,
  lettaConversations,
  lettaDeletions,
} from '../../schema/index.ts';
import { type Statement, statement } from '../../statement.ts';

/** Two who talk in one kind of chat. */
export interface Pair {
  userId: string;
  companionId: string;
  chatType: ChatType;
}

const ofPair = ({ userId, companionId, chatType }: Pair) =>
  and(
    eq(lettaAgents.userId, userId),
    eq(lettaAgents.companionId, companionId),
    eq(lettaAgents.chatType, chatType),
  );

/** The row of a pair, made where there is none. */
export async function linkOf(db: Executor, pair: Pair): Promise<{ id: string; agentId: string }> {
  await db
    .insert(lettaAgents)
    .values({ id: newId(), lettaAgentId: '', ...pair })
    .onDuplicateKeyUpdate({ set: { id: sql`${lettaAgents.id}` } });
  const [row] = await db
    .select({ id: lettaAgents.id, agentId: lettaAgents.lettaAgentId })
    .from(lettaAgents)
    .where(ofPair(pair));
  if (!row) throw new Error('The visitor is gone');
  return row;
}

/** Locks an agent for a turn, for this many seconds at most. False while another turn holds it. */
export async function holdAgent(
  db: Executor,
  { id, turnId, seconds }: { id: string; turnId: string; seconds: number },
): Promise<boolean> {
  const [result] = await db
    .update(lettaAgents)
    .set({
      heldBy: turnId,
      heldUntil: sql`CURRENT_TIMESTAMP(3) + INTERVAL ${seconds} SECOND`,
      lastUsedAt: sql`CURRENT_TIMESTAMP(3)`,
    })
    .where(
      and(
        eq(lettaAgents.id, id),
        or(isNull(lettaAgents.heldBy), lte(lettaAgents.heldUntil, sql`CURRENT_TIMESTAMP(3)`)),
      ),
    );
  return result.affectedRows === 1;
}

/** Releases it, where this turn still holds it. */
export async function releaseAgent(db: Executor, id: string, turnId: string): Promise<void> {
  await db
    .update(lettaAgents)
    .set({ heldBy: null, heldUntil: null })
    .where(and(eq(lettaAgents.id, id), eq(lettaAgents.heldBy, turnId)));
}

/**
 * Stores their agent; empty: none. Where they were erased meanwhile, the agent is queued for deletion.
 * @returns whether they are still there
 */
export async function keepAgent(db: Executor, id: string, lettaAgentId: string): Promise<boolean> {
  const [result] = await db
    .update(lettaAgents)
    .set({ lettaAgentId, lastUsedAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(eq(lettaAgents.id, id));
  if (result.affectedRows > 0) return true;
  if (lettaAgentId !== '')
    await db.insert(lettaDeletions).ignore().values({ lettaId: lettaAgentId });
  return false;
}

/** The conversation of a chat with an agent; undefined where there is none. */
export async function conversationOf(db: Executor, chatId: string, lettaAgentId: string) {
  const [row] = await db
    .select({ conversationId: lettaConversations.conversationId })
    .from(lettaConversations)
    .where(
      and(eq(lettaConversations.chatId, chatId), eq(lettaConversations.lettaAgentId, lettaAgentId)),
    );
  return row?.conversationId;
}

async function conversationIn(db: Executor, chatId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: lettaConversations.conversationId })
    .from(lettaConversations)
    .where(eq(lettaConversations.chatId, chatId));
  return row?.id;
}

/**
 * Stores a chat's conversation in place of the previous one, which is queued for deletion.
 * Where the chat was erased meanwhile, this one is queued, and it throws.
 */
export async function keepConversation(
  db: Executor,
  row: { chatId: string; lettaAgentId: string; conversationId: string },
): Promise<void> {
  const { chatId, lettaAgentId, conversationId } = row;
  const old = await conversationIn(db, chatId);
  if (old !== undefined && old !== conversationId)
    await db.insert(lettaDeletions).ignore().values({ lettaId: old });
  try {
    await db
      .insert(lettaConversations)
      .values(row)
      .onDuplicateKeyUpdate({ set: { lettaAgentId, conversationId } });
  } catch (error) {
    if (isMissingParent(error))
      await db.insert(lettaDeletions).ignore().values({ lettaId: conversationId });
    throw error;
  }
}

const dropConversation = statement<{ chatId: string }>((db, value) =>
  db.delete(lettaConversations).where(eq(lettaConversations.chatId, value('chatId'))),
);

/**
 * Has the next turn of a chat start a new conversation at the outside service, because the chat no longer matches what it has
 * received; the old one is queued for deletion. For the transaction that changes the chat.
 */
export const forgetConversation = (chatId: string): Statement[] => [
  {
    toSQL: () => ({
      sql: 'insert ignore into letta_deletions (letta_id) select conversation_id from letta_conversations where session_id = ?',
      params: [chatId],
    }),
  },
  dropConversation({ chatId }),
];

/** Parts a visitor from all agents, which are put down to be deleted with their conversations. */
export async function unlinkAgents(db: Executor, userId: string): Promise<void> {
  const chats = db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId));
  const agents = await db
    .select({ lettaId: lettaAgents.lettaAgentId })
    .from(lettaAgents)
    .where(eq(lettaAgents.userId, userId));
  const conversations = await db
    .select({ lettaId: lettaConversations.conversationId })
    .from(lettaConversations)
    .where(inArray(lettaConversations.chatId, chats));
  const gone = [...agents, ...conversations].filter(({ lettaId }) => lettaId !== '');
  if (gone.length > 0) {
    await db
      .insert(lettaDeletions)
      .values(gone)
      .onDuplicateKeyUpdate({ set: { nextTryAt: sql`${lettaDeletions.nextTryAt}` } });
  }
  if (conversations.length > 0)
    await db.delete(lettaConversations).where(inArray(lettaConversations.chatId, chats));
  if (agents.length > 0) await db.delete(lettaAgents).where(eq(lettaAgents.userId, userId));
}

/** What is due for deletion at the outside service. */
export const dueDeletions = (db: Executor, limit: number) =>
  db
    .select({ lettaId: lettaDeletions.lettaId })
    .from(lettaDeletions)
    .where(lte(lettaDeletions.nextTryAt, sql`CURRENT_TIMESTAMP(3)`))
    .limit(limit);

/** It is deleted there. */
export async function deletionDone(db: Executor, lettaId: string): Promise<void> {
  await db.delete(lettaDeletions).where(eq(lettaDeletions.lettaId, lettaId));
}

/** It could not be deleted: it is tried again in five minutes. */
export async function deletionLater(db: Executor, lettaId: string): Promise<void> {
  await db
    .update(lettaDeletions)
    .set({ nextTryAt: sql`CURRENT_TIMESTAMP(3) + INTERVAL 5 MINUTE` })
    .where(eq(lettaDeletions.lettaId, lettaId));
}
