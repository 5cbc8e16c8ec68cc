import { and, asc, gt, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { firstIdAt } from '../../id-time.ts';
import {
  modelCalls,
  referrals,
  reports,
  sandboxOrders,
  sandboxRefunds,
  users,
  webhookEvents,
} from '../../schema/index.ts';

/** Rows that one statement touches. */
export const PORTION = 1_000;

/**
 * Forgets where visitors came from who registered before an instant: addresses, networks, and what their browser said of itself.
 * @param after the last visitor that was examined; empty: starts with the first
 * @returns the last one examined; undefined: there are no more
 */
export async function forgetAddresses(
  db: Executor,
  before: Date,
  after: string,
): Promise<string | undefined> {
  const seen = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), lt(users.id, firstIdAt(before.getTime()))))
    .orderBy(asc(users.id))
    .limit(PORTION);
  const last = seen.at(-1)?.id;
  if (last === undefined) return undefined;
  const known = or(
    isNotNull(users.ipAddress),
    isNotNull(users.network),
    isNotNull(users.wideNetwork),
    isNotNull(users.userAgent),
  );
  await db
    .update(users)
    .set({ ipAddress: null, network: null, wideNetwork: null, userAgent: null })
    .where(and(gt(users.id, after), lte(users.id, last), known));
  return last;
}

/**
 * Visitors of a portion who have not come since an instant, in any browser, and never made an order.
 * @param after the last visitor that was examined; empty: starts with the first
 * @returns them, and the last one that was examined; undefined: there are no more
 */
export async function idleVisitors(
  db: Executor,
  before: Date,
  after: string,
): Promise<{ idle: string[]; last: string | undefined }> {
  const seen = await db
    .select({
      id: users.id,
      // Names in full: within the subqueries a bare one would be theirs.
      isIdle: sql<number>`users.last_seen_at < ${before}
        and not exists (select 1 from payments p where p.user_id = users.id)
        and not exists (select 1 from browsers b where b.user_id = users.id and b.last_seen_at >= ${before})`,
    })
    .from(users)
    .where(and(gt(users.id, after), lt(users.id, firstIdAt(before.getTime()))))
    .orderBy(asc(users.id))
    .limit(PORTION);
  const idle = seen.filter(({ isIdle }) => isIdle).map(({ id }) => id);
  return { idle, last: seen.at(-1)?.id };
}

/** What is deleted after a time, a portion at a time; each returns how many rows it was. */
export const FORGETTING: Record<string, (db: Executor, before: Date) => Promise<number>> = {
  'networks of referrals': async (db, before) => {
    const [done] = await db
      .update(referrals)
      .set({ network: null })
      .where(and(isNotNull(referrals.network), lt(referrals.createdAt, before)))
      .limit(PORTION);
    return done.affectedRows;
  },
  'events of providers': async (db, before) => {
    const [done] = await db
      .delete(webhookEvents)
      .where(lt(webhookEvents.id, firstIdAt(before.getTime())))
      .limit(PORTION);
    return done.affectedRows;
  },
  'orders of the sandbox': async (db, before) => {
    const [done] = await db
      .delete(sandboxOrders)
      .where(lt(sandboxOrders.id, firstIdAt(before.getTime())))
      .limit(PORTION);
    return done.affectedRows;
  },
  'refunds of the sandbox': async (db, before) => {
    const [done] = await db
      .delete(sandboxRefunds)
      .where(lt(sandboxRefunds.createdAt, before))
      .limit(PORTION);
    return done.affectedRows;
  },
  'reports that were dealt with': async (db, before) => {
    const [done] = await db.delete(reports).where(lt(reports.closedAt, before)).limit(PORTION);
    return done.affectedRows;
  },
  'calls of models': async (db, before) => {
    const day = before.toISOString().slice(0, 10);
    const [done] = await db
      .delete(modelCalls)
      .where(sql`${modelCalls.day} < ${day}`)
      .limit(PORTION);
    return done.affectedRows;
  },
};
