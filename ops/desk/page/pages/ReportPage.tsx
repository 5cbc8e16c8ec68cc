import type { Table as Figures, Report, Section } from '../../../../api/domain/figures/report.ts';
import { run } from '../api.ts';
import { count, instant, plain } from '../format.ts';
import { Choices } from '../parts/Choices.tsx';
import { Csv } from '../parts/Csv.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { to } from '../routes.ts';
import { useRun } from '../use-run.ts';
import { Weeks } from './TodayPage.tsx';

const SPANS = ['7', '30', '90', '365'];

const TITLES: Record<Section, string> = {
  campaigns: 'Campaigns and what became of who came',
  days: 'Days',
  sources: 'Where visits came from',
  countries: 'Countries of visits',
  packs: 'Packs',
  steps: 'Looks at the packs and steps of paying',
  messages: 'Messages and what models cost',
  companions: 'Companions',
  articles: 'Articles',
};

/** The last days, by Indian time. */
export function ReportPage({ days }: { days: string }) {
  const report = useRun<Report>('report', [days]);
  return (
    <>
      <h1>Report</h1>
      <Choices
        title="How many days"
        words={SPANS}
        open={days}
        address={(span) => to('report', span)}
        say={(span) => `${span} days`}
      />
      <Shown of={report}>
        {(it) => (
          <>
            <p className="quiet">
              {it.from} to {it.to},{' '}
              {it.asOf ? `as of ${instant(it.asOf)} in India` : 'some days are not added up yet'}
            </p>
            <Weeks from={it.from} to={it.to} {...it.tables.days} />
            {(Object.keys(it.tables) as Section[]).map((part) => (
              <Part key={part} part={part} days={days} figures={it.tables[part]} />
            ))}
          </>
        )}
      </Shown>
    </>
  );
}

function Part({ part, days, figures }: { part: Section; days: string; figures: Figures }) {
  return (
    <section>
      <div className="titled">
        <h2>{TITLES[part]}</h2>
        {figures.rows.length > 0 && (
          <Csv
            title={TITLES[part]}
            name={`${part}-${days}-days`}
            make={async () => (await run('report', [part, days], { csv: true })).written}
          />
        )}
      </div>
      <Table
        title={TITLES[part]}
        rows={figures.rows}
        keyOf={({ name }) => name}
        columns={[
          { head: 'Name', cell: ({ name }) => name },
          ...figures.columns.map((column, at) => ({
            head: plain(column),
            cell: ({ values }: Figures['rows'][number]) => {
              const value = values[at];
              return value === null || value === undefined ? '–' : count(value);
            },
            isNumber: true,
          })),
        ]}
      />
    </section>
  );
}
