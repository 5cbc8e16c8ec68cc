import { beforeAll, describe, expect, it } from 'vitest';
import { report } from '../../../ops/operator/figures/report.ts';
import { rollUpDays } from '../../../ops/operator/figures/roll-up.ts';
import { makeReport, type Section, type Table } from '../../domain/figures/report.ts';
import { rollUp, rollUpDay } from '../../domain/figures/roll-up.ts';
import { coverOf, sumWeeks } from '../../domain/figures/weeks.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { indianDay, nameOfDay } from '../../domain/user/indian-day.ts';
import { campaignOf } from '../../visits/campaign.ts';
import { createViewCounts } from '../../visits/view-counts.ts';
import { deliver } from '../support/buy.ts';
import { aanya } from '../support/companions.ts';
import { operateOn } from '../support/operate.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const scripted = scriptedProvider();
const api = useApi({
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
});
const PROVIDER = scripted.provider.name;
const today = indianDay(Date.now());
const DAY_MS = 24 * 60 * 60 * 1000;

async function newVisitor(urlParams: Record<string, string>): Promise<[Visitor, string]> {
  const visitor = api.browser();
  const { body } = await visitor.register({ urlParams });
  return [visitor, body.user.id];
}

async function pay(visitor: Visitor, sessionId: string): Promise<string> {
  const pack = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
  const { orderId } = (await visitor.to('createPayment', undefined, pack)).body;
  (scripted.orders.get(orderId) as { state: string }).state = 'paid';
  await deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
  return orderId;
}

/** Lets everybody have registered some days ago. */
const age = (userId: string, days: number) =>
  api.db.pool.query(
    `update users set created_at = created_at - interval ${days} day where id = ?`,
    [userId],
  );

const rows = async (table: string) => (await api.db.pool.query(`select * from ${table}`))[0];
const sums = async () => [await rows('cohorts'), await rows('daily_figures')];

/** A row of a table of the report, by its columns. */
async function row(section: Section, name: string, days = 30) {
  const { columns, rows } = (await makeReport(api.context, days)).tables[section];
  const found = rows.find((each) => each.name === name);
  return found && Object.fromEntries(columns.map((column, at) => [column, found.values[at]]));
}

/** Makes the sums again, as if those there are were old. */
async function again(): Promise<string[]> {
  await api.db.pool.query('update rolled_days set rolled_at = null, claimed_until = null');
  return rollUp(api.context);
}

let buyer: string;
let order: string;

beforeAll(async () => {
  const reel = { utm_campaign: 'Diwali Reel', utm_source: 'ig', article: '/blogs/one' };
  const [first, id] = await newVisitor(reel);
  buyer = id;
  const chat = await first.startChat({ chatType: 'friendly', companionId: aanya.id });
  await first.send(chat, 'hi');
  order = await pay(first, chat);
  await pay(first, chat);
  const [second, freeId] = await newVisitor({ gclid: 'abc' });
  const other = await second.startChat({ chatType: 'romantic', companionId: aanya.id });
  for (let n = 0; n < 21; n++) await second.send(other, 'hi');
  await newVisitor(reel);
  const { viewCounts } = api.context;
  const view = { campaign: 'diwali reel', source: 'l.instagram.com' };
  for (const page of ['/', '/blogs/one', '/blogs/one']) viewCounts.saw({ ...view, page });
  viewCounts.saw({ campaign: '', page: '/', source: '/blogs/one' });
  viewCounts.saw({ campaign: '', page: '/paywall/*', source: '/chat/*' });
  viewCounts.saw({ campaign: '', page: 'step:opened', source: 'gpay' });
  await viewCounts.keep(api.db.executor);
  await age(buyer, 1);
  await age(freeId, 40);
  await refundOrder(api.context, { orderId: order, note: 'asked for it' });
  expect(await rollUp(api.context)).toContain(nameOfDay(today));
});

