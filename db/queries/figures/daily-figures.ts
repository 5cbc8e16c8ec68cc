import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { firstIdAt } from '../../id-time.ts';
import type { Figure } from '../../schema/figures/daily-figures.ts';
import { dailyFigures } from '../../schema/index.ts';
import { articlesOf, type Day } from './cohorts.ts';

export type DailyFigure = typeof dailyFigures.$inferSelect;

/** Figures that may change for weeks: orders, refunds, and what became of registrations. */
export const SLOW_FIGURES: readonly Figure[] = ['order', 'paid', 'refund', 'article'];

const PACK = sql`concat(p.provider, ' ', p.amount, '/', p.message_count)`;
const within = (column: string, { since, until }: Day) =>
  sql`${sql.raw(column)} >= ${since} and ${sql.raw(column)} < ${until}`;
const made = (column: string, { since, until }: Day) =>
  sql`${sql.raw(column)} >= ${firstIdAt(since.getTime())} and ${sql.raw(column)} < ${firstIdAt(until.getTime())}`;

/** How each is added up: subject, count, amount. */
const QUERIES: Record<Exclude<Figure, 'article'>, (day: Day) => SQL> = {
  order: (day) => sql`select ${PACK} as subject, count(*) as count, 0 as amount
    from payments p where ${within('p.created_at', day)} group by 1`,
  paid: (day) => sql`select ${PACK} as subject, count(*) as count, sum(p.amount) as amount
    from payments p where ${within('p.paid_at', day)} group by 1`,
  refund: (day) => sql`select ${PACK} as subject, count(*) as count, round(sum(r.amount)) as amount
    from refunds r join payments p on p.id = r.payment_id
    where ${within('r.created_at', day)} and r.status <> 'failed' group by 1`,
  turn: (
    day,
  ) => sql`select concat_ws(' ', c.url_name, s.chat_type, t.kind, t.status) as subject, count(*) as count, 0 as amount
    from turns t join chat_sessions s on s.id = t.session_id join companions c on c.id = s.companion_id
    where ${made('t.id', day)} and t.status <> 'open' group by 1`,
  report: (
    day,
  ) => sql`select concat_ws(' ', c.url_name, r.chat_type) as subject, count(*) as count, 0 as amount
    from reports r join companions c on c.id = r.companion_id where ${made('r.id', day)} group by 1`,
  message: (day) => sql`select if(exists (select 1 from payments p where p.user_id = e.user_id
      and p.paid_at < ${day.until}), 'bought', 'free') as subject, count(*) as count, 0 as amount
    from balance_entries e where ${made('e.id', day)} and e.reason = 'message' group by 1`,
  model: (
    day,
  ) => sql`select if(is_free, 'free', 'bought') as subject, count(*) as count, coalesce(sum(micro_rupees), 0) as amount
    from model_calls where day = ${day.name} group by 1`,
};

/** Adds up the figures of a day. */
export async function figuresOf(
  db: Executor,
  day: Day,
  figures: readonly Figure[],
): Promise<DailyFigure[]> {
  const all: DailyFigure[] = [];
  for (const figure of figures) {
    const rows =
      figure === 'article'
        ? (await articlesOf(db, day)).map(({ article, registered, talked }) => ({
            subject: article,
            count: registered,
            amount: talked,
          }))
        : ((await db.execute(QUERIES[figure](day)))[0] as unknown as Pick<
            DailyFigure,
            'subject' | 'count' | 'amount'
          >[]);
    for (const { subject, count, amount } of rows) {
      all.push({ day: day.name, figure, subject, count: Number(count), amount: Number(amount) });
    }
  }
  return all;
}

/** Puts the sums of a day in the place of those before. */
export async function keepFigures(
  tx: Executor,
  day: string,
  figures: readonly Figure[],
  rows: DailyFigure[],
): Promise<void> {
  await tx
    .delete(dailyFigures)
    .where(and(eq(dailyFigures.day, day), inArray(dailyFigures.figure, [...figures])));
  if (rows.length > 0) await tx.insert(dailyFigures).values(rows);
}

export const ALL_FIGURES = [...Object.keys(QUERIES), 'article'] as Figure[];
