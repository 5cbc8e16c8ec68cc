import { expect, it } from 'vitest';
import {
  backlogOf,
  ordersSince,
  refundsSince,
  registrationsSince,
} from '#db/queries/figures/live-figures.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { makeReport } from '../../domain/figures/report.ts';
import { rollUpDay } from '../../domain/figures/roll-up.ts';
import { indianDay, nameOfDay } from '../../domain/user/indian-day.ts';
import { aanya } from '../support/companions.ts';
import { fillTables } from '../support/fill-tables.ts';
import { useApi } from '../support/use-api.ts';

interface Plan {
  table: string | null;
  type: string | null;
  key: string | null;
}

const api = useApi();
const today = indianDay(Date.now());

it('every statement of the sums, of the report and of the metrics uses an index', async () => {
  // All that was long ago, so that what is asked for is little.
  const connection = await api.db.pool.getConnection();
  await connection.query("set timestamp = unix_timestamp('2020-01-01')");
  await fillTables({ ...api.db, pool: connection as never }, aanya.id);
  await connection.query('set timestamp = default');
  connection.release();
  // Other people's days, among which those asked for are few.
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `select ${n} n`).join(' union all ');
  const thousand = `(select a.n + 10 * b.n + 100 * c.n as n from (${digits}) a, (${digits}) b, (${digits}) c) t`;
  const day = "date_format(date('2015-01-01') + interval n day, '%Y-%m-%d')";
  await api.db.pool.query(
    `insert into cohorts select ${day}, 'x', 1,1,1,1,1,1,1,1,1,1,1,1 from ${thousand}`,
  );
  await api.db.pool.query(
    `insert into daily_figures select ${day}, 'paid', 'x', 1, 1 from ${thousand}`,
  );
  await api.db.pool.query(
    `insert into daily_views select ${day}, '/blogs/x', 'x', 'x', 1 from ${thousand}`,
  );
  await api.db.pool.query(`insert into rolled_days select ${day}, null, null from ${thousand}`);
  await api.db.pool.query(
    'analyze table users, payments, refunds, cohorts, daily_figures, daily_views, rolled_days',
  );
  const seen: string[] = [];
  watchQueries(api.db, { before: (sql) => seen.push(sql) });
  await api.db.pool.query('delete from rolled_days where day = ?', [nameOfDay(today)]);
  await rollUpDay(api.context, today);
  const since = new Date(Date.now() - 3_600_000);
  await backlogOf(api.db.executor);
  await registrationsSince(api.db.executor, since);
  await ordersSince(api.db.executor, since);
  await refundsSince(api.db.executor, since);
  await makeReport(api.context, 7);
  const selects = seen
    .flatMap((sql) => sql.split(';\n'))
    .filter((sql) => /^\s*(select|update|delete)/i.test(sql));
  expect(selects.length).toBeGreaterThan(20);
  for (const sql of selects) {
    const [plan] = await api.db.pool.query(`EXPLAIN FORMAT=TRADITIONAL ${sql}`);
    for (const { table, type, key } of plan as Plan[]) {
      // Derived tables are what was found by an index; companions are a dozen.
      if (table === null || table.startsWith('<') || ['c', 'companions'].includes(table)) continue;
      expect(type === 'ALL' ? `${table} whole in ${sql}` : key, sql).toBe(key);
      expect(key, `${table} in ${sql}`).not.toBeNull();
    }
  }
});
