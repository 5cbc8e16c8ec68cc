import { and, eq, isNull, sql } from 'drizzle-orm';
import { type ChatType, presentType } from '#contract/chat-types.ts';
import type { Executor } from '../../connection/client.ts';
import { browsers, chatSessions, referrals, users } from '../../schema/index.ts';
import { prepared } from '../../statement.ts';

const lastSession = {
  id: chatSessions.id,
  companionName: chatSessions.companionName,
  chatType: sql<ChatType>`${chatSessions.chatType}`.mapWith(presentType),
};

/** What identifies a visitor's device; undefined when there is no such visitor. */
export async function findDevice(db: Executor, userId: string) {
  const [row] = await db
    .select({ deviceTraits: users.deviceTraits, network: users.network })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** The columns of the current-user response, with the newest chat the visitor still has. */
const ownView = {
  id: users.id,
  messageBalance: users.messageBalance,
  totalMessagesSent: users.totalMessagesSent,
  referralCount: users.referralCount,
  referralsHeld:
    sql`(select count(*) from ${referrals} where ${referrals.referrerId} = ${users.id} and ${referrals.status} = 'held')`.mapWith(
      Number,
    ),
  grantRefusal: users.grantRefusal,
  suspendedAt: users.suspendedAt,
  createdAt: users.createdAt,
  lastChatSession: lastSession,
};

/** The visitor's own account; `lastChatSession` is null where there was no chat yet. */
export async function readOwnUser(db: Executor, userId: string) {
  const [row] = await db
    .select(ownView)
    .from(users)
    .leftJoin(
      chatSessions,
      and(eq(chatSessions.id, users.lastChatId), eq(chatSessions.userId, users.id)),
    )
    .where(eq(users.id, userId));
  return row;
}

/** The visitor behind a cookie: both halves must fit. */
export async function findByCredential(db: Executor, userId: string, credentialId: string) {
  const [row] = await byCredential(db).execute({ userId, credentialId });
  return row;
}

const byCredential = prepared((db) =>
  db
    .select({ id: users.id, lastSeenAt: users.lastSeenAt, suspendedAt: users.suspendedAt })
    .from(browsers)
    .innerJoin(users, eq(users.id, browsers.userId))
    .where(
      and(
        eq(browsers.credentialId, sql.placeholder('credentialId')),
        eq(browsers.userId, sql.placeholder('userId')),
        isNull(browsers.signedOutAt),
      ),
    )
    .prepare(),
);

/** The visitor behind a fingerprint's digest. */
export async function findByFingerprint(db: Executor, digest: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.browserFingerprint, digest));
  return row;
}

/** A new visitor; `browserFingerprint` is its SHA-256. Details that are undefined stay empty. */
export type NewUser = {
  [K in keyof typeof users.$inferInsert]: (typeof users.$inferInsert)[K] | undefined;
} & {
  id: string;
  credentialId: string;
  browserFingerprint: string;
};

/** Throws a duplicate-key error when the fingerprint is known already. */
export const insertUser = (db: Executor, user: NewUser) =>
  db.insert(users).values(withoutUndefined(user) as typeof users.$inferInsert);

/** Locks a visitor's row until the transaction ends; returns the fingerprint's digest and whether it is suspended. */
export async function lockUser(db: Executor, userId: string) {
  const [row] = await db
    .select({ browserFingerprint: users.browserFingerprint, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

/** Adds a browser to the visitor; throws a duplicate-key error when it is another visitor's. */
export async function bindFingerprint(db: Executor, userId: string, digest: string): Promise<void> {
  await db.update(users).set({ browserFingerprint: digest }).where(eq(users.id, userId));
}

/** The State in which a visitor lives, by its two digits; null: unknown. */
export async function findState(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db.select({ state: users.state }).from(users).where(eq(users.id, userId));
  return row?.state ?? null;
}

export const keepState = (db: Executor, userId: string, state: string) =>
  db.update(users).set({ state }).where(eq(users.id, userId));

/** Notes that the visitor is here, and a visit where that is news; writes at most once a minute. */
export async function touchUser(db: Executor, userId: string): Promise<void> {
  // The visit before the instant: assignments run from left to right, and a later one reads the new value.
  await db.execute(sql`
    update ${users} set visits = visits + (last_seen_at < CURRENT_TIMESTAMP(3) - INTERVAL 30 MINUTE),
      last_seen_at = CURRENT_TIMESTAMP(3)
    where id = ${userId} and last_seen_at < CURRENT_TIMESTAMP(3) - INTERVAL 1 MINUTE`);
}

const withoutUndefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined));
