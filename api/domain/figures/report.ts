import { cohortsBy, figuresBy, moneyByDay, type Span } from '#db/queries/figures/report.ts';
import { rolledSince } from '#db/queries/figures/rolled-days.ts';
import { type Cover, viewsBy } from '#db/queries/figures/weekly-views.ts';
import type { Services } from '../ports.ts';
import { indianDay, nameOfDay } from '../user/indian-day.ts';
import { coverOf } from './weeks.ts';

/** A table of the report: what each row is called, and its numbers by column; null: not known yet. */
export interface Table {
  columns: string[];
  rows: { name: string; values: (number | null)[] }[];
}

/** The parts of a report. */
export const SECTIONS = [
  'campaigns',
  'days',
  'sources',
  'countries',
  'packs',
  'steps',
  'messages',
  'companions',
  'articles',
] as const;
export type Section = (typeof SECTIONS)[number];

export interface Report extends Span {
  /** When the sums were made that are the oldest of these; null: some never were. */
  asOf: string | null;
  tables: Record<Section, Table>;
}

/** How many sources are listed. */
const SOURCES = 30;

const FUNNEL = [
  'registered',
  'talked',
  'usedFree',
  'atWall',
  'ordered',
  'paid',
  'paidAgain',
] as const;

/** The last days, by Indian time, from precomputed sums. */
export async function makeReport(
  { db, now }: Pick<Services, 'db' | 'now'>,
  days: number,
): Promise<Report> {
  const today = indianDay(now().getTime());
  const span = { from: nameOfDay(today - days + 1), to: nameOfDay(today) };
  const { executor } = db;
  const over = { d1: nameOfDay(today - 2), d7: nameOfDay(today - 8), d30: nameOfDay(today - 31) };
  const rolled = await rolledSince(executor, span.from);
  const cover = await coverOf(executor, today - days + 1, today);
  const oldest = rolled.map(({ rolledAt }) => rolledAt?.getTime() ?? 0);
  return {
    ...span,
    asOf:
      oldest.length === 0 || oldest.includes(0)
        ? null
        : new Date(Math.min(...oldest)).toISOString(),
    tables: {
      campaigns: joined(
        await cohortsBy(executor, 'campaign', span, over),
        await viewsBy(executor, 'campaign', cover),
      ),
      days: await daily(executor, { span, cover, over }),
      sources: table(
        ['visits'],
        (await viewsBy(executor, 'source', cover)).slice(0, SOURCES),
        ({ visits }) => [visits],
      ),
      countries: table(['visits'], await viewsBy(executor, 'country', cover), ({ visits }) => [
        visits,
      ]),
      packs: await packs(executor, span),
      steps: table(['times'], await viewsBy(executor, 'step', cover), ({ visits }) => [visits]),
      messages: await messages(executor, span),
      companions: await companions(executor, span),
      articles: await articles(executor, span, cover),
    },
  };
}

type Db = Services['db']['executor'];

const table = <Row extends { _name: string }>(
  columns: string[],
  rows: Row[],
  values: (row: Row) => (number | null)[],
): Table => ({ columns, rows: rows.map((row) => ({ name: row._name, values: values(row) })) });

/** Part of a whole in percent with one digit behind the point; null where there is no whole. */
const share = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((1000 * part) / whole) / 10 : null;

function joined(
  cohorts: Awaited<ReturnType<typeof cohortsBy>>,
  visits: Awaited<ReturnType<typeof viewsBy>>,
): Table {
  const names = [...new Set([...cohorts, ...visits].map(({ _name }) => _name))];
  return {
    columns: ['visits', ...FUNNEL, 'orders paid', 'rupees', 'D1 %', 'D7 %', 'D30 %'],
    rows: names.map((name) => {
      const cohort = cohorts.find(({ _name }) => _name === name);
      const seen = visits.find(({ _name }) => _name === name)?.visits ?? 0;
      return {
        name: name || '(nothing said)',
        values: [
          seen,
          ...FUNNEL.map((step) => cohort?.[step] ?? 0),
          cohort?.ordersPaid ?? 0,
          cohort?.rupees ?? 0,
          share(cohort?.d1 ?? 0, cohort?.d1Of ?? 0),
          share(cohort?.d7 ?? 0, cohort?.d7Of ?? 0),
          share(cohort?.d30 ?? 0, cohort?.d30Of ?? 0),
        ],
      };
    }),
  };
}

