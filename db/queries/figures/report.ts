import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import type { Figure } from '../../schema/figures/daily-figures.ts';

/** Days in India from the first to the last, as YYYY-MM-DD. */
export interface Span {
  from: string;
  to: string;
}

type Sums<Name extends string> = Record<Name, number>;

/** A query over sums, whose numbers come as texts. */
export async function summed<Text extends string, Sum extends string>(
  db: Executor,
  query: SQL,
): Promise<(Record<Text, string> & Sums<Sum>)[]> {
  const [rows] = await db.execute(query);
  return (rows as unknown as Record<string, string | number>[]).map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          name.startsWith('_') ? value : Number(value),
        ]),
      ) as Record<Text, string> & Sums<Sum>,
  );
}

const within = ({ from, to }: Span) => sql`day >= ${from} and day <= ${to}`;
const COHORT = sql`sum(registered) as registered, sum(talked) as talked, sum(used_free) as usedFree,
  sum(at_wall) as atWall, sum(ordered) as ordered, sum(paid) as paid, sum(paid_again) as paidAgain,
  sum(orders_paid) as ordersPaid, sum(rupees) as rupees`;

type CohortSum =
  | 'registered'
  | 'talked'
  | 'usedFree'
  | 'atWall'
  | 'ordered'
  | 'paid'
  | 'paidAgain'
  | 'ordersPaid'
  | 'rupees';

/** Who registered within a span, by what brought them; who came back is counted of those for whom that day is over. */
export const cohortsBy = (
  db: Executor,
  by: 'campaign' | 'day',
  span: Span,
  over: { d1: string; d7: string; d30: string },
) => {
  const back = (['d1', 'd7', 'd30'] as const).map(
    (name) => sql`sum(if(day <= ${over[name]}, ${sql.raw(name)}, 0)) as ${sql.raw(name)},
      sum(if(day <= ${over[name]}, registered, 0)) as ${sql.raw(`${name}Of`)}`,
  );
  return summed<'_name', CohortSum | 'd1' | 'd1Of' | 'd7' | 'd7Of' | 'd30' | 'd30Of'>(
    db,
    sql`select ${sql.raw(by)} as _name, ${COHORT}, ${sql.join(back, sql`, `)}
      from cohorts where ${within(span)} group by 1 order by registered desc, 1`,
  );
};

/** The sums of figures within a span. */
export const figuresBy = (db: Executor, figures: readonly Figure[], span: Span) =>
  summed<'_figure' | '_subject', 'count' | 'amount'>(
    db,
    sql`select figure as _figure, subject as _subject, sum(count) as count, sum(amount) as amount
      from daily_figures where ${within(span)} and figure in ${figures} group by 1, 2 order by 3 desc`,
  );

/** Money by day. */
export const moneyByDay = (db: Executor, span: Span) =>
  summed<'_name', 'orders' | 'paid' | 'rupees' | 'refunds' | 'refunded'>(
    db,
    sql`select day as _name, sum(if(figure = 'order', count, 0)) as orders, sum(if(figure = 'paid', count, 0)) as paid,
        sum(if(figure = 'paid', amount, 0)) as rupees, sum(if(figure = 'refund', count, 0)) as refunds,
        sum(if(figure = 'refund', amount, 0)) as refunded
      from daily_figures where ${within(span)} and figure in ('order', 'paid', 'refund') group by 1`,
  );
