import type { Executor } from '#db/connection/client.ts';
import { addViews, type DailyViews } from '#db/queries/figures/daily-views.ts';
import { forgetWeeks } from '#db/queries/figures/weekly-views.ts';
import { weeksBefore } from '../domain/figures/weeks.ts';
import { indianDay, nameOfDay } from '../domain/user/indian-day.ts';
import type { PageView } from './page-view.ts';

/** How many campaigns and sources are distinguished in a day; anybody can invent more. */
const MOST_NAMES = 500;
const OTHERS = '(others)';
/** How many sums are held until they are written; normally a few dozen. */
const MOST_SUMS = 20_000;
/** Rows of one statement. */
const PORTION = 500;

/** Counts page views in this process until they are stored. */
export interface ViewCounts {
  saw(view: PageView): void;
  /** Adds what was counted to the database. What it does not take stays for the next time. */
  keep(db: Executor): Promise<void>;
}

/** @param now for the Indian day */
export function createViewCounts(now: () => Date): ViewCounts {
  let sums = new Map<string, DailyViews>();
  let today = '';
  const known = { campaign: new Set<string>(), source: new Set<string>() };

  /** A name, or that of all others where too many were invented. */
  const bounded = (kind: keyof typeof known, name: string): string => {
    const names = known[kind];
    if (name === '' || names.has(name)) return name;
    if (names.size >= MOST_NAMES) return OTHERS;
    names.add(name);
    return name;
  };

  return {
    saw(view) {
      const day = nameOfDay(indianDay(now().getTime()));
      if (day !== today) for (const names of Object.values(known)) names.clear();
      today = day;
      const row = {
        day,
        page: view.page,
        campaign: bounded('campaign', view.campaign),
        source: bounded('source', view.source),
      };
      const key = Object.values(row).join('\n');
      const sum = sums.get(key);
      if (sum) sum.views++;
      else if (sums.size < MOST_SUMS) sums.set(key, { ...row, views: 1 });
    },
    async keep(db) {
      const counted = [...sums.values()];
      sums = new Map();
      for (let at = 0; at < counted.length; at += PORTION) {
        try {
          await addViews(db, counted.slice(at, at + PORTION));
        } catch (error) {
          for (const row of counted.slice(at)) {
            const key = [row.day, row.page, row.campaign, row.source].join('\n');
            const since = sums.get(key);
            sums.set(key, { ...row, views: row.views + (since?.views ?? 0) });
          }
          throw error;
        }
      }
      const late = weeksBefore(
        counted.map(({ day }) => day),
        nameOfDay(indianDay(now().getTime())),
      );
      if (late.length > 0) await forgetWeeks(db, late);
    },
  };
}
