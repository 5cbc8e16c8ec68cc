import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { erasedVisitors, users } from '../../schema/index.ts';

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

/** Notes that a visitor was erased; a repeat starts the 90 days over. */
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
