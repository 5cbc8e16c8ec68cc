import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { firstIdAt } from '#db/id-time.ts';
import { FORGETTING } from '#db/queries/retention/retention.ts';
import * as schema from '#db/schema/index.ts';
import { forgetIdle } from '../../domain/retention/forget-idle.ts';
import { forgetOld, KEPT_DAYS } from '../../domain/retention/forget-old.ts';
import { buy } from '../support/buy.ts';
import { aanya } from '../support/companions.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const DAY_MS = 24 * 60 * 60 * 1000;

/** An id made this many days ago. */
const idAgo = (days: number, n = 0) =>
  firstIdAt(Date.now() - days * DAY_MS).slice(0, -4) + String(n).padStart(4, '0');
const ago = (days: number) => `CURRENT_TIMESTAMP(3) - interval ${days} day`;
const count = async (sql: string) =>
  Number(((await api.db.pool.query(`select count(*) as n ${sql}`))[0] as { n: number }[])[0]?.n);

it('every table is in the list of stored data', () => {
  const list = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
  const tables = Object.values(schema).map((table) => getTableName(table));
  expect(tables.filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
  expect(Object.keys(KEPT_DAYS)).toEqual(['addresses', ...Object.keys(FORGETTING)]);
});

it('deletes IP addresses after 90 days and keeps newer ones, however many there are', async () => {
  const visitor = await api.visitor();
  const { id } = (await visitor.to('me')).body;
  await api.db.pool.query(
    "update users set ip_address = '203.0.113.9', network = '203.0.113.9', user_agent = 'x'",
  );
  const old = Array.from({ length: 2_500 }, (_, n) => [idAgo(91, n), `f${n}`, idAgo(91, n)]);
  await api.db.pool.query(
    `insert into users (id, browser_fingerprint, session_id, ip_address, network, wide_network, user_agent, message_balance)
     values ${old.map(() => "(?, ?, ?, '203.0.113.1', '203.0.113.1', '203.0.113.0/24', 'x', 0)").join(',')}`,
    old.flat(),
  );
  await forgetOld(api.context);
  expect(
    await count(
      "from users where ip_address = '203.0.113.1' or network = '203.0.113.1' or wide_network = '203.0.113.0/24'",
    ),
  ).toBe(0);
  expect(
    await count(
      `from users where id = '${id}' and ip_address is not null and user_agent is not null`,
    ),
  ).toBe(1);
  await forgetOld(api.context);
});

it('deletes what has passed its retention period, and nothing newer', async () => {
  const { userId } = await buy(api);
  const run = (sql: string, values: unknown[] = []) => api.db.pool.query(sql, values);
  for (const days of [10, 1_000]) {
    await run(
      "insert into webhook_events (id, provider, event_key, type, outcome) values (?, 'sandbox', ?, 'x', 'unchanged')",
      [idAgo(days), `k${days}`],
    );
    await run(
      "insert into sandbox_orders (id, amount, state, return_url) values (?, 9, 'active', '/')",
      [idAgo(days)],
    );
    await run(
      `insert into sandbox_refunds (id, order_id, amount, created_at) values (?, ?, 9, ${ago(days)})`,
      [`r${days}`, idAgo(days)],
    );
    await run(
      `insert into reports (id, user_id, message_id, companion_id, chat_type, content, key_id, closed_at)
       values (?, ?, ?, ?, 'friendly', 'x', 'test', ${ago(days)})`,
      [idAgo(days), userId, idAgo(days), aanya.id],
    );
    await run(
      `insert into model_calls (id, purpose, companion_id, chat_type, is_free, endpoint, model, outcome, input_tokens,
         cached_tokens, output_tokens, reasoning_tokens, is_estimated, total_ms, day)
       values (?, 'message', ?, 'friendly', 1, 'primary', 'm', 'finished', 1, 0, 1, 0, 0, 1, date_format(${ago(days)}, '%Y-%m-%d'))`,
      [idAgo(days), aanya.id],
    );
  }
  const tables = ['webhook_events', 'sandbox_orders', 'sandbox_refunds', 'reports', 'model_calls'];
  const counts = () => Promise.all(tables.map((table) => count(`from ${table}`)));
  const before = await counts();
  await forgetOld(api.context);
  expect(await counts()).toEqual(before.map((rows) => rows - 1));
  await forgetOld(api.context);
  expect(await counts()).toEqual(before.map((rows) => rows - 1));
});

it('erases visitors who have been away for a year and have no order, and nobody else', async () => {
  const old = idAgo(400, 7_000);
  const [idle, buyer, back, elsewhere] = [0, 1, 2, 3].map((n) => `${old.slice(0, -1)}${n}`);
  for (const [id, lastSeen] of [
    [idle, 366],
    [buyer, 366],
    [back, 364],
    [elsewhere, 366],
  ] as const) {
    await api.db.pool.query(
      `insert into users (id, browser_fingerprint, session_id, message_balance, created_at, last_seen_at)
       values (?, ?, ?, 0, ${ago(400)}, ${ago(lastSeen)})`,
      [id, `idle-${id}`, id],
    );
  }
  const { userId } = await buy(api);
  await api.db.pool.query('update payments set user_id = ? where user_id = ?', [buyer, userId]);
  await api.db.pool.query('update browsers set user_id = ? where user_id = ?', [elsewhere, userId]);
  const all = [idle, buyer, back, elsewhere];
  expect(await forgetIdle(api.context, 0)).toBe(0);
  await Promise.all([forgetIdle(api.context, 365), forgetIdle(api.context, 365)]);
  const [rows] = await api.db.pool.query('select id from users where id in (?) order by id', [all]);
  expect(rows).toEqual([buyer, back, elsewhere].map((id) => ({ id })));
  expect(await forgetIdle(api.context, 365)).toBe(0);
});
