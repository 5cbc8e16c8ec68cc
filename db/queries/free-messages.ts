import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { isDuplicate } from '../errors.ts';
import { balanceEntries, erasedVisitors, referrals, users } from '../schema/index.ts';

const WITHIN_A_DAY = sql`CURRENT_TIMESTAMP(3) - INTERVAL 1 DAY`;
const KEPT = sql`CURRENT_TIMESTAMP(3) - INTERVAL 90 DAY`;

/** Visitors of the last day from a network who got free messages, and those among them with these traits. */
export async function countGrants(db: Executor, network: string, traits: string | null) {
  const [row] = await db
    .select({
      network: count(),
      traits: sql`coalesce(sum(${users.deviceTraits} <=> ${traits}), 0)`.mapWith(Number),
    })
    .from(users)
    .where(
      and(
        eq(users.network, network),
        sql`${users.createdAt} > ${WITHIN_A_DAY}`,
        isNull(users.grantRefusal),
      ),
    );
  return row ?? { network: 0, traits: 0 };
}

/** What is known of a visitor, or a device, with one of these digests that was noted in the last 90 days. */
export async function findErased(db: Executor, digests: string[]) {
  const [row] = await db
    .select({ wasSuspended: erasedVisitors.wasSuspended })
    .from(erasedVisitors)
    .where(and(inArray(erasedVisitors.digest, digests), sql`${erasedVisitors.erasedAt} > ${KEPT}`))
    .orderBy(desc(erasedVisitors.erasedAt))
    .limit(1);
  return row;
}

/** Notes that a visitor was erased; again starts the 90 days anew. */
export const insertErased = (db: Executor, digest: string, wasSuspended: boolean) =>
  db
    .insert(erasedVisitors)
    .values({ digest, wasSuspended })
    .onDuplicateKeyUpdate({ set: { wasSuspended, erasedAt: sql`CURRENT_TIMESTAMP(3)` } });

/** Takes notes back before their time. */
export const forgetDigests = (db: Executor, digests: string[]) =>
  db.delete(erasedVisitors).where(inArray(erasedVisitors.digest, digests));

/** Forgets the notes that are older than 90 days. */
export const forgetErased = (db: Executor) =>
  db.delete(erasedVisitors).where(lt(erasedVisitors.erasedAt, KEPT));

/** Notes a device that a referrer is rewarded for. False when it was rewarded before. */
export async function claimReferral(
  db: Executor,
  referral: { id: string; referrerId: string; device: string },
): Promise<boolean> {
  try {
    await db.insert(referrals).values(referral);
    return true;
  } catch (error) {
    // Only this statement is undone by it, not the transaction.
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Referral credits of the last day. */
export async function countReferrals(db: Executor, referrer: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(balanceEntries)
    .where(
      and(
        eq(balanceEntries.userId, referrer),
        eq(balanceEntries.reason, 'referral'),
        sql`${balanceEntries.createdAt} > ${WITHIN_A_DAY}`,
      ),
    );
  return row?.n ?? 0;
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
