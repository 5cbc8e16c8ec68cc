import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { isDuplicate } from '../../errors.ts';
import { chatSessions, referrals, turns, users } from '../../schema/index.ts';

export type ReferralRow = typeof referrals.$inferSelect;

const WITHIN_A_DAY = sql`CURRENT_TIMESTAMP(3) - INTERVAL 1 DAY`;
const TERM = sql`CURRENT_TIMESTAMP(3) - INTERVAL 30 DAY`;

const sumOf = (condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${condition}), 0)`.mapWith(Number);

/** Rewards of a referrer, credited or held: of the last day and ever, and those for friends in one wide network. */
export async function countOfReferrer(db: Executor, referrerId: string, network: string) {
  const today = sql`${referrals.createdAt} > ${WITHIN_A_DAY}`;
  const here = sql`${referrals.network} <=> ${network}`;
  const [row] = await db
    .select({
      ofReferrerEver: count(),
      ofReferrer: sumOf(today),
      ofReferrerHereEver: sumOf(here),
      ofReferrerHere: sumOf(sql`${here} and ${today}`),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId));
  return row ?? { ofReferrerEver: 0, ofReferrer: 0, ofReferrerHereEver: 0, ofReferrerHere: 0 };
}

/** Rewards of the last day for friends in a wide network, by any referrer. */
export async function countOfNetwork(db: Executor, network: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(referrals)
    .where(and(eq(referrals.network, network), gte(referrals.createdAt, WITHIN_A_DAY)));
  return row?.n ?? 0;
}

/** Rewards credited in the last day, of everybody; `most` are counted. */
export async function countCredited(db: Executor, most: number): Promise<number> {
  const recent = db
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.status, 'credited'), gte(referrals.settledAt, WITHIN_A_DAY)))
    .limit(most)
    .as('recent');
  const [row] = await db.select({ n: count() }).from(recent);
  return row?.n ?? 0;
}

/** Notes a device that a referrer is rewarded for. False when there is a reward for it already. */
export async function claimReferral(
  db: Executor,
  referral: Pick<ReferralRow, 'id' | 'referrerId' | 'device' | 'network' | 'status'>,
): Promise<boolean> {
  try {
    const settledAt = referral.status === 'credited' ? sql`CURRENT_TIMESTAMP(3)` : null;
    await db.insert(referrals).values({ ...referral, settledAt });
    return true;
  } catch (error) {
    // Only this statement is undone by it, not the transaction.
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Held rewards whose friends have had enough messages answered, oldest first. */
export const earnedReferrals = (db: Executor, answered: number, limit: number) =>
  db
    .select({ id: referrals.id, referrerId: referrals.referrerId })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.id))
    .where(
      and(
        eq(referrals.status, 'held'),
        gte(users.totalMessagesSent, answered),
        sql`(select count(*) from ${turns} inner join ${chatSessions} on ${turns.chatId} = ${chatSessions.id}
          where ${chatSessions.userId} = ${users.id} and ${turns.kind} = 'message' and ${turns.status} = 'answered') >= ${answered}`,
      ),
    )
    .orderBy(referrals.createdAt)
    .limit(limit);

/** Changes the status of a held reward. False when another process has. */
export async function settleReferral(
  db: Executor,
  id: string,
  status: 'credited' | 'lapsed',
): Promise<boolean> {
  const [result] = await db
    .update(referrals)
    .set({ status, settledAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(and(eq(referrals.id, id), eq(referrals.status, 'held')));
  return result.affectedRows === 1;
}

/** Ends held rewards after 30 days. */
export const lapseReferrals = (db: Executor) =>
  db
    .update(referrals)
    .set({ status: 'lapsed', settledAt: sql`CURRENT_TIMESTAMP(3)` })
    .where(and(eq(referrals.status, 'held'), lt(referrals.createdAt, TERM)));

/** New visitors of the last hour in a wide network, and those among them who came by a friend's link. */
export async function countNewVisitors(db: Executor, wideNetwork: string) {
  const [row] = await db
    .select({ all: count(), invited: sumOf(sql`${users.referralCode} is not null`) })
    .from(users)
    .where(
      and(
        eq(users.wideNetwork, wideNetwork),
        gte(users.createdAt, sql`CURRENT_TIMESTAMP(3) - INTERVAL 1 HOUR`),
      ),
    );
  return row ?? { all: 0, invited: 0 };
}

/** Gives a referrer the reward and counts the friend. */
export const creditReferrer = (db: Executor, id: string, messages: number) =>
  db
    .update(users)
    .set({
      messageBalance: sql`${users.messageBalance} + ${messages}`,
      referralCount: sql`${users.referralCount} + 1`,
    })
    .where(eq(users.id, id));
