import { run } from '../api.ts';
import { monthName, rupees } from '../format.ts';
import { Choices } from '../parts/Choices.tsx';
import { Csv } from '../parts/Csv.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { to } from '../routes.ts';
import { useRun } from '../use-run.ts';

/** How many months have a button. */
const MONTHS = 6;

interface It {
  lines: {
    day: string;
    kind: string;
    state: string;
    first: string;
    last: string;
    documents: number;
    amount: number;
    taxable: number;
    cgst: number;
    sgst: number;
    igst: number;
  }[];
}

type Line = It['lines'][number];

const SUMS = ['amount', 'taxable', 'cgst', 'sgst', 'igst'] as const;

/** The month of today in India and those before it, as YYYY-MM. */
const monthsNow = (): string[] => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
};

/** Invoices and credit notes of a month, small ones by day and State. */
export function TaxPage({ month }: { month: string | undefined }) {
  const months = monthsNow();
  const open = month ?? months[0] ?? '';
  const tax = useRun<It>('tax', [open]);
  const csv = (form: 'csv' | 'all') => async () =>
    `${(await run('tax', [open, form])).lines.join('\n')}\n`;
  return (
    <>
      <h1>Tax</h1>
      <Choices
        title="Month"
        words={months}
        open={open}
        address={(it) => to('tax', it)}
        say={monthName}
      />
      <Shown of={tax}>
        {({ lines }) => (
          <>
            {lines.length > 0 && (
              <>
                <p className="sentence">
                  {rupees(sum(lines, 'amount'))} in {monthName(open)}, credit notes taken off.
                </p>
                <div className="buttons">
                  <Csv title="This table" isNamed name={`tax-${open}`} make={csv('csv')} />
                  <Csv title="Every document" isNamed name={`tax-${open}-all`} make={csv('all')} />
                </div>
              </>
            )}
            <Table
              title={`Tax of ${monthName(open)}`}
              rows={lines}
              keyOf={({ first, state }) => `${first} ${state}`}
              empty={`No invoice in ${monthName(open)}. They are written once GSTIN is set.`}
              columns={[
                { head: 'Day', cell: ({ day }) => <span className="whole">{day}</span> },
                { head: 'Kind', cell: ({ kind }) => kind },
                { head: 'State', cell: ({ state }) => state },
                { head: 'First', cell: ({ first }) => first },
                { head: 'Last', cell: ({ last }) => last },
                { head: 'Documents', cell: ({ documents }) => documents, isNumber: true },
                ...SUMS.map((name) => ({
                  head: HEADS[name],
                  cell: (line: Line) => rupees(line[name]),
                  isNumber: true,
                })),
              ]}
            />
          </>
        )}
      </Shown>
    </>
  );
}

const HEADS: Record<(typeof SUMS)[number], string> = {
  amount: 'Amount',
  taxable: 'Taxable',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
};

const sum = (lines: readonly Line[], name: (typeof SUMS)[number]): number =>
  lines.reduce((all, line) => all + line[name], 0);