describe('the sums of days', () => {
  it('show what became of new visitors, by source', async () => {
    expect(await row('campaigns', 'diwali reel')).toEqual({
      visits: 3,
      registered: 2,
      talked: 1,
      usedFree: 0,
      atWall: 0,
      ordered: 1,
      paid: 1,
      paidAgain: 1,
      'orders paid': 2,
      rupees: 18,
      'D1 %': null,
      'D7 %': null,
      'D30 %': null,
    });
    expect(await row('campaigns', 'google ads', 60)).toMatchObject({
      registered: 1,
      talked: 1,
      usedFree: 1,
      atWall: 1,
      paid: 0,
      'D1 %': 0,
      'D30 %': 0,
    });
  });

  it('show who returned, once that day is over', async () => {
    await age(buyer, 6);
    await again();
    expect(await row('campaigns', 'diwali reel')).toMatchObject({ 'D1 %': 0, 'D7 %': null });
    const { db } = api;
    const later = { db, now: () => new Date(Date.now() + 3 * 24 * 3_600_000) };
    const { columns, rows } = (await makeReport(later, 30)).tables.campaigns;
    const at = columns.indexOf('D7 %');
    // Of the two, the visitor who registered a week ago counts, and has come back.
    expect(rows.find(({ name }) => name === 'diwali reel')?.values[at]).toBe(100);
    await age(buyer, -6);
  });

  it('show money by day, pack and provider', async () => {
    expect(await row('days', nameOfDay(today))).toMatchObject({
      orders: 2,
      paid: 2,
      rupees: 18,
      refunds: 1,
      refunded: 9,
    });
    expect(await row('packs', `${PROVIDER} 9/10`)).toEqual({
      orders: 2,
      paid: 2,
      rupees: 18,
      refunds: 1,
      refunded: 9,
    });
  });

  it('show messages, companions, steps and articles', async () => {
    expect(await row('messages', 'free')).toMatchObject({ messages: 20 });
    expect(await row('messages', 'bought')).toMatchObject({ messages: 1 });
    expect(await row('companions', `${aanya.urlName} romantic`)).toMatchObject({ turns: 20 });
    expect(await row('steps', 'packs')).toEqual({ times: 1 });
    expect(await row('steps', 'opened gpay')).toEqual({ times: 1 });
    expect(await row('articles', '/blogs/one')).toEqual({
      views: 2,
      'led into the app': 1,
      registered: 2,
      talked: 1,
    });
  });

  it('are the same however often they are computed, also concurrently', async () => {
    await again();
    const before = await sums();
    await again();
    expect(await sums()).toEqual(before);
    await api.db.pool.query('update rolled_days set rolled_at = null, claimed_until = null');
    const made = await Promise.all([1, 2, 3].map(() => rollUp(api.context)));
    const days = made.flat();
    expect(new Set(days).size).toBe(days.length);
    expect(await sums()).toEqual(before);
    expect(await rollUp(api.context)).toEqual([]);
  });

  it('are recomputed for an old day when a visitor who registered then pays now', async () => {
    const [late, id] = await newVisitor({ utm_source: 'old' });
    const chat = await late.startChat();
    await age(id, 50);
    await again();
    expect(await row('campaigns', 'old', 60)).toMatchObject({ registered: 1, paid: 0 });
    await pay(late, chat);
    await api.db.pool.query('update rolled_days set rolled_at = null where day = ?', [
      nameOfDay(today),
    ]);
    await rollUp(api.context);
    await rollUp(api.context);
    expect(await row('campaigns', 'old', 60)).toMatchObject({ registered: 1, paid: 1 });
  });

  it('keep visitors erased since, until they are rebuilt from scratch', async () => {
    const [gone] = await newVisitor({ utm_source: 'gone' });
    await again();
    await gone.to('eraseMe');
    await again();
    expect(await row('campaigns', 'gone')).toMatchObject({ registered: 1 });
    await rollUpDay(api.context, today, { fromScratch: true });
    expect(await row('campaigns', 'gone')).toBeUndefined();
  });

  it('are left to the process that computes them, and to the next one if it dies', async () => {
    const name = nameOfDay(today);
    await api.db.pool.query("update rolled_days set claimed_until = '2099-01-01' where day = ?", [
      name,
    ]);
    expect(await rollUpDay(api.context, today)).toBe(false);
    await api.db.pool.query("update rolled_days set claimed_until = '2026-01-01' where day = ?", [
      name,
    ]);
    expect(await rollUpDay(api.context, today)).toBe(true);
  });

  it('find the payment time of an order settled by an earlier version', async () => {
    await api.db.pool.query('update payments set paid_at = null where id = ?', [order]);
    await rollUpDay(api.context, today);
    const [[found]] = (await api.db.pool.query(
      "select p.paid_at, e.created_at from payments p join balance_entries e on e.reason = 'pack' and e.reference = p.id where p.id = ?",
      [order],
    )) as unknown as [[{ paid_at: Date; created_at: Date }]];
    expect(found.paid_at).toEqual(found.created_at);
  });
});

const ADDRESSES: Record<string, string>[] = [
  { utm_campaign: ' Diwali  REEL ', utm_source: 'ig' },
  { utm_campaign: '', utm_source: 'IG' },
  { utm_campaign: 'दिवाली sale' },
  { utm_campaign: 'x'.repeat(200) },
  { fbclid: '1' },
  { wbraid: '1', fbclid: '2' },
  { igshid: 'a' },
  { msclkid: 'a' },
  { ttclid: 'a' },
  { twclid: 'a' },
  { utm_medium: 'cpc' },
  {},
];

