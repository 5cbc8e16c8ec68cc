import { inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import type { ViewPart } from '../../schema/figures/weekly-views.ts';
import { dailyViews, weeklyViews } from '../../schema/index.ts';
import { type Span, summed } from './report.ts';

/** How a span is added up: the weeks that have sums, and the days around them. */
export interface Cover {
  weeks: readonly number[];
  days: readonly Span[];
}

const within = ({ from, to }: Span) => sql`day >= ${from} and day <= ${to}`;
/** A page, and no step of a payment or country. */
const IS_PAGE = sql`page like '/%'`;
/** A view that began a visit: not led here by a page of ours. */
const BEGINS = sql`source not like '/%' and ${IS_PAGE}`;

/** Each part out of the views of days: name, and two sums, as `weekly_views` says. */
const OF_DAYS: Record<ViewPart, (span: Span) => SQL> = {
  campaign: (
    span,
  ) => sql`select campaign as name, sum(if(${BEGINS}, views, 0)) as visits, sum(views) as views
    from daily_views where ${within(span)} and ${IS_PAGE} group by 1`,
  day: (span) => sql`select day as name, sum(if(${BEGINS}, views, 0)) as visits, sum(views) as views
    from daily_views where ${within(span)} and ${IS_PAGE} group by 1`,
  source: (span) => sql`select source as name, sum(views) as visits, 0 as views
    from daily_views where ${within(span)} and ${BEGINS} group by 1`,
  country: (span) => sql`select substring(page, 9) as name, sum(views) as visits, 0 as views
    from daily_views where ${within(span)} and page like 'country:%' group by 1`,
  article: (span) => sql`select name, sum(views) as visits, sum(led_on) as views from (
      select page as name, views, 0 as led_on from daily_views where ${within(span)} and page like '/blogs/%'
      union all select source, 0, views from daily_views
      where ${within(span)} and source like '/blogs/%' and page not like '/blogs%' and ${IS_PAGE}) as articles
    group by 1`,
  step: (
    span,
  ) => sql`select if(page like 'step:%', trim(concat(substring(page, 6), ' ', source)), 'packs') as name,
      sum(views) as visits, 0 as views
    from daily_views where ${within(span)} and (page = '/paywall/*' or page like 'step:%') group by 1`,
};

export const VIEW_PARTS = Object.keys(OF_DAYS) as ViewPart[];

/** A part of the views, the most first. */
export function viewsBy(db: Executor, part: ViewPart, { weeks, days }: Cover) {
  const ofWeeks = sql`select name, visits, views from weekly_views where part = ${part} and week in ${weeks}`;
  const pieces = [...days.map(OF_DAYS[part]), ...(weeks.length > 0 ? [ofWeeks] : [])];
  const all = sql.join(
    pieces.map((piece) => sql`(${piece})`),
    sql` union all `,
  );
  return summed<'_name', 'visits' | 'views'>(
    db,
    sql`select name as _name, sum(visits) as visits, sum(views) as views from (${all}) as pieces
      group by 1 order by visits desc, 1`,
  );
}

/** The weeks of these whose sums are there. */
export async function summedWeeks(db: Executor, weeks: readonly number[]): Promise<number[]> {
  if (weeks.length === 0) return [];
  const rows = await db
    .select({ week: weeklyViews.week })
    .from(weeklyViews)
    .where(sql`${weeklyViews.part} = 'made' and ${inArray(weeklyViews.week, [...weeks])}`)
    .orderBy(weeklyViews.week);
  return rows.map(({ week }) => week);
}

/** The first day that has views; undefined: there are none. */
export async function firstDayOfViews(db: Executor): Promise<string | undefined> {
  const [row] = await db.select({ first: min(dailyViews.day) }).from(dailyViews);
  return row?.first ?? undefined;
}

/** Adds up a week that is over. Idempotent, also when run concurrently. */
export async function sumWeek(tx: Executor, week: number, span: Span): Promise<void> {
  // First, so that who counts a late view of it waits here, and then finds it.
  await tx
    .insert(weeklyViews)
    .values({ week, part: 'made', name: '' })
    .onDuplicateKeyUpdate({ set: { visits: 0 } });
  for (const part of VIEW_PARTS) {
    await tx.execute(sql`insert into weekly_views (week, part, name, visits, views)
      select ${week}, ${part}, name, visits, views from (${OF_DAYS[part](span)}) as sums
      on duplicate key update visits = values(visits), views = values(views)`);
  }
}

/** The sums of these weeks hold no longer. */
export const forgetWeeks = (db: Executor, weeks: readonly number[]) =>
  db
    .delete(weeklyViews)
    .where(sql`${weeklyViews.part} = 'made' and ${inArray(weeklyViews.week, [...weeks])}`);
