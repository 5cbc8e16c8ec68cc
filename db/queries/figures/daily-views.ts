import { sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { dailyViews } from '../../schema/index.ts';

export type DailyViews = typeof dailyViews.$inferSelect;

/** Adds what was counted to the sums of its day. A repeat counts twice: nothing here is worth a key for each view. */
export async function addViews(db: Executor, counted: DailyViews[]): Promise<void> {
  if (counted.length === 0) return;
  await db
    .insert(dailyViews)
    .values(counted)
    .onDuplicateKeyUpdate({
      set: { views: sql`${dailyViews.views} + values(${sql.identifier('views')})` },
    });
}
