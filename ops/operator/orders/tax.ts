import { STATES } from '#contract/indian-states.ts';
import { documentsBetween, type TaxDocumentRow } from '#db/queries/payment/tax-documents.ts';
import { documentNumber } from '../../../api/domain/payment/tax.ts';
import { type OperatorCommand, refuse } from '../command.ts';

/** Below it, in rupees, the invoices of a day may stand as one. */
const SMALL = 200;

const SUMS = ['amount', 'taxable', 'cgst', 'sgst', 'igst'] as const;
type Sums = Record<(typeof SUMS)[number], number>;

/** Documents that stand as one line: those of a day, kind and State below the limit, or a single one. */
interface Line extends Sums {
  day: string;
  kind: string;
  state: string;
  first: string;
  last: string;
  documents: number;
}

/** The tax of a month: what is small consolidated by day and State, the rest one by one. */
export const tax: OperatorCommand = {
  atDesk: { look: 'owner' },
  usage:
    '<month> [csv|all] — invoices and credit notes of a month such as 2026-11, small ones by day and State; as CSV, or every one as CSV',
  async run(call) {
    const [month = '', form = ''] = call.args;
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || !['', 'csv', 'all'].includes(form)) {
      return refuse(call, 'Of which month? For example: npm run ops -- tax 2026-11 csv');
    }
    const rows = await documentsBetween(call.db.executor, `${month}-01`, `${month}-32`);
    const lines = consolidated(rows, form === 'all' ? 0 : SMALL);
    if (form === '') {
      for (const line of lines) call.say(inWords(line));
      call.say(lines.length === 0 ? `No document in ${month}.` : inWords(totalOf(month, lines)));
    } else {
      call.say(HEAD.join(','));
      for (const line of lines) call.say(csvOf(line));
    }
    call.tell({ month, lines });
    return 0;
  },
};

/** Credit notes count against invoices. */
const signOf = ({ kind }: Pick<TaxDocumentRow, 'kind'>) => (kind === 'invoice' ? 1 : -1);

function consolidated(rows: readonly TaxDocumentRow[], below: number): Line[] {
  const lines = new Map<string, Line>();
  for (const row of rows) {
    const number = documentNumber(row);
    const key = row.amount < below ? `${row.day} ${row.series} ${row.state}` : number;
    const { day, kind, state } = row;
    const line = lines.get(key) ?? {
      ...{ day, kind, state, first: number, last: number, documents: 0 },
      ...{ amount: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 },
    };
    for (const name of SUMS) line[name] = paisa(line[name] + signOf(row) * row[name]);
    lines.set(key, { ...line, last: number, documents: line.documents + 1 });
  }
  return [...lines.values()];
}

const paisa = (rupees: number): number => Math.round(rupees * 100) / 100;

const totalOf = (month: string, lines: readonly Line[]): Line => ({
  day: month,
  kind: 'in all',
  state: '',
  first: '',
  last: '',
  documents: lines.reduce((all, { documents }) => all + documents, 0),
  ...(Object.fromEntries(
    SUMS.map((name) => [name, paisa(lines.reduce((all, line) => all + line[name], 0))]),
  ) as Sums),
});

const HEAD = ['day', 'kind', 'state', 'place of supply', 'first', 'last', 'documents', ...SUMS];

const csvOf = (line: Line): string =>
  [
    ...[line.day, line.kind, line.state, STATES[line.state] ?? '', line.first, line.last],
    line.documents,
    ...SUMS.map((name) => line[name].toFixed(2)),
  ].join(',');

const inWords = ({ day, kind, state, documents, ...sums }: Line): string =>
  `${day}  ${kind.padEnd(11)}  ${state.padEnd(2)}  ${String(documents).padStart(5)}  ₹${sums.amount.toFixed(2)}, of it CGST ${sums.cgst.toFixed(2)}, SGST ${sums.sgst.toFixed(2)}, IGST ${sums.igst.toFixed(2)}`;
