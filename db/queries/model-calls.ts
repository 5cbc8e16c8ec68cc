import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { companions, modelCalls } from '../schema/index.ts';

export type NewModelCall = typeof modelCalls.$inferInsert;

/** Writes what calls of a model cost. */
export async function insertModelCalls(db: Executor, calls: NewModelCall[]): Promise<void> {
  if (calls.length > 0) await db.insert(modelCalls).values(calls);
}

const micro = sql<number>`coalesce(sum(${modelCalls.microRupees}), 0)`.mapWith(Number);

/** What free replies have cost on a day in India (YYYY-MM-DD), in millionths of a rupee. */
export async function freeCostOf(db: Executor, day: string): Promise<number> {
  const [row] = await db
    .select({ micro })
    .from(modelCalls)
    .where(and(eq(modelCalls.day, day), eq(modelCalls.isFree, true)));
  return row?.micro ?? 0;
}

/** What calls may be grouped by. */
const GROUPS = {
  day: modelCalls.day,
  model: modelCalls.model,
  companion: companions.urlName,
  type: modelCalls.chatType,
  payer: sql<string>`if(${modelCalls.isFree}, 'free', 'paid')`,
};

export type CostGroup = keyof typeof GROUPS;

export const COST_GROUPS = Object.keys(GROUPS) as CostGroup[];

const sum = (column: Parameters<typeof sql>[1]) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What models cost since a day in India, by one of the groups; the latest day, or the dearest, first. */
export const costsBy = (db: Executor, group: CostGroup, since: string) =>
  db
    .select({
      name: sql<string>`coalesce(${GROUPS[group]}, '-')`,
      calls: sql`count(*)`.mapWith(Number),
      failed: sum(sql`${modelCalls.outcome} = 'failed'`),
      inputTokens: sum(modelCalls.inputTokens),
      cachedTokens: sum(modelCalls.cachedTokens),
      outputTokens: sum(modelCalls.outputTokens),
      microRupees: micro,
      unpriced: sum(sql`${modelCalls.microRupees} is null`),
      firstWordMs: sql<number | null>`round(avg(${modelCalls.firstWordMs}))`.mapWith(Number),
    })
    .from(modelCalls)
    .leftJoin(companions, eq(companions.id, modelCalls.companionId))
    .where(gte(modelCalls.day, since))
    .groupBy(sql`1`)
    .orderBy(group === 'day' ? desc(sql`1`) : desc(micro), asc(sql`1`));
