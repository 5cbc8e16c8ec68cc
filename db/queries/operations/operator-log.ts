import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { newId } from '../../new-id.ts';
import { operatorLog } from '../../schema/index.ts';

export type Action = Omit<typeof operatorLog.$inferSelect, 'id' | 'createdAt'>;

/** Notes what an operator is about to do. There is no query that changes or deletes a row. */
export async function noteAction(db: Executor, action: Action): Promise<void> {
  await db.insert(operatorLog).values({ id: newId(), ...action });
}

/** What operators did, the newest first; about one subject, or all of it. */
export const listActions = (db: Executor, subject: string | undefined, limit: number) =>
  db
    .select()
    .from(operatorLog)
    .where(subject === undefined ? undefined : eq(operatorLog.subject, subject))
    .orderBy(desc(operatorLog.id))
    .limit(limit);