it.each(ADDRESSES)(
  'a campaign has the same name in views and registrations: %j',
  async (params) => {
    const [, id] = await newVisitor(params);
    const ago = 60 + ADDRESSES.indexOf(params);
    await age(id, ago);
    await rollUpDay(api.context, today - ago);
    const [found] = await api.db.pool.query('select campaign from cohorts where day = ?', [
      nameOfDay(today - ago),
    ]);
    expect(found).toEqual([{ campaign: campaignOf(new URLSearchParams(params)) }]);
  },
);

it('a report is the same by weeks that were added up as by days alone, late views too', async () => {
  const run = (sql: string) => api.db.pool.query(sql);
  for (let ago = 0; ago < 40; ago++) {
    const counts = createViewCounts(() => new Date(Date.now() - ago * DAY_MS));
    for (let n = 0; n <= ago % 5; n++) {
      counts.saw({ page: `/blogs/${n}`, campaign: `c${ago % 3}`, source: 'google.com' });
      counts.saw({ page: '/', campaign: '', source: `/blogs/${n}` });
      counts.saw({ page: 'step:opened', campaign: '', source: n === 0 ? '' : 'gpay' });
      counts.saw({ page: '/paywall/*', campaign: `c${n}`, source: '/chat/*' });
      counts.saw({ page: 'country:IN', campaign: '', source: '' });
    }
    await counts.keep(api.db.executor);
  }
  const tablesOf = async (days: number) => {
    const { tables } = await makeReport(api.context, days);
    const sorted = ({ columns, rows }: Table) => ({
      columns,
      rows: rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    });
    return Object.fromEntries(Object.entries(tables).map(([name, each]) => [name, sorted(each)]));
  };
  const SPANS = [1, 7, 13, 20, 28, 39, 60];
  const all = () => Promise.all(SPANS.map(tablesOf));
  await run('delete from weekly_views');
  const byDays = await all();
  await Promise.all([1, 2, 3].map(() => sumWeeks(api.context)));
  expect((await coverOf(api.db.executor, today - 39, today)).weeks.length).toBeGreaterThan(3);
  expect(await all()).toEqual(byDays);
  // A process that had no database for hours reports views of a week already added up.
  let daysAgo = 20;
  const late = createViewCounts(() => new Date(Date.now() - daysAgo * DAY_MS));
  late.saw({ page: '/', campaign: 'late', source: 'late.example' });
  daysAgo = 0;
  await late.keep(api.db.executor);
  const withLate = await all();
  await sumWeeks(api.context);
  expect(await all()).toEqual(withLate);
  expect(await row('campaigns', 'late')).toMatchObject({ visits: 1 });
});

describe('ops report', () => {
  it('prints all of it or one part, and refuses an unknown part', async () => {
    const all = await operateOn(api, report, ['7']);
    expect(all.code).toBe(0);
    for (const words of ['diwali reel', 'Packs', '/blogs/one', `${PROVIDER} 9/10`]) {
      expect(all.text).toContain(words);
    }
    const { told } = await operateOn(api, report, ['packs']);
    expect(Object.keys((told as { tables: object }).tables)).toEqual(['packs']);
    for (const odd of [['nothing'], ['0'], ['packs', 'days'], ['1.5']]) {
      expect((await operateOn(api, report, odd)).code).toBe(1);
    }
  });

  it('writes a table for a spreadsheet, in which no name is a formula', async () => {
    api.context.viewCounts.saw({ page: '/', campaign: '=cmd|x', source: '' });
    await api.context.viewCounts.keep(api.db.executor);
    const { written } = await operateOn(api, report, ['campaigns', '7'], { csv: true });
    expect(written).toMatch(/^campaigns,visits,registered,/);
    expect(written).toMatch(/^diwali reel,3,2,1,/m);
    expect(written).toMatch(/^'=cmd\|x,1,/m);
    expect((await operateOn(api, report, [], { csv: true })).code).toBe(1);
  });

  it('rebuilds days from scratch by hand', async () => {
    const name = nameOfDay(today);
    expect((await operateOn(api, rollUpDays, [name])).told).toEqual({ days: [name] });
    expect((await operateOn(api, rollUpDays, [])).code).toBe(0);
    for (const odd of [['yesterday'], ['2026-11-02', '2026-11-01'], ['2099-01-01']]) {
      expect((await operateOn(api, rollUpDays, odd)).code).toBe(1);
    }
  });
});
