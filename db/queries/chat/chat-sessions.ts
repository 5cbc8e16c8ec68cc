import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Persona } from '#content-reader/kinds/companions.ts';
import { type ChatType, presentType } from '#contract/chat-types.ts';
import type { Executor } from '../../connection/client.ts';
import { firstIdAt } from '../../id-time.ts';
import { createOneCopy } from '../../one-copy.ts';
import {
  browsers,
  careStates,
  chatSessions,
  companions,
  companionVersions,
  memories,
  messages,
  pairStories,
  payments,
  prompts,
  rememberedMessages,
  talkStates,
  users,
} from '../../schema/index.ts';
import { prepared, statement } from '../../statement.ts';

export interface NewSession {
  id: string;
  userId: string;
  companionId: string;
  companionName: string;
  chatType: ChatType;
  promptVersion: string;
  /** The version of her that this chat uses; null: the current one. */
  personaDigest: string | null;
}

/**
 * Writes a chat session and makes it the visitor's most recent one.
 * @param limit at most this many `since` an instant (ms since 1970), however many calls run concurrently
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
  chatType: sql<ChatType>`${chatSessions.chatType}`.mapWith(presentType),
  messagesLeft: users.messageBalance,
  isPaid: chatSessions.isPaid,
  isMuted: chatSessions.isMuted,
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

/** The newest spoken text that was not cleared, asked for as above. */
const lastTextId = sql<
  string | null
>`(select ${messages.id} from ${messages} where ${messages.chatId} = ${chatSessions.id} and ${messages.sender} in ('user', 'ai') and ${messages.messageType} = 'text' and ${messages.id} >= coalesce(${chatSessions.clearedBefore}, '') order by ${messages.id} desc limit 1)`.as(
  'last_text_id',
);

/** Texts of hers that came after what the visitor has seen; none where that was never recorded. */
const unread =
  sql<number>`(select count(*) from ${messages} where ${messages.chatId} = ${chatSessions.id} and ${messages.sender} = 'ai' and ${messages.messageType} = 'text' and ${chatSessions.isMuted} = 0 and ${messages.id} > greatest(${chatSessions.seenThrough}, coalesce(${chatSessions.clearedBefore}, '')))`
    .mapWith(Number)
    .as('unread');

/** The newest entry of a visitor's chat in which both have said something; undefined: they have not, or the chat is not the visitor's. */
export async function findTalkedUntil(
  db: Executor,
  { chatId, userId }: { chatId: string; userId: string },
): Promise<string | undefined> {
  const shown = sql`${messages.chatId} = ${chatSessions.id} and ${messages.id} > coalesce(${chatSessions.clearedBefore}, '')`;
  const [row] = await db
    .select({
      newest: sql<string | null>`(select max(${messages.id}) from ${messages} where ${shown})`,
    })
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.id, chatId),
        eq(chatSessions.userId, userId),
        ...['ai', 'user'].map(
          (sender) =>
            sql`exists (select 1 from ${messages} where ${shown} and ${messages.sender} = ${sender} and ${messages.messageType} = 'text')`,
        ),
      ),
    );
  return row?.newest ?? undefined;
}

/** Notes that the visitor has seen everything in a chat so far. Never goes back. */
export const markSeen = statement<{ chatId: string; userId: string; through: string }>(
  (db, value) =>
    db
      .update(chatSessions)
      .set({ seenThrough: sql`${value('through')}` })
      .where(
        and(
          eq(chatSessions.id, value('chatId')),
          eq(chatSessions.userId, value('userId')),
          sql`coalesce(${chatSessions.seenThrough}, '') < ${value('through')}`,
        ),
      ),
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

/** The sessions of this visitor, most recently written in first. */
export const listOwnSessions = (db: Executor, userId: string, limit: number) =>
  db
    .select({ ...ownView, lastMessageId, lastTextId, unread })
    .from(chatSessions)
    .innerJoin(users, eq(users.id, chatSessions.userId))
    .innerJoin(companions, eq(companions.id, chatSessions.companionId))
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(lastMessageId))
    .limit(limit);

/**
 * What a reply engine needs to know of the visitor's own session; undefined for anyone else's, and where the
 * credential is no longer good. One query instead of one for the visitor and one for the chat.
 */
export async function findTurnSetting(
  db: Executor,
  own: { chatId: string; userId: string; credentialId: string },
) {
  const [row] = await turnSetting(db).execute(own);
  if (!row) return undefined;
  const { version, ...setting } = row;
  const companion = oneCompanion(asBegun(setting.companion, version));
  return { ...setting, companion, prompt: onePrompt(setting.prompt) };
}

const onePrompt = createOneCopy<string | null>();
const oneCompanion = createOneCopy<Told & { name: string }>();

interface Told {
  persona: Persona | null;
  aboutMe: string | null;
  interests: string[];
}

/** Who she was when the chat began, with the name and the pictures she has now. */
const asBegun = <Her extends Told>(now: Her, begun: Told | null): Her =>
  begun?.persona
    ? { ...now, ...begun, persona: { ...begun.persona, gallery: now.persona?.gallery } }
    : now;

