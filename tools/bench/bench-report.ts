import { type Database, PATIENT } from '#db/connection/client.ts';
import { makeReport } from '../../api/domain/figures/report.ts';
import { sumWeeks } from '../../api/domain/figures/weeks.ts';
import { indianDay, nameOfDay } from '../../api/domain/user/indian-day.ts';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { benchContext } from './bench-context.ts';

const DAYS = 365;
/** As many as are distinguished in a day, more than anybody has. */
const CAMPAIGNS = 200;
const PAGES = 100;
const SUBJECTS = 200;
const SPANS = [7, 30, 365];
const TIMES = 5;

const progress = createProgress();
await runCommand(progress, bench);

/** `npm run bench:report [visitors]`: how long the report takes over a year with this many visitors, a million by default. */
async function bench(life: Lifecycle): Promise<number> {
  const visitors = Number(process.argv[2] ?? 1_000_000);
  const { db } = await benchContext(life, PATIENT);
  const now = () => new Date();
  const today = indianDay(now().getTime());
  const rows = await progress.step(`Making the sums of ${visitors} visitors`, () =>
    fillSums(db, today, Math.ceil(visitors / DAYS / CAMPAIGNS)),
  );
  await progress.step('Adding up the weeks', () => sumWeeks({ db, now }));
  progress.line(`${rows} rows of sums, ${DAYS} days`);
  for (const days of SPANS) {
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth++) {
      const start = performance.now();
      await makeReport({ db, now }, days);
      times.push(performance.now() - start);
    }
    const [median = 0] = times.toSorted((a, b) => a - b).slice(TIMES >> 1);
    progress.line(
      `The report of ${String(days).padStart(3)} days: ${(median / 1000).toFixed(2)} s, at most ${(Math.max(...times) / 1000).toFixed(2)} s`,
    );
  }
  return 0;
}

/** Sums as the server would have made them, of made-up days: each campaign brought a few visitors to each page. */
async function fillSums({ pool }: Database, today: number, aCampaign: number): Promise<number> {
  const insert = async (table: string, rows: unknown[][]) => {
    await pool.query(`insert into ${table} values ?`, [rows]);
    return rows.length;
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth);
  let rows = 0;
  for (let ago = 0; ago < DAYS; ago++) {
    const day = nameOfDay(today - ago);
    rows += await insert(
      'daily_views (day, page, campaign, source, views)',
      upTo(CAMPAIGNS).flatMap((campaign) =>
        upTo(PAGES / 10).map((nth) => [
          day,
          `/blogs/article-${(campaign + nth) % PAGES}`,
          `campaign ${campaign}`,
          nth % 2 ? 'google.com' : '/blogs',
          aCampaign,
        ]),
      ),
    );
    rows += await insert(
      'cohorts',
      upTo(CAMPAIGNS).map((nth) => [day, `campaign ${nth}`, aCampaign, ...upTo(11).map(() => 1)]),
    );
    rows += await insert(
      'daily_figures (day, figure, subject, count, amount)',
      upTo(SUBJECTS).map((nth) => [
        day,
        'turn',
        `companion-${nth} friendly message answered`,
        9,
        0,
      ]),
    );
    rows += await insert('rolled_days (day, rolled_at)', [[day, new Date()]]);
  }
  await pool.query('analyze table daily_views, cohorts, daily_figures, rolled_days');
  return rows;
}
