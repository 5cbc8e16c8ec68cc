import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorCall } from '../../../ops/operator/command.ts';
import { cost } from '../../../ops/operator/figures/cost.ts';
import { buy } from '../support/buy.ts';
import { startModel } from '../support/openai/emulator.ts';
import { useApi } from '../support/use-api.ts';

const model = await startModel();
afterAll(() => model.stop());

const TOKEN = 'prometheus-reads-this';
const SETTINGS = {
  REPLY_ENGINE: 'openai',
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'deepseek-v4-flash',
  REPLY_PACING: '0',
};
const api = useApi({}, { ...SETTINGS, METRICS_TOKEN: TOKEN });
const budgeted = useApi({}, { ...SETTINGS, FREE_RUPEES_PER_DAY: '0.50' });
const greeting = useApi({}, { ...SETTINGS, MODEL_WELCOMES_PER_DAY: '2' });

beforeEach(() => Object.assign(model, { manner: 'words', calls: [] }));

async function operate(...args: string[]) {
  const said: string[] = [];
  const told: object[] = [];
  const call = { db: api.db, args, say: said.push.bind(said), tell: told.push.bind(told) };
  const code = await cost.run(call as unknown as OperatorCall);
  return { code, text: said.join('\n'), told: told[0] };
}

async function rows(of: typeof api): Promise<Record<string, unknown>[]> {
  const [found] = await of.db.pool.query('SELECT * FROM model_calls ORDER BY id');
  return found as Record<string, unknown>[];
}

describe('what models cost', () => {
  it('is recorded for each call, without text and without a visitor', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'a secret of mine');
    const [row] = await rows(api);
    expect(row).toMatchObject({
      purpose: 'message',
      is_free: 1,
      endpoint: 'primary',
      model: 'deepseek-v4-flash',
      outcome: 'finished',
      input_tokens: 1200,
      cached_tokens: 1000,
      output_tokens: 40,
      reasoning_tokens: 10,
      is_estimated: 0,
      // (200 at 0.14, 1000 at 0.0028 and 40 at 0.28 dollars a million) at 92 rupees
      micro_rupees: Math.round(92 * (200 * 0.14 + 1000 * 0.0028 + 40 * 0.28)),
    });
    expect(JSON.stringify(row)).not.toMatch(/secret|Haan/);
    const me = (await visitor.to('me')).body;
    expect(JSON.stringify(row)).not.toContain(me.id);
  });

  it('is estimated when the server does not count, and includes failed calls', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    for (const manner of ['no end of the last line', 'cut', 'answers 400'] as const) {
      model.manner = manner;
      await visitor.send(id, 'hello there');
    }
    const mine = (await rows(api)).slice(-3);
    expect(mine.map(({ outcome }) => outcome)).toEqual(['finished', 'cut', 'failed']);
    expect(mine.map(({ is_estimated }) => is_estimated)).toEqual([1, 1, 1]);
    expect(mine[0]?.output_tokens).toBeGreaterThan(3);
    expect(mine[2]).toMatchObject({ input_tokens: 0, micro_rupees: 0 });
  });

  it('is on the visitor who has bought something', async () => {
    const { visitor, sessionId } = await buy(api);
    const before = (await rows(api)).length;
    await visitor.send(sessionId, 'hello');
    const [row] = (await rows(api)).slice(before);
    expect(row?.is_free).toBe(1);
    await api.db.pool.query("UPDATE payments SET status = 'success' WHERE session_id = ?", [
      sessionId,
    ]);
    await visitor.send(sessionId, 'hello again');
    await api.db.pool.query("UPDATE payments SET status = 'pending' WHERE session_id = ?", [
      sessionId,
    ]);
    expect((await rows(api)).at(-1)?.is_free).toBe(0);
  });

  it('is shown by day, model, companion, chat type and payer', async () => {
    const all = await rows(api);
    for (const group of ['day', 'model', 'companion', 'type', 'payer']) {
      const { code, text, told } = await operate(group);
      expect(code).toBe(0);
      const list = (told as { rows: { calls: number }[] }).rows;
      expect(list.reduce((sum, one) => sum + one.calls, 0)).toBe(all.length);
      expect(text).toContain('In all ₹');
    }
    const { text } = await operate('payer');
    for (const payer of ['free', 'paid']) expect(text).toContain(`${payer} `);
    expect((await operate('nothing')).code).toBe(1);
    expect((await operate('day', '0')).code).toBe(1);
  });

  it('is measured', async () => {
    const answer = await fetch(`${api.origin}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const text = await answer.text();
    expect(text).toMatch(/jaanu_model_calls_total\{endpoint="primary",outcome="finished"\} \d/);
    expect(text).toMatch(/jaanu_model_tokens_total\{endpoint="primary",kind="cached"\} \d/);
    expect(text).toMatch(/jaanu_model_first_word_seconds_count\{endpoint="primary"\} \d/);
    expect(text).toMatch(/jaanu_replies_total\{source="fallback"\} 1/);
    expect(text).toMatch(/jaanu_model_rupees_total\{endpoint="primary"\} 0\.\d/);
  });
});

describe('the daily budget for visitors who have bought nothing', () => {
  it('once used up switches them to the built-in engine, at the price of a message', async () => {
    const visitor = await budgeted.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'hello');
    expect(model.calls).toHaveLength(1);
    await budgeted.db.pool.query('UPDATE model_budgets SET micro_rupees = 490000');
    expect((await visitor.send(id, 'hello again')).status).toBe(200);
    expect(model.calls).toHaveLength(1);
    expect(await visitor.balance()).toBe(18);
  });
});

describe('welcomes of a model', () => {
  it('are limited per visitor and day, and written ones after that', async () => {
    const visitor = await greeting.visitor();
    for (let n = 0; n < 3; n++) {
      const id = await visitor.startChat();
      expect((await visitor.to('welcome', id)).status).toBe(200);
    }
    expect(model.calls).toHaveLength(2);
  });
});