async function daily(
  db: Db,
  { span, cover, over }: { span: Span; cover: Cover; over: Parameters<typeof cohortsBy>[3] },
): Promise<Table> {
  const visits = new Map((await viewsBy(db, 'day', cover)).map((row) => [row._name, row]));
  const cohorts = new Map((await cohortsBy(db, 'day', span, over)).map((row) => [row._name, row]));
  const money = new Map((await moneyByDay(db, span)).map((row) => [row._name, row]));
  const names = [...new Set([...visits.keys(), ...cohorts.keys(), ...money.keys()])].sort();
  return {
    columns: ['visits', 'views', 'registered', 'orders', 'paid', 'rupees', 'refunds', 'refunded'],
    rows: names.reverse().map((name) => ({
      name,
      values: [
        visits.get(name)?.visits ?? 0,
        visits.get(name)?.views ?? 0,
        cohorts.get(name)?.registered ?? 0,
        ...(['orders', 'paid', 'rupees', 'refunds', 'refunded'] as const).map(
          (column) => money.get(name)?.[column] ?? 0,
        ),
      ],
    })),
  };
}

/** A table of figures by subject: each column adds up those that are its own. */
function bySubject<
  Row extends { _figure: string; _subject: string; count: number; amount: number },
>(rows: Row[], nameOf: (row: Row) => string, columns: Record<string, (row: Row) => number>): Table {
  const sums = new Map<string, number[]>();
  for (const row of rows) {
    const values = Object.values(columns).map((column) => column(row));
    const before = sums.get(nameOf(row)) ?? values.map(() => 0);
    sums.set(
      nameOf(row),
      before.map((sum, at) => sum + (values[at] ?? 0)),
    );
  }
  return {
    columns: Object.keys(columns),
    rows: [...sums].map(([name, values]) => ({ name, values })),
  };
}

const packs = async (db: Db, span: Span): Promise<Table> =>
  bySubject(await figuresBy(db, ['order', 'paid', 'refund'], span), ({ _subject }) => _subject, {
    orders: ({ _figure, count }) => (_figure === 'order' ? count : 0),
    paid: ({ _figure, count }) => (_figure === 'paid' ? count : 0),
    rupees: ({ _figure, amount }) => (_figure === 'paid' ? amount : 0),
    refunds: ({ _figure, count }) => (_figure === 'refund' ? count : 0),
    refunded: ({ _figure, amount }) => (_figure === 'refund' ? amount : 0),
  });

const messages = async (db: Db, span: Span): Promise<Table> =>
  bySubject(await figuresBy(db, ['message', 'model'], span), ({ _subject }) => _subject, {
    messages: ({ _figure, count }) => (_figure === 'message' ? count : 0),
    'calls of models': ({ _figure, count }) => (_figure === 'model' ? count : 0),
    'their rupees': ({ _figure, amount }) => (_figure === 'model' ? amount / 1_000_000 : 0),
  });

const companions = async (db: Db, span: Span): Promise<Table> => {
  const partOf = ({ _subject }: { _subject: string }) => _subject.split(' ');
  const is =
    (kind: string, status: string) =>
    (row: { _figure: string; _subject: string; count: number }) => {
      const [, , its, how] = partOf(row);
      return row._figure === 'turn' && its === kind && how === status ? row.count : 0;
    };
  return bySubject(
    await figuresBy(db, ['turn', 'report'], span),
    (row) => partOf(row).slice(0, 2).join(' '),
    {
      turns: (row) => is('message', 'answered')(row) + is('message', 'replaced')(row),
      'another reply': (row) => is('variant', 'answered')(row) + is('variant', 'replaced')(row),
      failed: ({ _figure, _subject, count }) =>
        _figure === 'turn' && _subject.endsWith(' released') ? count : 0,
      'cards and care': (row) => is('danger', 'answered')(row) + is('care', 'answered')(row),
      reports: ({ _figure, count }) => (_figure === 'report' ? count : 0),
    },
  );
};

async function articles(db: Db, span: Span, cover: Cover): Promise<Table> {
  const views = await viewsBy(db, 'article', cover);
  const led = new Map((await figuresBy(db, ['article'], span)).map((row) => [row._subject, row]));
  const names = [...new Set([...views.map(({ _name }) => _name), ...led.keys()])];
  const rows = names.map((name) => {
    const seen = views.find(({ _name }) => _name === name);
    const { count = 0, amount = 0 } = led.get(name) ?? {};
    return { name, values: [seen?.visits ?? 0, seen?.views ?? 0, count, amount] };
  });
  rows.sort(
    (a, b) => (b.values[3] ?? 0) - (a.values[3] ?? 0) || (b.values[0] ?? 0) - (a.values[0] ?? 0),
  );
  return { columns: ['views', 'led into the app', 'registered', 'talked'], rows };
}
