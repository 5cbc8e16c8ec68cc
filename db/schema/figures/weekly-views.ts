import { int, mysqlTable, primaryKey } from 'drizzle-orm/mysql-core';
import { code } from '../columns.ts';

/**
 * What the views of a week are added up by: `campaign`, `day`, `source`, `country`, `article`, `step` of a payment; and `made`,
 * a row of a week whose sums are there.
 */
export type ViewPart = 'campaign' | 'day' | 'source' | 'country' | 'article' | 'step';

/** `daily_views` of seven days together, each part by itself, so that a year is read in an instant (`queries/figures/weekly-views.ts`). */
export const weeklyViews = mysqlTable(
  'weekly_views',
  {
    /** Its days are seven times this, counted from 1970, and the six after it. */
    week: int().notNull(),
    part: code({ length: 8 }).$type<ViewPart | 'made'>().notNull(),
    name: code({ length: 160 }).notNull(),
    /** Visits; of an article its views; of a step how often. */
    visits: int().notNull().default(0),
    /** Views; of an article those of the app that it led to. */
    views: int().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'weekly_views_pk', columns: [table.part, table.week, table.name] }),
  ],
);