const turnSetting = prepared((db) =>
  db
    .select({
      /** Set where the visitor's account is suspended. */
      suspendedAt: users.suspendedAt,
      usedAt: users.usedAt,
      usedSeconds: users.usedSeconds,
      reminders: users.reminders,
      freeFallbacks: users.freeFallbacks,
      /** The visitor has bought a pack, and has not been refunded all of them. */
      hasBought:
        sql<number>`exists (select 1 from ${payments} where ${payments.userId} = ${chatSessions.userId} and ${payments.status} = 'success')`.mapWith(
          Boolean,
        ),
      chatType: chatSessions.chatType,
      promptVersion: chatSessions.promptVersion,
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
      /** The version of her that the chat began with; null: not recorded. */
      version: {
        persona: companionVersions.persona,
        aboutMe: companionVersions.aboutMe,
        interests: companionVersions.interests,
      },
      prompt: prompts.promptText,
      agentTemplate: prompts.agentTemplate,
      defaultAgentId: prompts.defaultAgentId,
      /** The story of the two; null where there is none yet. */
      story: { id: pairStories.id, content: pairStories.content, keyId: pairStories.keyId },
      /** Set for the minute in which a chat that was cleared can be put back. */
      clearedBefore: chatSessions.clearedBefore,
      /** What her engine has kept of the talk with this visitor; null where it is the first. */
      talkState: { id: talkStates.id, content: talkStates.content, keyId: talkStates.keyId },
      /** What asks for care of every companion; null: nothing. */
      careState: { id: careStates.id, content: careStates.content, keyId: careStates.keyId },
    })
    .from(chatSessions)
    .innerJoin(users, eq(users.id, chatSessions.userId))
    .innerJoin(browsers, eq(browsers.userId, users.id))
    .innerJoin(companions, eq(companions.id, chatSessions.companionId))
    .leftJoin(
      companionVersions,
      and(
        eq(companionVersions.companionId, chatSessions.companionId),
        eq(companionVersions.digest, chatSessions.personaDigest),
      ),
    )
    .leftJoin(
      prompts,
      and(
        eq(prompts.promptFor, chatSessions.chatType),
        eq(prompts.promptVersion, chatSessions.promptVersion),
      ),
    )
    .leftJoin(
      pairStories,
      and(
        eq(pairStories.userId, chatSessions.userId),
        eq(pairStories.companionId, chatSessions.companionId),
      ),
    )
    .leftJoin(
      talkStates,
      and(
        eq(talkStates.userId, chatSessions.userId),
        eq(talkStates.companionId, chatSessions.companionId),
      ),
    )
    .leftJoin(careStates, eq(careStates.userId, users.id))
    .where(
      and(
        eq(chatSessions.id, sql.placeholder('chatId')),
        eq(chatSessions.userId, sql.placeholder('userId')),
        eq(browsers.credentialId, sql.placeholder('credentialId')),
        isNull(browsers.signedOutAt),
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

/** Mutes or unmutes the notifications of the visitor's own chat. False for anyone else's. */
export async function setMuted(
  db: Executor,
  { chatId, userId, isMuted }: { chatId: string; userId: string; isMuted: boolean },
): Promise<boolean> {
  const own = and(eq(chatSessions.id, chatId), eq(chatSessions.userId, userId));
  const [result] = await db.update(chatSessions).set({ isMuted }).where(own);
  // MySQL counts no row that stays as it is.
  return result.affectedRows === 1 || ownsSession(db, chatId, userId);
}

/** The version of her that the visitor's own chat uses, what it says, and who she is now; undefined for anyone else's. */
export async function findVersions(
  db: Executor,
  { chatId, userId }: { chatId: string; userId: string },
) {
  const [row] = await db
    .select({
      chatType: chatSessions.chatType,
      promptVersion: chatSessions.promptVersion,
      personaDigest: chatSessions.personaDigest,
      otherVersion: chatSessions.otherVersion,
      companion: {
        name: companions.name,
        promptVersion: companions.promptVersion,
        versionDigest: companions.versionDigest,
        persona: companions.persona,
        aboutMe: companions.aboutMe,
        interests: companions.interests,
      },
      begun: {
        persona: companionVersions.persona,
        aboutMe: companionVersions.aboutMe,
        interests: companionVersions.interests,
      },
    })
    .from(chatSessions)
    .innerJoin(companions, eq(companions.id, chatSessions.companionId))
    .leftJoin(
      companionVersions,
      and(
        eq(companionVersions.companionId, chatSessions.companionId),
        eq(companionVersions.digest, chatSessions.personaDigest),
      ),
    )
    .where(and(eq(chatSessions.id, chatId), eq(chatSessions.userId, userId)));
  return row;
}

/** Pins a chat to a version; false where it is pinned to another one than the visitor was shown. */
export async function setVersion(
  db: Executor,
  own: { chatId: string; userId: string; from: string },
  to: { promptVersion: string; personaDigest: string | null; otherVersion: string },
): Promise<boolean> {
  const [result] = await db
    .update(chatSessions)
    .set(to)
    .where(
      and(
        eq(chatSessions.id, own.chatId),
        eq(chatSessions.userId, own.userId),
        sql`concat(${chatSessions.promptVersion}, '/', coalesce(${chatSessions.personaDigest}, '')) = ${own.from}`,
      ),
    );
  return result.affectedRows === 1;
}
