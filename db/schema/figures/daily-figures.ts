import { bigint, int, mysqlTable, primaryKey } from 'drizzle-orm/mysql-core';
import { code } from '../columns.ts';

/**
 * What is added up of a day: orders made (`order`), `paid` and `refund` by provider and pack, `turn` by companion, chat type, kind
 * and outcome, `report` by companion and chat type, `message` and `model` by who pays, `article` by the one that led to a
 * registration.
 */
export type Figure =
  | 'order'
  | 'paid'
  | 'refund'
  | 'turn'
  | 'report'
  | 'message'
  | 'model'
  | 'article';

/** Sums of a day, made again from the other tables (`queries/figures/daily-figures.ts`). */
export const dailyFigures = mysqlTable(
  'daily_figures',
  {
    /** The day in India, as YYYY-MM-DD. */
    day: code({ length: 10 }).notNull(),
    figure: code({ length: 10 }).$type<Figure>().notNull(),
    /** What it is of, its parts apart by a blank. */
    subject: code({ length: 160 }).notNull(),
    count: int().notNull(),
    /** Rupees; of `model` millionths of a rupee; of `article` those who have sent a message. */
    amount: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'daily_figures_pk', columns: [table.day, table.figure, table.subject] }),
  ],
);
