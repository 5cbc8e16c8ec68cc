import { and, desc, eq, sql } from 'drizzle-orm';
import type { ChatType } from '#contract/chat-types.ts';
import type { Executor } from '../client.ts';
import { chatSessions, companions, prompts, users } from '../schema/index.ts';
import { prepared } from '../statement.ts';

export interface NewSession {
  id: string;
  userId: string;
  companionId: string;
  companionName: string;
  chatType: ChatType;
  promptVersion: string;
}

/** Writes a chat session and makes it the visitor's most recent one. */
export async function insertSession(db: Executor, session: NewSession): Promise<void> {
  await db.insert(chatSessions).values(session);
  await db.update(users).set({ lastChatSessionId: session.id }).where(eq(users.id, session.userId));
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

const ownSessions = (db: Executor) =>
  db
    .select(ownView)
    .from(chatSessions)
    .innerJoin(users, eq(users.id, chatSessions.userId))
    .innerJoin(companions, eq(companions.id, chatSessions.companionId));

/** A session of this visitor with its companion and the balance now; undefined for anyone else's. */
export async function findOwnSession(db: Executor, sessionId: string, userId: string) {
  const [row] = await ownSessions(db).where(
    and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)),
  );
  return row;
}

/** The newest sessions of this visitor. */
export const listOwnSessions = (db: Executor, userId: string, limit: number) =>
  ownSessions(db)
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.id))
    .limit(limit);

/**
 * What a reply engine needs to know of one's own session; undefined for anyone else's, and where the
 * credential is no longer good. One query instead of one for the visitor and one for the chat.
 */
export async function findTurnSetting(
  db: Executor,
  own: { chatId: string; userId: string; sessionId: string },
) {
  const [row] = await turnSetting(db).execute(own);
  return row;
}

const turnSetting = prepared((db) =>
  db
    .select({
      chatType: chatSessions.chatType,
      companion: {
        name: companions.name,
        aboutMe: companions.aboutMe,
        interests: companions.interests,
        persona: companions.persona,
      },
      prompt: prompts.promptText,
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
    .where(
      and(
        eq(chatSessions.id, sql.placeholder('chatId')),
        eq(chatSessions.userId, sql.placeholder('userId')),
        eq(users.sessionId, sql.placeholder('sessionId')),
      ),
    )
    .prepare(),
);

/** True when this session exists and is this visitor's. */
export async function ownsSession(db: Executor, sessionId: string, userId: string) {
  const rows = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)));
  return rows.length > 0;
}
