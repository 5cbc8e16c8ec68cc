import { and, eq, lt, sql } from 'drizzle-orm';
import type { Registration } from '#contract/schemas/user.ts';
import type { Executor } from '../client.ts';
import { chatSessions, users } from '../schema/index.ts';

const lastSession = {
  id: chatSessions.id,
  companionName: chatSessions.companionName,
  chatType: chatSessions.chatType,
};

/** The columns of the current-user response, with the newest chat the visitor still has. */
const ownView = {
  id: users.id,
  messageBalance: users.messageBalance,
  totalMessagesSent: users.totalMessagesSent,
  referralCount: users.referralCount,
  createdAt: users.createdAt,
  lastChatSession: lastSession,
};

/** What one's own account looks like; `lastChatSession` is null where there was no chat yet. */
export async function readOwnUser(db: Executor, userId: string) {
  const [row] = await db
    .select(ownView)
    .from(users)
    .leftJoin(
      chatSessions,
      and(eq(chatSessions.id, users.lastChatSessionId), eq(chatSessions.userId, users.id)),
    )
    .where(eq(users.id, userId));
  return row;
}

/** The visitor behind a cookie: both halves must fit. */
export async function findByCredential(db: Executor, userId: string, sessionId: string) {
  const [row] = await db
    .select({ id: users.id, lastSeenAt: users.lastSeenAt })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.sessionId, sessionId)));
  return row;
}

/** The visitor behind a fingerprint's digest. */
export async function findByFingerprint(db: Executor, digest: string) {
  const [row] = await db
    .select({ id: users.id, sessionId: users.sessionId })
    .from(users)
    .where(eq(users.browserFingerprint, digest));
  return row;
}

export interface NewUser {
  id: string;
  sessionId: string;
  /** SHA-256 of the fingerprint, in hex. */
  fingerprintDigest: string;
  ipAddress: string | null;
  messageBalance: number;
  registration: Registration;
}

/** Throws a duplicate-key error when the fingerprint is known already. */
export async function insertUser(db: Executor, user: NewUser): Promise<void> {
  const { browserFingerprint: _, ...details } = user.registration;
  await db.insert(users).values({
    ...withoutUndefined(details),
    id: user.id,
    sessionId: user.sessionId,
    browserFingerprint: user.fingerprintDigest,
    ipAddress: user.ipAddress,
    messageBalance: user.messageBalance,
  });
}

/** Gives the visitor a further browser; throws a duplicate-key error when it is somebody else's. */
export async function bindFingerprint(db: Executor, userId: string, digest: string): Promise<void> {
  await db.update(users).set({ browserFingerprint: digest }).where(eq(users.id, userId));
}

/** Notes that the visitor is here; writes at most once a minute. */
export async function touchUser(db: Executor, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ lastSeenAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(
      and(
        eq(users.id, userId),
        lt(users.lastSeenAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL 1 MINUTE`),
      ),
    );
}

const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
