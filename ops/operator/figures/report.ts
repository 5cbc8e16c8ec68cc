import { stringify } from 'csv-stringify/sync';
import {
  makeReport,
  SECTIONS,
  type Section,
  type Table,
} from '../../../api/domain/figures/report.ts';
import { type OperatorCommand, refuse } from '../command.ts';
import { instantWords } from '../words.ts';

const DAYS = 30;
const MOST_DAYS = 3_660;
const WIDEST = 40;

const TITLES: Record<Section, string> = {
  campaigns: 'Who came, by what brought them, and what became of them so far',
  days: 'Days in India',
  sources: 'Where visits came from',
  countries: 'Countries of visits, where the proxy tells',
  packs: 'Packs, by who took the money',
  steps: 'Looks at the packs and steps on the payment sheet',
  messages: 'Messages by who pays, and what models cost for them',
  companions: 'Companions and kinds of chat',
  articles: 'Articles that lead into chats',
};

const isSection = (word: string): word is Section => (SECTIONS as readonly string[]).includes(word);

/** Prints the report of the last days. */
export const report: OperatorCommand = {
  atDesk: { look: 'see' },
  usage: `[${SECTIONS.join('|')}] [days] [--csv] — what the last ${DAYS} Indian days have brought, from sums made beforehand; --csv needs a part`,
  async run(call) {
    const parts = call.args.filter(isSection);
    const rest = call.args.filter((word) => !isSection(word));
    const days = Number(rest[0] ?? DAYS);
    if (
      rest.length > 1 ||
      parts.length > 1 ||
      !Number.isInteger(days) ||
      days < 1 ||
      days > MOST_DAYS
    ) {
      return refuse(
        call,
        'Which part, and of how many days? For example: npm run ops -- report campaigns 7',
      );
    }
    const [part] = parts;
    const { tables, ...made } = await makeReport(call, days);
    if (call.options.csv) {
      if (!part) return refuse(call, `Of which part? One of ${SECTIONS.join(', ')}.`);
      call.write(csvOf(part, tables[part]));
      return 0;
    }
    const shown = part ? [part] : [...SECTIONS];
    call.say(
      `${made.from} to ${made.to}, ${made.asOf ? `as of ${instantWords(new Date(made.asOf))}` : 'some days are not added up yet: npm run ops -- roll-up'}`,
    );
    for (const section of shown) {
      call.say('');
      call.say(TITLES[section]);
      for (const line of linesOf(tables[section])) call.say(line);
    }
    call.tell({ ...made, tables: Object.fromEntries(shown.map((name) => [name, tables[name]])) });
    return 0;
  },
};

const csvOf = (part: Section, { columns, rows }: Table): string =>
  // A name that a spreadsheet would take for a formula is somebody else's: a campaign can be called anything.
  stringify([[part, ...columns], ...rows.map(({ name, values }) => [name, ...values])], {
    escape_formulas: true,
  });

function linesOf({ columns, rows }: Table): string[] {
  if (rows.length === 0) return ['  nothing'];
  const widths = columns.map((head, at) =>
    Math.max(head.length, ...rows.map(({ values }) => words(values[at]).length)),
  );
  const line = (name: string, cells: string[]) =>
    `  ${name.slice(0, WIDEST).padEnd(WIDEST)}${cells.map((cell, at) => `  ${cell.padStart(widths[at] ?? 0)}`).join('')}`;
  return [line('', columns), ...rows.map(({ name, values }) => line(name, values.map(words)))];
}

const words = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? '-'
    : value.toLocaleString('en-IN', { maximumFractionDigits: 2 });
