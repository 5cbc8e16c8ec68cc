import { useEffect, useMemo } from 'react';
import type { Report } from '../../../../api/domain/figures/report.ts';
import type { Today } from '../../../../api/domain/figures/today.ts';
import { count, instant, plain, rupees } from '../format.ts';
import { Chart } from '../parts/Chart.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { to } from '../routes.ts';
import { useRun } from '../use-run.ts';

const EVERY_MS = 30_000;
const DAYS = '14';

/** The page that shows what is pending. */
const LOOK_AT: Record<string, string> = {
  'reports-open': 'reports',
  'refunds-failed': 'review',
  'disputes-open': 'review',
  'turns-abandoned': 'review',
};

/** The current day's figures, and the two weeks before it. */
export function TodayPage() {
  const today = useRun<Today>('today', []);
  const { again } = today;
  useEffect(() => {
    const timer = setInterval(() => void again(), EVERY_MS);
    return () => clearInterval(timer);
  }, [again]);
  const report = useRun<Report>('report', ['days', DAYS]);
  return (
    <>
      <h1>Today</h1>
      <Shown of={today}>{(it) => <Day it={it} />}</Shown>
      <h2>Two weeks</h2>
      <Shown of={report}>
        {({ from, to: until, tables }) => <Weeks from={from} to={until} {...tables.days} />}
      </Shown>
    </>
  );
}

function Day({ it }: { it: Today }) {
  const waiting = Object.entries(it.backlog).filter(([what, n]) => n > 0 && what !== 'processes');
  return (
    <>
      {(it.maintenance || it.notice) && (
        <p className="card warn">
          {it.maintenance ? `Maintenance: ${it.maintenance}` : `Notice: ${it.notice}`}{' '}
          <a href={to('steer')}>Steer</a>
        </p>
      )}
      <ul className="tiles">
        <Tile
          name="Paid"
          value={rupees(it.rupees)}
          more={`${count(it.paid)} of ${count(it.orders)} orders`}
        />
        <Tile name="New visitors" value={count(it.registrations)} more="since midnight in India" />
        <Tile
          name="Messages answered"
          value={count(it.answered)}
          more={`${count(it.unanswered)} got no reply`}
        />
        <Tile name="Refunds" value={count(it.refunds)} more={rupees(it.refunded)} />
      </ul>
      <p className="quiet">
        {it.day}, as of {instant(it.asOf)} in India; {count(it.backlog.processes)}{' '}
        {it.backlog.processes === 1 ? 'process runs' : 'processes run'}.
      </p>
      <div className="columns">
        <section>
          <h2>What waits</h2>
          <Table
            title="What waits"
            rows={waiting}
            keyOf={([what]) => what}
            empty="Nothing waits."
            columns={[
              {
                head: 'What',
                cell: ([what]) =>
                  LOOK_AT[what] ? <a href={to(LOOK_AT[what])}>{plain(what)}</a> : plain(what),
              },
              { head: 'How many', cell: ([, n]) => count(n), isNumber: true },
            ]}
          />
        </section>
        <section>
          <h2>Packs paid</h2>
          <Table
            title="Packs paid today"
            rows={it.packs}
            keyOf={({ pack }) => pack}
            empty="Nothing was paid yet."
            columns={[
              { head: 'Price / messages', cell: ({ pack }) => `₹${pack.replace('/', ' / ')}` },
              { head: 'Orders', cell: ({ paid }) => count(paid), isNumber: true },
              { head: 'Rupees', cell: ({ rupees: sum }) => rupees(sum), isNumber: true },
            ]}
          />
        </section>
      </div>
    </>
  );
}

const Tile = ({ name, value, more }: { name: string; value: string; more: string }) => (
  <li className="card">
    <span>{name}</span> <strong>{value}</strong> <small>{more}</small>
  </li>
);

const DAY_MS = 86_400_000;

/** The days of a report as lines: a day without a row is one of nothing. */
export function Weeks({
  from,
  to: until,
  rows,
  columns,
}: Pick<Report, 'from' | 'to'> & Report['tables']['days']) {
  const { days, lines } = useMemo(() => {
    const known = new Map(rows.map((row) => [row.name, row.values]));
    const length = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;
    const names = Array.from({ length }, (_, at) =>
      new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10),
    );
    const column = (name: string) => {
      const at = columns.indexOf(name);
      return names.map((day) => known.get(day)?.[at] ?? 0);
    };
    return {
      days: names,
      lines: [
        { label: 'Registered', values: column('registered'), colour: '--link' as const },
        { label: 'Rupees', values: column('rupees'), colour: '--marigold' as const },
      ],
    };
  }, [from, until, rows, columns]);
  if (rows.length === 0) return <p className="quiet">No day has been added up yet.</p>;
  return (
    <Chart
      title="Registrations and rupees by day; the numbers stand in the report"
      days={days}
      lines={lines}
    />
  );
}
