import { COST_GROUPS, type CostGroup, costsBy } from '#db/queries/chat/model-calls.ts';
import { indianDay, nameOfDay } from '../../../api/domain/user/indian-day.ts';
import { type OperatorCommand, refuse } from '../command.ts';

const DAYS = 30;

const GROUPS: readonly string[] = COST_GROUPS;

/** Prints what models have cost, by day, model, companion, chat type, or who has paid. */
export const cost: OperatorCommand = {
  atDesk: { look: 'see' },
  usage: `[${COST_GROUPS.join('|')}] [days] — what models cost in the last ${DAYS} days, in rupees; by day unless said otherwise`,
  async run(call) {
    const [group = 'day', given = String(DAYS)] = call.args;
    const days = Number(given);
    if (!GROUPS.includes(group) || !Number.isInteger(days) || days < 1) {
      return refuse(
        call,
        'By what, and for how many days? For example: npm run ops -- cost model 7',
      );
    }
    const since = nameOfDay(indianDay(Date.now()) - days + 1);
    const rows = await costsBy(call.db.executor, group as CostGroup, since);
    if (rows.length === 0) call.say(`No model was called in the last ${days} days.`);
    else call.say(HEAD);
    for (const row of rows) call.say(lineOf(row));
    const micro = rows.reduce((sum, row) => sum + row.microRupees, 0);
    const calls = rows.reduce((sum, row) => sum + row.calls, 0);
    if (rows.length > 0) call.say(`In all ₹${rupees(micro)} for ${calls} calls.`);
    if (rows.some(({ unpriced }) => unpriced > 0)) {
      call.say('Some have no price: their models are not in content/models/prices.yaml.');
    }
    call.tell({ group, since, rows, rupees: micro / 1_000_000 });
    return 0;
  },
};

type Row = Awaited<ReturnType<typeof costsBy>>[number];

const COLUMNS: [head: string, width: number, value: (row: Row) => string][] = [
  ['calls', 7, ({ calls }) => String(calls)],
  ['failed', 7, ({ failed }) => String(failed)],
  ['in', 10, ({ inputTokens }) => String(inputTokens)],
  ['cached', 7, ({ inputTokens, cachedTokens }) => percent(cachedTokens, inputTokens)],
  ['out', 9, ({ outputTokens }) => String(outputTokens)],
  ['first word', 11, ({ firstWordMs }) => (firstWordMs === null ? '-' : `${firstWordMs} ms`)],
  ['rupees', 10, ({ microRupees }) => rupees(microRupees)],
  ['a reply', 9, ({ microRupees, calls }) => rupees(microRupees / calls, 4)],
];

const WIDEST = 28;

const HEAD = ''.padEnd(WIDEST) + COLUMNS.map(([head, width]) => head.padStart(width)).join('');

const lineOf = (row: Row): string =>
  row.name.slice(0, WIDEST - 1).padEnd(WIDEST) +
  COLUMNS.map(([, width, value]) => value(row).padStart(width)).join('');

const rupees = (micro: number, digits = 2): string => (micro / 1_000_000).toFixed(digits);

const percent = (part: number, whole: number): string =>
  `${Math.round((100 * part) / Math.max(whole, 1))} %`;
