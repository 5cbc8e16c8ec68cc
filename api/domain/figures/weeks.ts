import { unbounded } from '#db/connection/bounds.ts';
import type { Span } from '#db/queries/figures/report.ts';
import {
  type Cover,
  firstDayOfViews,
  summedWeeks,
  sumWeek,
} from '#db/queries/figures/weekly-views.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { dayNamed, indianDay, nameOfDay } from '../user/indian-day.ts';

/** Days of a week. */
const WEEK = 7;
/** Views are stored within seconds; a week is added up once none can still arrive. */
const SETTLED_MS = 3_600_000;
const STATEMENT_MS = 120_000;

/** The week of a counted day. */
export const weekOf = (day: number): number => Math.floor(day / WEEK);

const spanOf = (first: number, last: number): Span => ({
  from: nameOfDay(first),
  to: nameOfDay(last),
});

const upTo = (first: number, count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, nth) => first + nth);

/**
 * Adds up the views of every week that is over and was not added up yet, so that a report over a year reads fifty of them.
 * @param signal breaks off between two weeks
 */
export async function sumWeeks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const first = await firstDayOfViews(db.executor);
  if (first === undefined) return;
  const begun = weekOf(indianDay(now().getTime() - SETTLED_MS));
  const over = upTo(weekOf(dayNamed(first)), begun - weekOf(dayNamed(first)));
  const made = new Set(await summedWeeks(db.executor, over));
  for (const week of over.filter((each) => !made.has(each))) {
    if (signal?.aborted) return;
    const span = spanOf(week * WEEK, week * WEEK + WEEK - 1);
    await unbounded(() => inTransaction(db, (tx) => sumWeek(tx, week, span)), {
      statementMs: STATEMENT_MS,
    });
  }
}

/** The fastest way to read a span of days: summed weeks, and the days around them. */
export async function coverOf(
  db: Services['db']['executor'],
  first: number,
  last: number,
): Promise<Cover> {
  const whole = Math.ceil(first / WEEK);
  const weeks = await summedWeeks(db, upTo(whole, weekOf(last + 1) - whole));
  const days: Span[] = [];
  let next = first;
  for (const week of weeks) {
    if (next < week * WEEK) days.push(spanOf(next, week * WEEK - 1));
    next = (week + 1) * WEEK;
  }
  if (next <= last) days.push(spanOf(next, last));
  return { weeks, days };
}

/** Which weeks lie behind the day that is counted now: views of them came late. */
export const weeksBefore = (days: readonly string[], today: string): number[] => [
  ...new Set(
    days.map((day) => weekOf(dayNamed(day))).filter((week) => week < weekOf(dayNamed(today))),
  ),
];
