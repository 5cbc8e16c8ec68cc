import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { DeskRole } from '#contract/desk-roles.ts';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { deskLinks, deskPasskeys, deskSessions } from '../../schema/index.ts';
import { fromNow } from '../from-now.ts';

/** Somebody who may use the operators' desk. */
export interface DeskPerson {
  /** As written in the operators' log. */
  name: string;
  role: DeskRole;
}

const NOW = sql`CURRENT_TIMESTAMP(3)`;

/** How long a link opens the desk, how long a session lasts, and how long without a call, in seconds. */
export const DESK_SECONDS = { link: 600, session: 12 * 3600, idle: 3600 };

/** Issues a sign-in link. */
export async function insertDeskLink(
  db: Executor,
  link: DeskPerson & { digest: string },
): Promise<void> {
  await db.insert(deskLinks).values({ ...link, expiresAt: sql`${fromNow(DESK_SECONDS.link)}` });
}

/** Uses a way in up; undefined where it is used, over or unknown. */
export async function spendDeskLink(db: Executor, digest: string): Promise<DeskPerson | undefined> {
  const [result] = await db
    .update(deskLinks)
    .set({ usedAt: NOW })
    .where(
      and(eq(deskLinks.digest, digest), isNull(deskLinks.usedAt), gt(deskLinks.expiresAt, NOW)),
    );
  if (result.affectedRows !== 1) return undefined;
  const [row] = await db
    .select({ name: deskLinks.name, role: deskLinks.role })
    .from(deskLinks)
    .where(eq(deskLinks.digest, digest));
  return row;
}

/** Starts a session. */
export async function insertDeskSession(
  db: Executor,
  session: DeskPerson & { digest: string },
): Promise<void> {
  const expiresAt = sql`${fromNow(DESK_SECONDS.session)}`;
  await db.insert(deskSessions).values({ ...session, expiresAt });
}

const lively = () =>
  and(
    gt(deskSessions.expiresAt, NOW),
    gt(deskSessions.seenAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL ${DESK_SECONDS.idle} SECOND`),
  );

/** The session's person, and extends the session; undefined where it is over. */
export async function touchDeskSession(
  db: Executor,
  digest: string,
): Promise<DeskPerson | undefined> {
  const its = and(eq(deskSessions.digest, digest), lively());
  const [row] = await db
    .select({ name: deskSessions.name, role: deskSessions.role })
    .from(deskSessions)
    .where(its);
  if (row) await db.update(deskSessions).set({ seenAt: NOW }).where(its);
  return row;
}

/** Ends a session. */
export async function deleteDeskSession(db: Executor, digest: string): Promise<void> {
  await db.delete(deskSessions).where(eq(deskSessions.digest, digest));
}

/** Who is signed in to the desk now. */
export const listDeskSessions = (db: Executor) =>
  db
    .select({
      name: deskSessions.name,
      role: deskSessions.role,
      createdAt: deskSessions.createdAt,
      seenAt: deskSessions.seenAt,
    })
    .from(deskSessions)
    .where(lively())
    .orderBy(asc(deskSessions.createdAt));

/** Revokes all of a person's access: sessions, passkeys, unused links. @returns how many they were */
export async function revokeDesk(db: Executor, name: string): Promise<number> {
  const [links] = await db
    .delete(deskLinks)
    .where(and(eq(deskLinks.name, name), isNull(deskLinks.usedAt)));
  const [passkeys] = await db.delete(deskPasskeys).where(eq(deskPasskeys.name, name));
  const [sessions] = await db.delete(deskSessions).where(eq(deskSessions.name, name));
  return links.affectedRows + passkeys.affectedRows + sessions.affectedRows;
}

/** Forgets links and sessions that are over. */
export async function forgetDesk(db: Executor): Promise<void> {
  await db.delete(deskLinks).where(lt(deskLinks.expiresAt, NOW));
  await db
    .delete(deskSessions)
    .where(
      or(
        lt(deskSessions.expiresAt, NOW),
        lt(deskSessions.seenAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL ${DESK_SECONDS.idle} SECOND`),
      ),
    );
}

/** A passkey as stored. */
export interface DeskPasskey extends DeskPerson {
  digest: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

/** Keeps a passkey. */
export async function insertDeskPasskey(db: Executor, passkey: DeskPasskey): Promise<void> {
  await db.insert(deskPasskeys).values({ id: newId(), ...passkey });
}

/** A passkey by the digest of the authenticator's name for it. */
export async function findDeskPasskey(
  db: Executor,
  digest: string,
): Promise<DeskPasskey | undefined> {
  const [row] = await db.select().from(deskPasskeys).where(eq(deskPasskeys.digest, digest));
  return row;
}

/** Notes that a passkey has signed. */
export async function usedDeskPasskey(
  db: Executor,
  { digest, counter }: { digest: string; counter: number },
): Promise<void> {
  await db
    .update(deskPasskeys)
    .set({ counter, usedAt: NOW })
    .where(eq(deskPasskeys.digest, digest));
}

/** Which passkeys there are. */
export const listDeskPasskeys = (db: Executor) =>
  db
    .select({
      name: deskPasskeys.name,
      role: deskPasskeys.role,
      createdAt: deskPasskeys.createdAt,
      usedAt: deskPasskeys.usedAt,
    })
    .from(deskPasskeys)
    .orderBy(asc(deskPasskeys.name));
