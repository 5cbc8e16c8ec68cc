import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { ChatType } from '#contract/chat-types.ts';
import type { Executor } from '../client.ts';
import { firstIdAt } from '../id-time.ts';
import {
  chatSessions,
  chatStories,
  companions,
  memories,
  messages,
  payments,
  prompts,
  rememberedMessages,
  talkStates,
  users,
} from '../schema/index.ts';
import { prepared } from '../statement.ts';

export interface NewSession {
  id: string;
  userId: string;
  companionId: string;
  companionName: string;
  chatType: ChatType;
  promptVersion: string;
}

/**
 * Writes a chat session and makes it the visitor's most recent one.
 * @param limit at most so many `since` an instant (ms since 1970), by any number of calls at once
 * @returns 'refused' where the visitor's account is suspended, or is no longer there; undo the transaction
 *   where it is not 'made'
 */
export async function insertSession(
  db: Executor,
  session: NewSession,
  { most, since }: { most: number; since: number },
): Promise<'made' | 'refused' | 'too-many'> {
  // The visitor's row first: the insert alone would share it, and two that share it wait for each other. Whoever
  // holds it counts alone.
  const [noted] = await db
    .update(users)
    .set({ lastChatId: session.id })
    .where(and(eq(users.id, session.userId), isNull(users.suspendedAt)));
  if (noted.affectedRows === 0) return 'refused';
  const begun = await db.$count(
    chatSessions,
    and(eq(chatSessions.userId, session.userId), gte(chatSessions.id, firstIdAt(since))),
  );
  if (begun >= most) return 'too-many';
  await db.insert(chatSessions).values(session);
  return 'made';
}

const ownView = {
  id: chatSessions.id,
  userId: chatSessions.userId,
  companionId: chatSessions.companionId,
  companionName: chatSessions.companionName,
  chatType: chatSessions.chatType,
  messagesLeft: users.messageBalance,
  isPaid: chatSessions.isPaid,
  createdAt: chatSessions.createdAt,
  companion: {
    id: companions.id,
    name: companions.name,
    urlName: companions.urlName,
    imagePath: companions.imagePath,
  },
};

/** The newest entry of a chat; its id tells the time. Asked for as a row: `max` has MariaDB read every entry of the chat. */
const lastMessageId =
  sql<string>`coalesce((select ${messages.id} from ${messages} where ${messages.chatId} = ${chatSessions.id} order by ${messages.id} desc limit 1), ${chatSessions.id})`.as(
    'last_message_id',
  );

/** A session of this visitor with its companion and the balance now; undefined for anyone else's. */
export async function findOwnSession(db: Executor, chatId: string, userId: string) {
  const [row] = await db
    .select(ownView)
    .from(chatSessions)
    .innerJoin(users, eq(users.id, chatSessions.userId))
    .innerJoin(companions, eq(companions.id, chatSessions.companionId))
    .where(and(eq(chatSessions.id, chatId), eq(chatSessions.userId, userId)));
  return row;
}

/** The sessions of this visitor, the one last written in first. */
export const listOwnSessions = (db: Executor, userId: string, limit: number) =>
  db
    .select({ ...ownView, lastMessageId })
    .from(chatSessions)
    .innerJoin(users, eq(users.id, chatSessions.userId))
    .innerJoin(companions, eq(companions.id, chatSessions.companionId))
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(lastMessageId))
    .limit(limit);

/**
 * What a reply engine needs to know of one's own session; undefined for anyone else's, and where the
 * credential is no longer good. One query instead of one for the visitor and one for the chat.
 */
export async function findTurnSetting(
  db: Executor,
  own: { chatId: string; userId: string; credentialId: string },
) {
  const [row] = await turnSetting(db).execute(own);
  return row;
}

const turnSetting = prepared((db) =>
  db
    .select({
      /** Set where the visitor's account is suspended. */
      suspendedAt: users.suspendedAt,
      usedAt: users.usedAt,
      usedSeconds: users.usedSeconds,
      freeFallbacks: users.freeFallbacks,
      /** The visitor has bought a pack, and has not been refunded all of them. */
      hasBought:
        sql<number>`exists (select 1 from ${payments} where ${payments.userId} = ${chatSessions.userId} and ${payments.status} = 'success')`.mapWith(
          Boolean,
        ),
      chatType: chatSessions.chatType,
      companionId: chatSessions.companionId,
      /** She has something of the visitor's to recall; mostly she has not, and a query is saved. */
      remembers:
        sql<number>`(exists (select 1 from ${memories} where ${memories.userId} = ${chatSessions.userId} and ${memories.companionId} = ${chatSessions.companionId})
          or exists (select 1 from ${rememberedMessages} where ${rememberedMessages.userId} = ${chatSessions.userId} and ${rememberedMessages.companionId} = ${chatSessions.companionId}))`.mapWith(
          Boolean,
        ),
      companion: {
        name: companions.name,
        aboutMe: companions.aboutMe,
        interests: companions.interests,
        persona: companions.persona,
      },
      prompt: prompts.promptText,
      agentTemplate: prompts.agentTemplate,
      defaultAgentId: prompts.defaultAgentId,
      /** What older texts of the chat told; null where nothing is told yet. */
      story: { id: chatStories.id, content: chatStories.content, keyId: chatStories.keyId },
      /** What her engine has kept of the talk with this visitor; null where it is the first. */
      talkState: { id: talkStates.id, content: talkStates.content, keyId: talkStates.keyId },
    })
    .from(chatSessions)
    .innerJoin(users, eq(users.id, chatSessions.userId))
    .innerJoin(companions, eq(companions.id, chatSessions.companionId))
    .leftJoin(
      prompts,
      and(
        eq(prompts.promptFor, chatSessions.chatType),
        eq(prompts.promptVersion, chatSessions.promptVersion),
      ),
    )
    .leftJoin(chatStories, eq(chatStories.chatId, chatSessions.id))
    .leftJoin(
      talkStates,
      and(
        eq(talkStates.userId, chatSessions.userId),
        eq(talkStates.companionId, chatSessions.companionId),
      ),
    )
    .where(
      and(
        eq(chatSessions.id, sql.placeholder('chatId')),
        eq(chatSessions.userId, sql.placeholder('userId')),
        eq(users.credentialId, sql.placeholder('credentialId')),
      ),
    )
    .prepare(),
);

/** True when this session exists and is this visitor's. */
export async function ownsSession(db: Executor, chatId: string, userId: string) {
  const rows = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, chatId), eq(chatSessions.userId, userId)));
  return rows.length > 0;
}
