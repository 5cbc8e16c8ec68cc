import { and, desc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { isDuplicate } from '../../errors.ts';
import { newId } from '../../new-id.ts';
import { browsers, pushSubscriptions, users } from '../../schema/index.ts';

/** A browser as it signs in. */
export interface NewBrowser {
  userId: string;
  /** Digest of its fingerprint. */
  fingerprint: string;
  system: string;
}

const NOW = sql`CURRENT_TIMESTAMP(3)`;

/** Of a credential that none came before. */
const FIRST = { previousCredentialId: null };

/**
 * Signs a browser in and returns its credential: the existing one or a new one. Browsers of one fingerprint that
 * race end with one credential.
 */
export async function signInBrowser(db: Executor, browser: NewBrowser): Promise<string> {
  const { userId, fingerprint, system } = browser;
  const own = and(eq(browsers.userId, userId), eq(browsers.fingerprint, fingerprint));
  const [known] = await db.select().from(browsers).where(own);
  if (known && known.signedOutAt === null) return known.credentialId;
  const credentialId = newId();
  if (known) {
    const [result] = await db
      .update(browsers)
      .set({ credentialId, system, signedOutAt: null, lastSeenAt: NOW, ...FIRST })
      .where(and(own, eq(browsers.credentialId, known.credentialId)));
    return result.affectedRows === 1 ? credentialId : signInBrowser(db, browser);
  }
  try {
    await db.insert(browsers).values({ id: newId(), credentialId, ...browser });
    return credentialId;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // Another transaction's row may not be visible in this one's snapshot.
    const [winner] = await db.select().from(browsers).where(own).for('share');
    if (!winner) throw error;
    return winner.credentialId;
  }
}

/**
 * Signs a browser in that has nothing but its fingerprint to show. Undefined where that was signed out; the fingerprint
 * is then free for another account.
 */
export async function signInKnownBrowser(
  db: Executor,
  browser: NewBrowser,
): Promise<string | undefined> {
  const { userId, fingerprint } = browser;
  const [known] = await db
    .select({ credentialId: browsers.credentialId })
    .from(browsers)
    .where(and(eq(browsers.userId, userId), eq(browsers.fingerprint, fingerprint)));
  const isOut = await wasSignedOut(db, userId, fingerprint);
  if (!known && !isOut) return signInBrowser(db, browser);
  if (known && !isOut) return known.credentialId;
  await freeFingerprint(db, userId, fingerprint);
  return undefined;
}

/** Whether a browser of an account was signed out that had this fingerprint, be it beside another browser. */
async function wasSignedOut(db: Executor, userId: string, fingerprint: string): Promise<boolean> {
  const rows = await db
    .select({ id: browsers.id })
    .from(browsers)
    .where(
      and(
        eq(browsers.userId, userId),
        isNotNull(browsers.signedOutAt),
        or(eq(browsers.fingerprint, fingerprint), eq(browsers.sharedFingerprint, fingerprint)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Removes a fingerprint from its account. */
export async function freeFingerprint(
  db: Executor,
  userId: string,
  fingerprint: string,
): Promise<void> {
  await db
    .update(users)
    .set({ browserFingerprint: sql`sha2(uuid(), 256)` })
    .where(and(eq(users.id, userId), eq(users.browserFingerprint, fingerprint)));
}

/**
 * Notes a fingerprint, and what it is known by, of the browser with this credential. False where another browser of
 * the account has, or had, the same one: it does not distinguish the two.
 */
export async function nameBrowser(
  db: Executor,
  credentialId: string,
  { fingerprint, system }: Pick<NewBrowser, 'fingerprint' | 'system'>,
): Promise<boolean> {
  const mine = eq(browsers.credentialId, credentialId);
  try {
    await db.update(browsers).set({ fingerprint, system, sharedFingerprint: null }).where(mine);
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await db.update(browsers).set({ system, sharedFingerprint: fingerprint }).where(mine);
    return false;
  }
}

/** Notes that a browser is here; writes at most once a minute. */
export async function touchBrowser(db: Executor, credentialId: string): Promise<void> {
  await db
    .update(browsers)
    .set({ lastSeenAt: NOW })
    .where(
      and(
        eq(browsers.credentialId, credentialId),
        sql`${browsers.lastSeenAt} < CURRENT_TIMESTAMP(3) - INTERVAL 1 MINUTE`,
      ),
    );
}

/** Whether a browser with this fingerprint was ever signed in to any account. */
export async function wasSignedIn(db: Executor, fingerprint: string): Promise<boolean> {
  const rows = await db
    .select({ id: browsers.id })
    .from(browsers)
    .where(eq(browsers.fingerprint, fingerprint))
    .limit(1);
  return rows.length > 0;
}

/** The browsers signed in to an account, most recently seen first. */
export const listBrowsers = (db: Executor, userId: string) =>
  db
    .select({
      id: browsers.id,
      credentialId: browsers.credentialId,
      system: browsers.system,
      createdAt: browsers.createdAt,
      lastSeenAt: browsers.lastSeenAt,
    })
    .from(browsers)
    .where(and(eq(browsers.userId, userId), isNull(browsers.signedOutAt)))
    .orderBy(desc(browsers.lastSeenAt), desc(browsers.id))
    .limit(100);

/**
 * Which of an account's browsers are meant: one by its id or its credential, or all but one credential. It may have been
 * renewed since it was read: the browser is the same.
 */
export type WhichBrowsers = { id: string } | { credentialId: string } | { allBut: string };

/**
 * Ends the cookies of an account's browsers, and their fingerprints' right to restore it. How many it ended.
 * The caller holds the account's row.
 */
export async function signOutBrowsers(
  db: Executor,
  userId: string,
  which: WhichBrowsers,
): Promise<number> {
  const meant =
    'id' in which
      ? eq(browsers.id, which.id)
      : 'credentialId' in which
        ? hasOrHad(which.credentialId)
        : not(hasOrHad(which.allBut));
  const ended = and(eq(browsers.userId, userId), isNull(browsers.signedOutAt), meant);
  await db
    .update(users)
    .set({ browserFingerprint: sql`sha2(uuid(), 256)` })
    .where(
      and(
        eq(users.id, userId),
        sql`exists (select 1 from ${browsers} where ${ended} and ${users.browserFingerprint} in (${browsers.fingerprint}, ${browsers.sharedFingerprint}))`,
      ),
    );
  const ids = db.select({ id: browsers.id }).from(browsers).where(ended);
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.browserId, ids)));
  const [result] = await db
    .update(browsers)
    .set({ signedOutAt: NOW, credentialId: sql`uuid()`, ...FIRST })
    .where(ended);
  return result.affectedRows;
}

/** The browser with this credential, or with the one it was renewed to. */
const hasOrHad = (credentialId: string): SQL =>
  sql`(${browsers.credentialId} = ${credentialId} or ${browsers.previousCredentialId} <=> ${credentialId})`;

/**
 * Gives the account's browser with this credential, or with the one it was renewed to, another one, and ends both. False where it has
 * been signed out.
 */
export async function rotateCredential(
  db: Executor,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<boolean> {
  const [result] = await db
    .update(browsers)
    .set({ credentialId: to, ...FIRST })
    .where(and(eq(browsers.userId, userId), hasOrHad(from), isNull(browsers.signedOutAt)));
  return result.affectedRows === 1;
}

/** Gives the browser with this credential another one; `findRenewed` still finds it. False where it no longer has it. */
export async function renewCredential(db: Executor, from: string, to: string): Promise<boolean> {
  const [result] = await db
    .update(browsers)
    .set({ credentialId: to, previousCredentialId: from })
    .where(and(eq(browsers.credentialId, from), isNull(browsers.signedOutAt)));
  return result.affectedRows === 1;
}

/** The credential that has replaced this one, and when its browser was last seen; undefined where none has. */
export async function findRenewed(db: Executor, userId: string, previous: string) {
  const [row] = await db
    .select({ credentialId: browsers.credentialId, lastSeenAt: browsers.lastSeenAt })
    .from(browsers)
    .where(
      and(
        eq(browsers.userId, userId),
        eq(browsers.previousCredentialId, previous),
        isNull(browsers.signedOutAt),
      ),
    );
  return row;
}
