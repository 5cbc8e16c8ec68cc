import { count, plain, rupees } from '../format.ts';
import { Choices } from '../parts/Choices.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { to } from '../routes.ts';
import { useRun } from '../use-run.ts';

const GROUPS = ['day', 'model', 'companion', 'type', 'payer'];
const SPANS = ['7', '30', '90'];

interface It {
  since: string;
  rupees: number;
  rows: {
    name: string;
    calls: number;
    failed: number;
    inputTokens: number;
    cachedTokens: number;
    outputTokens: number;
    firstWordMs: number | null;
    microRupees: number;
    unpriced: number;
  }[];
}

type Row = It['rows'][number];

/** What models have cost. */
export function CostPage({ group, days }: { group: string; days: string }) {
  const cost = useRun<It>('cost', [group, days]);
  return (
    <>
      <h1>Costs</h1>
      <Choices title="By what" words={GROUPS} open={group} address={(it) => to('cost', it, days)} />
      <Choices
        title="How many days"
        words={SPANS}
        open={days}
        address={(it) => to('cost', group, it)}
        say={(it) => `${it} days`}
      />
      <Shown of={cost}>
        {({ since, rupees: all, rows }) => (
          <>
            <p className="quiet">
              Since {since}: {rupees(all)} for models.
              {rows.some(({ unpriced }) => unpriced > 0) &&
                ' Some have no price: their models are not in content/models/prices.yaml.'}
            </p>
            <Table
              title={`Costs by ${group}`}
              rows={rows}
              keyOf={({ name }) => name}
              empty="No model was called."
              columns={[
                { head: plain(group), cell: ({ name }: Row) => name },
                { head: 'Rupees', cell: ({ microRupees }: Row) => inRupees(microRupees) },
                { head: 'Calls', cell: ({ calls }: Row) => count(calls) },
                { head: 'A call', cell: (row: Row) => inRupees(row.microRupees / row.calls) },
                { head: 'Failed', cell: ({ failed }: Row) => count(failed) },
                { head: 'Tokens in', cell: ({ inputTokens }: Row) => count(inputTokens) },
                { head: 'Cached', cell: cached },
                { head: 'Tokens out', cell: ({ outputTokens }: Row) => count(outputTokens) },
                { head: 'First word', cell: firstWord },
              ].map((column, at) => ({ ...column, isNumber: at > 0 }))}
            />
          </>
        )}
      </Shown>
    </>
  );
}

const inRupees = (micro: number): string => rupees(micro / 1_000_000);
const cached = ({ cachedTokens, inputTokens }: Row): string =>
  `${Math.round((100 * cachedTokens) / Math.max(inputTokens, 1))} %`;
const firstWord = ({ firstWordMs }: Row): string =>
  firstWordMs === null ? '–' : `${count(firstWordMs)} ms`;
