import type { Database } from '#db/connection/client.ts';

const DIGITS =
  '(select 0 d union all select 1 union all select 2 union all select 3 union all select 4 union all select 5 union all select 6 union all select 7 union all select 8 union all select 9)';
const THOUSAND = `(select a.d + 10 * b.d + 100 * c.d as n from ${DIGITS} a, ${DIGITS} b, ${DIGITS} c)`;

/**
 * Fills the tables with other people's rows: 1,000 visitors, each with a chat of 20 turns (40 messages)
 * and an order, so that a query that reads too much shows in its plan.
 */
export async function fillTables({ pool }: Database, companionId: string): Promise<void> {
  const id = (kind: string, n: string) => `concat('${kind}', lpad(${n}, 35, '0'))`;
  const run = (sql: string) => pool.query(sql);
  await run(`insert into users (id, browser_fingerprint, session_id, network, device_traits)
    select ${id('u', 'n')}, concat('f', n), ${id('s', 'n')}, '203.0.113.1', 'same' from ${THOUSAND} t`);
  await run(`insert into chat_sessions (id, user_id, companion_id, companion_name, chat_type, prompt_version)
    select ${id('c', 'n')}, ${id('u', 'n')}, '${companionId}', 'Someone', 'friendly', 'v1.0' from ${THOUSAND} t`);
  await run(`insert into letta_conversations (session_id, letta_agent_id, conversation_id)
    select ${id('c', 'n')}, 'agent', concat('l', n) from ${THOUSAND} t`);
  const turns = `${THOUSAND} t, (select a.d + 10 * b.d as k from ${DIGITS} a, (select 0 d union all select 1) b) k`;
  await run(`insert into turns (id, session_id, kind, cost, status, request_key, lease_until, user_message_id, reply_message_id)
    select ${id('t', 'n * 100 + k')}, ${id('c', 'n')}, 'message', 1, 'answered', concat('message:', k), '2026-01-01',
      ${id('m', 'n * 100 + k * 2')}, ${id('m', 'n * 100 + k * 2 + 1')} from ${turns}`);
  await run(`insert into messages (id, session_id, sender, content, key_id)
    select ${id('m', 'n * 100 + k * 2')}, ${id('c', 'n')}, 'user', 'sealed', 'test' from ${turns}`);
  await run(`insert into messages (id, session_id, sender, content, key_id)
    select ${id('m', 'n * 100 + k * 2 + 1')}, ${id('c', 'n')}, 'ai', 'sealed', 'test' from ${turns}`);
  await run(`insert into balance_entries (id, user_id, delta, reason, reference)
    select ${id('b', 'n')}, ${id('u', 'n')}, 40, 'signup', ${id('u', 'n')} from ${THOUSAND} t`);
  await run(`insert into balance_entries (id, user_id, delta, reason, reference)
    select ${id('e', 'n * 100 + k')}, ${id('u', 'n')}, -1, 'message', ${id('t', 'n * 100 + k')} from ${turns}`);
  await run(`insert into payments (id, user_id, amount, message_count, status, provider, provider_order_id, transaction_id, expires_at, paid_at)
    select ${id('p', 'n')}, ${id('u', 'n')}, 9, 10, 'success', 'sandbox', ${id('o', 'n')}, ${id('t', 'n')}, '2026-01-01', '2026-01-01' from ${THOUSAND} t`);
  await run(`insert into webhook_events (id, provider, event_key, type, order_id, outcome)
    select ${id('w', 'n')}, 'sandbox', ${id('w', 'n')}, 'PAYMENT_SUCCESS_WEBHOOK', ${id('p', 'n')}, 'credited' from ${THOUSAND} t`);
  await run(`insert into balance_entries (id, user_id, delta, reason, reference)
    select ${id('o', 'n')}, ${id('u', 'n')}, 10, 'pack', ${id('p', 'n')} from ${THOUSAND} t`);
  await run('update users set message_balance = message_balance + 10');
  await run(`insert into refunds (id, payment_id, amount, status, cause)
    select ${id('r', 'n')}, ${id('p', 'n')}, 9, 'failed', 'provider' from ${THOUSAND} t`);
  await run(
    'analyze table users, chat_sessions, turns, messages, balance_entries, payments, refunds, webhook_events, letta_conversations',
  );
}

/** Fills what belongs to accounts and to their purchases, of the visitors that `fillTables` has made. */
export async function fillAccounts({ pool }: Database): Promise<void> {
  const id = (kind: string, n = 'n') => `concat('${kind}', lpad(${n}, 35, '0'))`;
  const fill = (into: string, values: string) =>
    pool.query(`insert into ${into} select ${values} from ${THOUSAND} t`);
  await fill(
    'browsers (id, user_id, credential_id, fingerprint, `system`, last_seen_at)',
    `${id('g')}, ${id('u')}, ${id('h')}, concat('f', n), 'Chrome', '2026-01-01'`,
  );
  await fill(
    'handoff_codes (digest, user_id, path, expires_at)',
    `concat('d', n), ${id('u')}, '/', '2030-01-01'`,
  );
  await fill('recovery_codes (user_id, digest)', `${id('u')}, concat('d', n)`);
  await fill(
    'push_subscriptions (id, user_id, browser_id, endpoint, p256dh, auth)',
    `concat('p', n), ${id('u')}, ${id('g')}, 'https://push.example', 'key', 'auth'`,
  );
  await fill(
    'push_wishes (message_id, user_id, ask_at, sent_on)',
    `${id('m', 'n * 100')}, ${id('u')}, '2030-01-01', if(n % 2 = 0, '2026-01-01', null)`,
  );
  await fill(
    'tax_documents (series, number, kind, payment_id, source, gstin, sac, rate, state, amount, taxable, cgst, sgst, igst, day)',
    `'I2526', n + 1, 'invoice', ${id('p')}, ${id('p')}, 'x', 'x', 18, '29', 9, 9, 0, 0, 0, '2026-01-01'`,
  );
  await pool.query("insert into tax_series (name, last) values ('I2526', 1000)");
  await pool.query("update payments set buyer_state = '29'");
  await pool.query("update refunds set created_at = '2026-01-01'");
  await pool.query(
    'analyze table browsers, handoff_codes, recovery_codes, push_subscriptions, push_wishes, tax_documents, payments, refunds',
  );
}
