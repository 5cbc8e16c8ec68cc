import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { beginCalls, keepSpent } from '../../domain/chat/turn/keep-spent.ts';
import { createModelUse } from '../../domain/chat/turn/model-use.ts';
import type { BegunCalls } from '../../domain/chat/turn/spent.ts';
import { indianDay, nameOfDay } from '../../domain/user/indian-day.ts';
import { endOf, expireTheDead, ownerOf } from '../support/killed.ts';
import { startModel } from '../support/openai/emulator.ts';
import { useApi } from '../support/use-api.ts';

const model = await startModel();
afterAll(() => model.stop());

const api = useApi();
const asks = { endpoint: 'primary', model: 'm', mostMicroRupees: 100_000 };
const day = () => nameOfDay(indianDay(Date.now()));

let userId = '';
beforeAll(async () => {
  userId = (await (await api.visitor()).register()).body.user.id;
});

/** A call for a visitor who has bought nothing. */
const free = () => ({
  turnId: null,
  purpose: 'message' as const,
  companionId: newId(),
  chatType: 'friendly' as const,
  isFree: true,
  userId,
  isPaid: false,
});

const took = (microRupees: number) => ({
  endpoint: 'primary',
  model: 'm',
  outcome: 'finished' as const,
  inputTokens: 10,
  cachedTokens: 0,
  outputTokens: 2,
  reasoningTokens: 0,
  isEstimated: false,
  microRupees,
  firstWordMs: 5,
  totalMs: 9,
});

/** What calls may take where nothing but a budget is at stake. */
const within = (micro: number | undefined) => ({ calls: 1_000, micro });

/** What a process goes by that may spend half a rupee on free replies. */
const oneProcess = (warned: object[] = []) =>
  createModelUse({
    db: api.db,
    now: () => new Date(),
    welcomesADay: () => 0,
    freeCallsADay: () => 1_000,
    freeRupeesADay: () => 0.5,
    log: { warn: (data) => warned.push(data) },
  });

async function numbers(sql: string): Promise<number[]> {
  const [rows] = await api.db.pool.query(sql);
  return (rows as object[]).flatMap((row) => Object.values(row).map(Number));
}

/** What the day has cost by its budget, and by its calls. */
const books = async () => [
  ...(await numbers('SELECT micro_rupees FROM model_budgets')),
  ...(await numbers('SELECT coalesce(sum(micro_rupees), 0) FROM model_calls WHERE is_free')),
];

beforeEach(async () => {
  await api.db.pool.query('DELETE FROM model_calls');
  await api.db.pool.query('DELETE FROM model_budgets');
});

describe('the daily budget for visitors who have bought nothing', () => {
  it('is shared by all processes, however many call at once', async () => {
    const warned: object[] = [];
    const processes = [oneProcess(warned), oneProcess(warned), oneProcess(warned)];
    const uses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => processes[n % 3]?.(free(), asks)),
    );
    expect(uses.filter((use) => use?.kind === 'begun')).toHaveLength(5);
    expect(await books()).toEqual([500_000, 500_000]);
    // Once in each log.
    expect(warned).toHaveLength(3);
  });

  it('is refunded what a call did not cost, and includes what the day had cost before', async () => {
    const services = { ...api.context, now: () => new Date() };
    const first = (await beginCalls(services, free(), asks, within(undefined))) as BegunCalls;
    await keepSpent(services, first, [took(30_000), took(20_000)]);
    expect(await numbers('SELECT sum(micro_rupees) FROM model_calls')).toEqual([50_000]);
    const calls: BegunCalls[] = [];
    for (let n = 0; n < 6; n++) {
      const begun = await beginCalls(services, free(), asks, within(500_000));
      if (typeof begun === 'object') calls.push(begun);
    }
    expect(calls).toHaveLength(4);
    await Promise.all(calls.map((begun) => keepSpent(services, begun, [took(10_000)])));
    expect(await books()).toEqual([90_000, 90_000]);
    // Reported twice, it counts once.
    await keepSpent(services, calls[0] as BegunCalls, [took(10_000)]);
    expect(await books()).toEqual([90_000, 90_000]);
    expect(await beginCalls(services, free(), asks, within(500_000))).toMatchObject({ day: day() });
  });

  it('does not apply to visitors who have bought something', async () => {
    const use = oneProcess();
    for (let n = 0; n < 6; n++) await use(free(), asks);
    expect(await use(free(), asks)).toEqual({ kind: 'spared', why: 'budget' });
    expect((await use({ ...free(), isFree: false }, asks)).kind).toBe('begun');
    expect((await books())[0]).toBe(500_000);
  });

  it('takes one round trip, and none while it is known to be spent', async () => {
    const use = oneProcess();
    await use(free(), asks);
    const seen: string[] = [];
    watchQueries(api.db, { before: (sql) => void seen.push(sql) });
    await use(free(), asks);
    expect(seen).toHaveLength(1);
    for (let n = 0; n < 4; n++) await use(free(), asks);
    seen.length = 0;
    expect((await use(free(), asks)).kind).toBe('spared');
    expect(seen).toEqual([]);
  });
});

it.each([
  ['before it could say what the model took', 'before', { outcome: 'begun' }],
  ['just after that', 'after', { outcome: 'finished', input_tokens: 1200 }],
])(
  'a process killed %s loses nothing of it',
  async (_, moment, left) => {
    process.env.MODEL_URL = model.url;
    model.calls.length = 0;
    const visitor = await api.visitor();
    const args = [...(await ownerOf(api, visitor)), await visitor.startChat()];
    const settling = 'delete from `model_calls`';
    const end = await endOf('chat/killed-turn.child.ts', [
      api.url,
      ...args,
      settling,
      moment,
      'model',
    ]);
    expect([end, model.calls.length]).toEqual(['killed', 1]);
    await expireTheDead(api);
    expect(await visitor.balance()).toBe(20);
    const [rows] = await api.db.pool.query('SELECT * FROM model_calls');
    expect(rows).toMatchObject([left]);
    const [budget, all] = await books();
    expect(budget).toBe(all);
    expect(budget).toBeGreaterThan(1000);
  },
  60_000,
);
