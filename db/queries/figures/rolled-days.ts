import { and, eq, gte, inArray, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { cohorts, payments, rolledDays, users } from '../../schema/index.ts';
import type { Day } from './cohorts.ts';

/** Longer than the sums of the busiest day take. */
const CLAIM_MINUTES = 15;

/** When the first visitor registered; null: there are none. */
export async function firstRegistration(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ first: min(users.createdAt) }).from(users);
  return row?.first ?? null;
}

/** Days from one on whose sums were made, and when. */
export const rolledSince = (db: Executor, day: string) =>
  db
    .select({ day: rolledDays.day, rolledAt: rolledDays.rolledAt })
    .from(rolledDays)
    .where(gte(rolledDays.day, day));

/**
 * Claims a day; false where another process is making its sums.
 * @param seen when they were last made, as the caller knows: false where they were made since. Undefined: claims it in any case
 */
export async function claimDay(
  db: Executor,
  day: string,
  seen: Date | null | undefined,
): Promise<boolean> {
  await db.insert(rolledDays).ignore().values({ day });
  const free = or(
    isNull(rolledDays.claimedUntil),
    lt(rolledDays.claimedUntil, sql`CURRENT_TIMESTAMP(3)`),
  );
  const asSeen = seen === undefined ? undefined : sql`${rolledDays.rolledAt} <=> ${seen}`;
  const [result] = await db
    .update(rolledDays)
    .set({ claimedUntil: sql`CURRENT_TIMESTAMP(3) + interval ${CLAIM_MINUTES} minute` })
    .where(and(eq(rolledDays.day, day), free, asSeen));
  return result.affectedRows === 1;
}

/** Its sums are made, as of that instant; or the claim is given up. */
export const leaveDay = (db: Executor, day: string, rolledAt?: Date) =>
  db
    .update(rolledDays)
    .set({ claimedUntil: null, ...(rolledAt && { rolledAt }) })
    .where(eq(rolledDays.day, day));

/** Marks the days' sums as stale. */
export async function markStale(db: Executor, days: string[]): Promise<void> {
  if (days.length === 0) return;
  await db.update(rolledDays).set({ rolledAt: null }).where(inArray(rolledDays.day, days));
}

/** When those registered who have paid within a day. */
export const registrationsOfPayers = (db: Executor, { since, until }: Day) =>
  db
    .selectDistinct({ at: users.createdAt })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(gte(payments.paidAt, since), lt(payments.paidAt, until)));

/** Takes away what was added up of those who registered on a day, before it is made from nothing. */
export const forgetCohort = (db: Executor, day: string) =>
  db.delete(cohorts).where(eq(cohorts.day, day));

/** Settles what a process of an earlier version has left out: when an order was paid, by the ledger. */
export async function fillPaidAt(db: Executor, { since, until }: Day): Promise<void> {
  await db.execute(sql`update payments p left join balance_entries e on e.reason = 'pack' and e.reference = p.id
    set p.paid_at = coalesce(e.created_at, p.created_at)
    where p.created_at >= ${since} and p.created_at < ${until} and p.paid_at is null and p.status in ('success', 'refunded')`);
}
