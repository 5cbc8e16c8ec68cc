import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { isDuplicate } from '../../errors.ts';
import { disputes } from '../../schema/index.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** Stores what a provider reports about a dispute; false where that or something later is already stored. */
export async function keepDispute(
  db: Executor,
  said: Omit<DisputeRow, 'createdAt'>,
): Promise<boolean> {
  try {
    await db.insert(disputes).values(said);
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  const { provider, id, saidAt, ...rest } = said;
  const [result] = await db
    .update(disputes)
    .set({ ...rest, saidAt })
    .where(and(eq(disputes.provider, provider), eq(disputes.id, id), lt(disputes.saidAt, saidAt)));
  return result.affectedRows === 1;
}

/** Disputes that wait for the operator's answer, earliest due date first. */
export const openDisputes = (db: Executor, limit: number): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.status, 'open'))
    .orderBy(sql`${disputes.respondBy} is null`, asc(disputes.respondBy))
    .limit(limit);
