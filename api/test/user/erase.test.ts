import { expect, it } from 'vitest';
import { erase } from '../../domain/user/erase.ts';
import { reinstate } from '../../domain/user/reinstate.ts';
import { buy } from '../support/buy.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

async function rowsOf<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  const [rows] = await api.db.pool.query(sql, values);
  return rows as T[];
}

/** How many rows each table holds. */
async function counts(): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = database()',
  );
  const counted = tables.map(({ name }) => `select '${name}' as name, count(*) as n from ${name}`);
  const rows = await rowsOf<{ name: string; n: number }>(counted.join(' union all '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** A visitor with three chats and rows in every table that refers to visitors. */
async function someoneBusy(): Promise<string> {
  const { visitor, userId, sessionId } = await buy(api);
  const chats = [sessionId, await visitor.startChat(), await visitor.startChat()];
  for (const id of chats) {
    await visitor.to('welcome', id);
    await visitor.send(id, 'My name is Arjun');
    await visitor.send(id, 'hi');
    const [, text] = await visitor.messages(id);
    await visitor.to('rememberMessage', text?.id);
    const hers = (await visitor.messages(id)).find(({ sender }) => sender === 'ai');
    await visitor.to('reportMessage', hers?.id, { reason: 'rude', consent: true });
    const pack = { sessionId: id, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    await visitor.to('createPayment', undefined, pack);
  }
  await visitor.send(sessionId, 'I want to kill myself');
  await visitor.send(sessionId, 'I am 16');
  await reinstate(api.context, { userId, note: 'is 34' });
  await api.db.pool.query(
    `insert into letta_agents (id, user_id, companion_id, letta_agent_id, chat_type)
     select id, user_id, companion_id, 'agent', chat_type from chat_sessions where id = ?;
     insert into message_variants (id, session_id, message_id, place, content, key_id)
     select uuid(), session_id, id, 0, 'sealed', 'test' from messages where session_id = ? limit 1;
     insert into letta_conversations (session_id, letta_agent_id, conversation_id) values (?, 'agent', 'conv-1');
     insert into chat_stories (id, session_id, through_id, content, key_id)
     select uuid(), id, id, 'sealed', 'test' from chat_sessions where id = ?;
     insert into referrals (id, referrer_id, device, status) values (uuid(), ?, 'device', 'held');
     insert into recovery_codes (user_id, digest) values (?, uuid());
     insert into push_wishes (message_id, user_id, ask_at)
     select id, ?, now() from messages where session_id = ? limit 1;
     insert into push_subscriptions (id, user_id, browser_id, endpoint, p256dh, auth)
     select uuid(), user_id, id, 'https://push.example', 'key', 'secret' from browsers where user_id = ? limit 1;
     insert into handoff_codes (digest, user_id, path, expires_at) values (uuid(), ?, '/', now());
     insert into disputes (provider, id, order_id, amount, status, stage, reason, said_at) values ('p', uuid(), 'o', 9, 'open', '', '', now())`,
    [
      ...[sessionId, sessionId, sessionId, sessionId, userId, userId],
      ...[userId, sessionId, userId, userId],
    ],
  );
  return userId;
}

it('leaves nothing of a visitor with several chats but anonymous orders and a digest', async () => {
  const other = await api.visitor();
  await other.send(await other.startChat(), 'My name is Meera');
  const before = await counts();
  const userId = await someoneBusy();
  const during = await counts();
  const unmoved = Object.keys(before).filter((table) => before[table] === during[table]);
  // Every other table has to have something to lose.
  expect(unmoved.sort()).toEqual([
    '__drizzle_migrations',
    '__migration_steps',
    'cohorts',
    'companion_versions',
    'companions',
    'daily_figures',
    'daily_views',
    'desk_links',
    'desk_passkeys',
    'desk_sessions',
    'erased_visitors',
    'key_checks',
    'letta_deletions',
    'model_budgets',
    'model_calls',
    'operator_log',
    'processes',
    'prompts',
    'refunds',
    'released_files',
    'released_packs',
    'rolled_days',
    'sandbox_refunds',
    'sealed_pieces',
    'sealed_visitors',
    'setting_changes',
    'tax_documents',
    'tax_series',
    'webhook_events',
    'weekly_views',
  ]);

  await erase(api.context, userId);
  const {
    payments,
    sandbox_orders,
    erased_visitors = 0,
    letta_deletions,
    ...rest
  } = await counts();
  expect({ payments, sandbox_orders }).toEqual({ payments: 4, sandbox_orders: 4 });
  // What is still to be deleted elsewhere: an agent and its conversation.
  expect(letta_deletions).toBe(2);
  expect({
    ...rest,
    // Of no person: the provider's own name for it, and its order.
    disputes: 0,
    payments: 0,
    sandbox_orders: 0,
    letta_deletions: 0,
    erased_visitors: erased_visitors - 1,
  }).toEqual(before);
  const named = 'select id from payments where user_id is not null or session_id is not null';
  expect(await rowsOf(named)).toEqual([]);
});

it('succeeds while the visitor writes, gets replies, pays and starts chats', async () => {
  for (let round = 0; round < 5; round++) {
    const { visitor, userId, sessionId } = await buy(api);
    const second = await visitor.startChat();
    const pack = { sessionId: second, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    await Promise.all([
      ...[sessionId, second, sessionId].map((id) => visitor.send(id, 'My name is Arjun')),
      visitor.to('welcome', second),
      visitor.startChat(),
      visitor.to('createPayment', undefined, pack),
      erase(api.context, userId),
    ]);
    expect(await rowsOf('select id from users where id = ?', [userId])).toEqual([]);
  }
});
