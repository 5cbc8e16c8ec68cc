import { bigint, boolean, index, int, mysqlTable, varchar } from 'drizzle-orm/mysql-core';
import type { ChatType } from '#contract/chat-types.ts';
import { code, instant, NOW, uuid } from '../columns.ts';

/**
 * How a call of a model ended: its reply came whole, broke off after a sentence, or never came. `begun`: not known yet,
 * or ever will, for its process died; its cost is the most that it can be.
 */
export type CallOutcome = 'begun' | 'finished' | 'cut' | 'failed';

/** What a call was for. */
export type CallPurpose = 'message' | 'welcome' | 'story';

/**
 * What each call of a model cost, without a word of what was said and without a visitor: bookkeeping, which outlives an
 * erased one. The turn's id leads nowhere then.
 */
export const modelCalls = mysqlTable(
  'model_calls',
  {
    id: uuid().primaryKey(),
    turnId: uuid(),
    purpose: code({ length: 10 }).$type<CallPurpose>().notNull(),
    companionId: uuid().notNull(),
    chatType: code({ length: 20 }).$type<ChatType>().notNull(),
    /** The visitor has never bought anything: the call was free. */
    isFree: boolean().notNull(),
    /** `primary`, `secondary` */
    endpoint: code({ length: 12 }).notNull(),
    model: varchar({ length: 120 }).notNull(),
    outcome: code({ length: 10 }).$type<CallOutcome>().notNull(),
    inputTokens: int().notNull(),
    /** Of those, the ones that a server had already. */
    cachedTokens: int().notNull(),
    /** Thoughts counted. */
    outputTokens: int().notNull(),
    reasoningTokens: int().notNull(),
    /** The server did not count: these are our own estimates. */
    isEstimated: boolean().notNull(),
    /** Millionths of a rupee; null where no price is known. */
    microRupees: bigint({ mode: 'number' }),
    /** Milliseconds to the first word; null where none came. */
    firstWordMs: int(),
    totalMs: int().notNull(),
    /** The day in India, as YYYY-MM-DD. */
    day: code({ length: 10 }).notNull(),
    createdAt: instant().notNull().default(NOW),
  },
  (table) => [index('model_calls_day_ix').on(table.day, table.isFree, table.microRupees)],
);

/** What calls for those who have bought nothing have cost in a day, those under way at the most that they can. */
export const modelBudgets = mysqlTable('model_budgets', {
  /** The day in India, as YYYY-MM-DD. */
  day: code({ length: 10 }).primaryKey(),
  /** Millionths of a rupee. */
  microRupees: bigint({ mode: 'number' }).notNull(),
});
