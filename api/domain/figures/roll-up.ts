import { unbounded } from '#db/connection/bounds.ts';
import { cohortsOf, type Day, keepCohorts } from '#db/queries/figures/cohorts.ts';
import {
  ALL_FIGURES,
  figuresOf,
  keepFigures,
  SLOW_FIGURES,
} from '#db/queries/figures/daily-figures.ts';
import {
  claimDay,
  fillPaidAt,
  firstRegistration,
  forgetCohort,
  leaveDay,
  markStale,
  registrationsOfPayers,
  rolledSince,
} from '#db/queries/figures/rolled-days.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { beginOfDay, indianDay, nameOfDay } from '../user/indian-day.ts';
import { sumWeeks } from './weeks.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** The last figure of a cohort, of its thirtieth day, is whole a day later. */
const FOLLOWED_DAYS = 31;
/** What was said on a day is settled by then. */
const TALK_DAYS = 2;
/** Today's sums are so old at most, in milliseconds. */
const FRESH_MS = 30 * 60_000;
/** One statement over a day of a million turns. */
const STATEMENT_MS = 120_000;

/** A counted day with its bounds. */
export const dayOf = (day: number): Day => ({
  name: nameOfDay(day),
  since: new Date(beginOfDay(day)),
  until: new Date(beginOfDay(day + 1)),
});

/**
 * Makes the sums of days that are due: today's every half hour, those of the last month once a day, older ones where
 * somebody has paid since, and those never made. Each day is claimed, so several processes may run it; again it makes the
 * same.
 * @param signal breaks off between two days
 * @returns the days that were made
 */
export async function rollUp(services: Needs, signal?: AbortSignal): Promise<string[]> {
  const { executor } = services.db;
  const made: string[] = [];
  await sumWeeks(services, signal);
  const today = indianDay(services.now().getTime());
  const first = await firstRegistration(executor);
  if (!first) return made;
  const begin = indianDay(first.getTime());
  for (const { day, rolledAt } of await dueDays(services, begin, today)) {
    if (signal?.aborted) break;
    const onlySlow = rolledAt !== null && today - day > TALK_DAYS;
    if (await rollUpDay(services, day, { onlySlow, seen: rolledAt })) made.push(nameOfDay(day));
  }
  return made;
}

/** The newest first, with when they were last made. */
async function dueDays({ db, now }: Needs, begin: number, today: number) {
  const rows = await rolledSince(db.executor, nameOfDay(begin));
  const rolled = new Map(rows.map(({ day, rolledAt }) => [day, rolledAt]));
  const days = Array.from({ length: today - begin + 1 }, (_, ago) => today - ago);
  const known = days.map((day) => ({ day, rolledAt: rolled.get(nameOfDay(day)) ?? null }));
  return known.filter(({ day, rolledAt }) => {
    if (rolledAt === null) return true;
    if (day === today) return now().getTime() - rolledAt.getTime() > FRESH_MS;
    return today - day <= FOLLOWED_DAYS && rolledAt.getTime() < beginOfDay(today);
  });
}

/**
 * Makes the sums of one day.
 * @param options `onlySlow`: but for what can have changed no more; `fromScratch`: nothing is kept, so that who was erased since is
 *   not counted any more; `seen`: when they were last made, as far as one knows
 * @returns false where another process is making them, or has made them since then
 */
export async function rollUpDay(
  { db, now }: Needs,
  day: number,
  {
    onlySlow = false,
    fromScratch = false,
    seen,
  }: { onlySlow?: boolean; fromScratch?: boolean; seen?: Date | null } = {},
): Promise<boolean> {
  const { executor } = db;
  const bounds = dayOf(day);
  if (!(await claimDay(executor, bounds.name, seen))) return false;
  const at = now();
  const figures = onlySlow ? SLOW_FIGURES : ALL_FIGURES;
  try {
    await unbounded(
      async () => {
        await fillPaidAt(executor, bounds);
        const sums = await figuresOf(executor, bounds, figures);
        const cohorts = await cohortsOf(executor, bounds);
        await inTransaction(db, async (tx) => {
          await keepFigures(tx, bounds.name, figures, sums);
          if (fromScratch) await forgetCohort(tx, bounds.name);
          await keepCohorts(tx, cohorts);
        });
        if (indianDay(at.getTime()) - day <= 1) await markOlderCohorts(executor, bounds, day);
      },
      { statementMs: STATEMENT_MS },
    );
    await leaveDay(executor, bounds.name, at);
    return true;
  } catch (error) {
    await leaveDay(executor, bounds.name).catch(() => undefined);
    throw error;
  }
}

/** Who registered long ago and paid on this day has changed an old cohort. */
async function markOlderCohorts(executor: Services['db']['executor'], bounds: Day, day: number) {
  const days = (await registrationsOfPayers(executor, bounds)).map(({ at }) =>
    indianDay(at.getTime()),
  );
  const old = [...new Set(days)].filter((each) => day - each > FOLLOWED_DAYS);
  await markStale(executor, old.map(nameOfDay));
}
