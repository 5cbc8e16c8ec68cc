import { expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { useApi } from './use-api.ts';

const api = useApi();

/** Damage done behind the product's back, how it is undone, and the rule that must notice. */
const DAMAGE: [string, string, string][] = [
  [
    'balance equals the sum of its ledger',
    'update users set message_balance = message_balance + 1 where id = ?',
    'update users set message_balance = message_balance - 1 where id = ?',
  ],
  [
    'no turn is stuck',
    "update turns set status = 'open', lease_until = '2026-01-01' where session_id in (select id from chat_sessions where user_id = ?)",
    "update turns set status = 'answered' where session_id in (select id from chat_sessions where user_id = ?)",
  ],
  [
    'an answered turn has its reply and, unless it is a welcome, its text',
    'update turns set reply_message_id = reverse(reply_message_id) where session_id in (select id from chat_sessions where user_id = ?)',
    'update turns set reply_message_id = reverse(reply_message_id) where session_id in (select id from chat_sessions where user_id = ?)',
  ],
  [
    'a message turn is paid once, and once given back when released',
    "update balance_entries set reference = reverse(reference) where reason = 'message' and user_id = ?",
    "update balance_entries set reference = reverse(reference) where reason = 'message' and user_id = ?",
  ],
  [
    'a text of a visitor belongs to an open or answered turn',
    'update turns set user_message_id = reverse(user_message_id) where session_id in (select id from chat_sessions where user_id = ?)',
    'update turns set user_message_id = reverse(user_message_id) where session_id in (select id from chat_sessions where user_id = ?)',
  ],
];

it.each(DAMAGE)('the audit notices when %s no longer holds', async (rule, damage, repair) => {
  const visitor = await api.visitor();
  const userId = (await visitor.register()).body.user.id;
  await visitor.send(await visitor.startChat(), 'hi');
  expect(await audit(api.db)).toEqual([]);
  await api.db.pool.query(damage, [userId]);
  const found = await audit(api.db);
  await api.db.pool.query(repair, [userId]);
  expect(found.map(({ name }) => name)).toContain(rule);
});
