import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { companions, modelBudgets, modelCalls, users } from '../../schema/index.ts';
import { statement } from '../../statement.ts';

type NewModelCall = Omit<typeof modelCalls.$inferInsert, 'createdAt'>;

/** Writes what a call of a model has cost, or may cost. */
export const insertModelCall = statement<NewModelCall>((db, value) =>
  db.insert(modelCalls).values({
    id: value('id'),
    turnId: value('turnId'),
    purpose: value('purpose'),
    companionId: value('companionId'),
    chatType: value('chatType'),
    isFree: value('isFree'),
    endpoint: value('endpoint'),
    model: value('model'),
    outcome: value('outcome'),
    inputTokens: value('inputTokens'),
    cachedTokens: value('cachedTokens'),
    outputTokens: value('outputTokens'),
    reasoningTokens: value('reasoningTokens'),
    isEstimated: value('isEstimated'),
    microRupees: value('microRupees'),
    firstWordMs: value('firstWordMs'),
    totalMs: value('totalMs'),
    day: value('day'),
  }),
);

/** Removes a call that was only started. */
export const deleteModelCall = statement<{ id: string }>((db, value) =>
  db.delete(modelCalls).where(eq(modelCalls.id, value('id'))),
);

/** Whether a call is written down. */
export async function hasModelCall(db: Executor, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: modelCalls.id })
    .from(modelCalls)
    .where(eq(modelCalls.id, id));
  return row !== undefined;
}

/** Takes of a day's budget for free replies. Affects no row where that is more than is left, or the day is not opened. */
export const takeOfBudget = statement<{ day: string; micro: number; most: number }>((db, value) =>
  db
    .update(modelBudgets)
    .set({ microRupees: sql`${modelBudgets.microRupees} + ${value('micro')}` })
    .where(
      and(
        eq(modelBudgets.day, value('day')),
        sql`${modelBudgets.microRupees} + ${value('micro')} <= ${value('most')}`,
      ),
    ),
);

/** Corrects what a day has cost by a difference; a day that is not opened needs none. */
export const correctBudget = statement<{ day: string; micro: number }>((db, value) =>
  db
    .update(modelBudgets)
    .set({ microRupees: sql`${modelBudgets.microRupees} + ${value('micro')}` })
    .where(eq(modelBudgets.day, value('day'))),
);

/** Opens the budget of a day where it is not open yet, with what it has cost before anybody asked. */
export async function openBudget(db: Executor, day: string): Promise<void> {
  await db.execute(sql`insert ignore into ${modelBudgets} (day, micro_rupees)
    select ${day}, coalesce(sum(micro_rupees), 0) from ${modelCalls} where day = ${day} and is_free`);
}

/** The calls that are counted are of an earlier day; a process whose clock is behind counts on in the later one. */
const isOver = (day: unknown) => sql`coalesce(${users.freeCallsDay}, '') < ${day}`;

/**
 * Takes one of the calls of a day that a visitor need not have paid for. Affects no row where `most` are taken, and where
 * there is no such visitor.
 */
export const takeFreeCall = statement<{ userId: string; day: string; most: number }>((db, value) =>
  db
    .update(users)
    // In this order: what is set first still sees the old day.
    .set({
      freeCalls: sql`if(${isOver(value('day'))}, 0, ${users.freeCalls}) + 1`,
      freeCallsDay: sql`greatest(coalesce(${users.freeCallsDay}, ''), ${value('day')})`,
    })
    .where(
      and(
        eq(users.id, value('userId')),
        sql`if(${isOver(value('day'))}, 0, ${users.freeCalls}) < ${value('most')}`,
      ),
    ),
);

/** Gives one back: it was paid for, or not made after all. Of another day it is over. */
export const giveBackFreeCall = statement<{ userId: string; day: string }>((db, value) =>
  db
    .update(users)
    .set({ freeCalls: sql`${users.freeCalls} - 1` })
    .where(
      and(
        eq(users.id, value('userId')),
        eq(users.freeCallsDay, value('day')),
        gt(users.freeCalls, 0),
      ),
    ),
);

/** Whether a visitor may make one more of them. */
export async function hasFreeCall(
  db: Executor,
  { userId, day, most }: { userId: string; day: string; most: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), sql`if(${isOver(day)}, 0, ${users.freeCalls}) < ${most}`));
  return row !== undefined;
}

const micro = sql<number>`coalesce(sum(${modelCalls.microRupees}), 0)`.mapWith(Number);

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
