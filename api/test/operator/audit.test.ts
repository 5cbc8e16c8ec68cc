import { beforeAll, expect, it } from 'vitest';
import { AUDIT_RULES, audit } from '#db/audit.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { buy, deliver } from '../support/buy.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { useApi } from '../support/use-api.ts';

const scripted = scriptedProvider();
let replies = 0;
const api = useApi({
  replyEngine: {
    historyLimit: 4,
    /** Never the same words twice: another reply is another one. */
    async *reply() {
      yield { type: 'delta', text: `Reply ${++replies}` };
      yield { type: 'state', state: '{}' };
      yield { type: 'finish', reason: 'stop' };
    },
  },
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
});

const OWN_CHATS = '(select id from chat_sessions where user_id = ?)';
const OWN_TURNS = `session_id in ${OWN_CHATS}`;
const OWN_REFUNDS = 'payment_id in (select id from payments where user_id = ?)';
const earlyRefund = (outcome: string) =>
  `insert into webhook_events (id, provider, event_key, type, order_id, outcome, received_at)
   select uuid(), provider, id, 'REFUND_STATUS_WEBHOOK', id, '${outcome}', '2026-01-01' from payments where status = 'success' and user_id = ?`;
/** So few that there is more than one range of them. */
const TURNS_AT_ONCE = 20;

const SOON = 'CURRENT_TIMESTAMP(3) + interval 20 minute';

/** A statement that the server would refuse for the rows it leaves without a parent. */
const unchecked = (statement: string) =>
  `set foreign_key_checks = 0; ${statement}; set foreign_key_checks = 1`;

const SEALED = 'who is kept sealed is whole, erased, and not past the day';
const UNSEALED = "delete from sealed_visitors where ? <> ''";
const sealed = (id: string, pieces: number, due: string) =>
  `insert into sealed_visitors (id, card, pieces, due_at) select ${id}, 'x', ${pieces}, ${due} from users where id = ?;
   insert into sealed_pieces select id, 0, 'x' from sealed_visitors`;

/** Damage done behind the product's back, how it is undone, and the rule that must notice. */
const DAMAGE: [string, string, string][] = [
  [
    'balance equals the sum of its ledger',
    'update users set message_balance = message_balance + 1 where id = ?',
    'update users set message_balance = message_balance - 1 where id = ?',
  ],
  [
    'an account is suspended exactly while a suspension of it holds',
    'update users set closed_at = CURRENT_TIMESTAMP(3) where id = ?',
    'update users set closed_at = null where id = ?',
  ],
  [
    'an account is suspended exactly while a suspension of it holds',
    "insert into account_closures (id, user_id, reason) select id, id, 'underage' from users where id = ?",
    'delete from account_closures where user_id = ?',
  ],
  [
    'whoever is told of a suspended account has one',
    `update turns set kind = 'underage' where kind = 'message' and ${OWN_TURNS}`,
    `update turns set kind = 'message' where kind = 'underage' and ${OWN_TURNS}`,
  ],
  [
    'a credited referral has its reward, and nothing else has',
    "insert into referrals (id, referrer_id, device, status) select id, id, 'none', 'credited' from users where id = ?",
    'delete from referrals where referrer_id = ?',
  ],
  [
    'an account that was joined to another is gone, and brought no unspent free messages',
    "insert into balance_entries (id, user_id, delta, reason, reference) select reverse(id), id, 0, 'merge', id from users where id = ?",
    "delete from balance_entries where reason = 'merge' and user_id = ?",
  ],
  [
    'an account that was joined to another is gone, and brought no unspent free messages',
    "insert into balance_entries (id, user_id, delta, reason, reference) select reverse(id), id, 500, 'signup', 'somebody' from users where id = ?; update users set message_balance = message_balance + 500",
    "delete from balance_entries where reference = 'somebody' and user_id = ?; update users set message_balance = message_balance - 500",
  ],
  [
    'no turn is stuck',
    `update turns set status = 'open', lease_until = '2026-01-01' where ${OWN_TURNS}`,
    `update turns set status = 'answered' where ${OWN_TURNS}`,
  ],
  [
    'an answered turn has its reply and, unless it is a welcome, its text',
    `update turns set reply_message_id = reverse(reply_message_id) where ${OWN_TURNS}`,
    `update turns set reply_message_id = reverse(reply_message_id) where ${OWN_TURNS}`,
  ],
  [
    'a turn is paid what it costs, once, and that is given back when it is released or free',
    "update balance_entries set reference = reverse(reference) where reason = 'message' and user_id = ?",
    "update balance_entries set reference = reverse(reference) where reason = 'message' and user_id = ?",
  ],
  [
    'a turn is paid what it costs, once, and that is given back when it is released or free',
    "update turns t join chat_sessions s on s.id = t.session_id set t.is_free = 1 where t.status = 'answered' and s.user_id = ?",
    'update turns t join chat_sessions s on s.id = t.session_id set t.is_free = 0 where s.user_id = ?',
  ],
  [
    'nothing but a turn that costs something is paid',
    "update balance_entries set reason = 'release' where reason = 'signup' and user_id = ?",
    "update balance_entries set reason = 'signup' where reason = 'release' and user_id = ?",
  ],
  [
    'a reply with variants has all of them, and is varied by an open turn alone',
    `update messages set variant_count = 2 where variant_count = 1 and session_id in ${OWN_CHATS}`,
    `update messages set variant_count = 1 where variant_count = 2 and session_id in ${OWN_CHATS}`,
  ],
  [
    'a reply with variants has all of them, and is varied by an open turn alone',
    `update messages set varying_turn_id = id where variant_count = 1 and session_id in ${OWN_CHATS}`,
    `update messages set varying_turn_id = null where session_id in ${OWN_CHATS}`,
  ],
  [
    'a text of a visitor belongs to an open or answered turn',
    `update turns set user_message_id = reverse(user_message_id) where ${OWN_TURNS}`,
    `update turns set user_message_id = reverse(user_message_id) where ${OWN_TURNS}`,
  ],
  ...['messages', 'turns'].map((table): [string, string, string] => [
    'nothing is left of a visitor or a chat that is gone',
    unchecked(`update ${table} set session_id = reverse(session_id) where ${OWN_TURNS}`),
    `update ${table} set session_id = reverse(session_id) where reverse(session_id) in ${OWN_CHATS}`,
  ]),
  [
    'nothing is left of a visitor or a chat that is gone',
    unchecked('update chat_sessions set user_id = reverse(user_id) where user_id = ?'),
    'update chat_sessions set user_id = reverse(user_id) where reverse(user_id) = ?',
  ],
  ...(['messages', 'users'] as const).map((kept): [string, string, string] => [
    'nothing is left of a visitor or a chat that is gone',
    unchecked(`insert into memories (id, user_id, companion_id, topic, message_id, content, key_id)
      select uuid(), ${kept === 'users' ? 's.user_id' : 'reverse(s.user_id)'}, s.companion_id, 'name',
        ${kept === 'messages' ? 'm.id' : 'reverse(m.id)'}, 'sealed', 'test'
      from messages m join chat_sessions s on s.id = m.session_id where s.user_id = ? limit 1`),
    'delete from memories where ? in (user_id, reverse(user_id))',
  ]),
  [
    'a paid order is credited once, and nothing else is',
    "update payments set message_count = 11 where status = 'success' and user_id = ?",
    "update payments set message_count = 10 where status = 'success' and user_id = ?",
  ],
  [
    'a paid order is credited once, and nothing else is',
    "update payments set status = 'expired' where status = 'success' and user_id = ?",
    "update payments set status = 'success' where status = 'expired' and user_id = ?",
  ],
  [
    'a paid order is credited once, and nothing else is',
    "update payments set status = 'success' where status = 'cancelled' and user_id = ?",
    "update payments set status = 'cancelled' where transaction_id is null and status = 'success' and user_id = ?",
  ],
  [
    'a paid order is credited once, and nothing else is',
    "update balance_entries set user_id = (select min(id) from users) where reason = 'pack' and user_id = ?",
    "update balance_entries e join payments p on p.id = e.reference set e.user_id = p.user_id where e.reason = 'pack' and p.user_id = ?",
  ],
  [
    'an order knows when it was paid, exactly if it was',
    "update payments set paid_at = null, payment_method = 'was' where status = 'success' and user_id = ?",
    "update payments set paid_at = created_at, payment_method = 'upi' where payment_method = 'was' and user_id = ?",
  ],
  [
    'an order knows when it was paid, exactly if it was',
    "update payments set paid_at = created_at where status = 'cancelled' and user_id = ?",
    "update payments set paid_at = null where status = 'cancelled' and user_id = ?",
  ],
  [
    'a bought pack has its order',
    "update balance_entries set reference = reverse(reference) where reason = 'pack' and user_id = ?",
    "update balance_entries set reference = reverse(reference) where reason = 'pack' and user_id = ?",
  ],
  [
    'no order is forgotten',
    "update payments set expires_at = '2026-01-01', next_look_at = null where status = 'pending' and user_id = ?",
    `update payments set expires_at = ${SOON}, next_look_at = ${SOON} where status = 'pending' and user_id = ?`,
  ],
  [
    'no order is forgotten',
    "update payments set expires_at = '2026-01-01', next_look_at = '2026-01-01' where status = 'pending' and user_id = ?",
    `update payments set expires_at = ${SOON}, next_look_at = ${SOON} where status = 'pending' and user_id = ?`,
  ],
  [
    'an order is refunded exactly when refunds that were made cover it',
    "update payments set status = 'success', payment_method = 'was' where status = 'refunded' and user_id = ?",
    "update payments set status = 'refunded', payment_method = 'upi' where payment_method = 'was' and user_id = ?",
  ],
  [
    'an order is refunded exactly when refunds that were made cover it',
    `update refunds set amount = 8 where ${OWN_REFUNDS}`,
    `update refunds set amount = 9 where ${OWN_REFUNDS}`,
  ],
  [
    'a refund is of a paid order',
    "update payments set status = 'failed' where status = 'refunded' and user_id = ?",
    "update payments set status = 'refunded' where status = 'failed' and user_id = ?",
  ],
  [
    'a refund has taken what the ledger says, and nothing once it has failed',
    `update refunds set messages_taken = messages_taken - 1 where ${OWN_REFUNDS}`,
    `update refunds set messages_taken = messages_taken + 1 where ${OWN_REFUNDS}`,
  ],
  [
    'a refund has taken what the ledger says, and nothing once it has failed',
    `update refunds set status = 'failed' where ${OWN_REFUNDS}`,
    `update refunds set status = 'success' where ${OWN_REFUNDS}`,
  ],
  [
    'what a refund took has its refund',
    "update balance_entries set reference = reverse(reference) where reason = 'refund' and user_id = ?",
    "update balance_entries set reference = reverse(reference) where reason = 'refund' and user_id = ?",
  ],
  [
    'what a refund took has its refund',
    "update balance_entries set user_id = (select min(id) from users) where reason = 'refund' and user_id = ?",
    "update balance_entries e join payments p on p.id = e.reference set e.user_id = p.user_id where e.reason = 'refund' and p.user_id = ?",
  ],
  [
    'a refund that we were told of is in the books',
    earlyRefund('unpaid-order'),
    'delete from webhook_events where event_key in (select id from payments where user_id = ?)',
  ],
  [
    'a refund that we were told of is in the books',
    earlyRefund('received'),
    'delete from webhook_events where event_key in (select id from payments where user_id = ?)',
  ],
  [
    'no refund takes more than a pack',
    `update refunds set messages_taken = 11 where ${OWN_REFUNDS}`,
    `update refunds set messages_taken = 10 where ${OWN_REFUNDS}`,
  ],
  [
    'no refund is forgotten',
    `update refunds set status = 'pending', next_look_at = null where ${OWN_REFUNDS}`,
    `update refunds set status = 'success' where ${OWN_REFUNDS}`,
  ],
  [
    'no refund is forgotten',
    `update refunds set status = 'pending', next_look_at = ${SOON}, created_at = '2026-01-01' where ${OWN_REFUNDS}`,
    `update refunds set status = 'success', next_look_at = null where ${OWN_REFUNDS}`,
  ],
  [
    'what came after its buyer was erased goes back',
    `update refunds set status = 'failed', cause = 'erased' where ${OWN_REFUNDS}`,
    `update refunds set status = 'success', cause = 'operator' where ${OWN_REFUNDS}`,
  ],
  [
    'documents of a series are numbered without gaps',
    "insert into tax_series (name, last) select 'X1', 1 from users where id = ?",
    "delete from tax_series where name = 'X1' and ? <> ''",
  ],
  [
    'an invoice is of a paid order, and a credit note of what went back of one',
    `insert into tax_series (name, last) values ('X1', 1);
     insert into tax_documents (series, number, kind, payment_id, source, gstin, sac, rate, state, amount, taxable, cgst, sgst, igst, day)
     select 'X1', 1, 'invoice', id, id, 'none', '9984', 18, '29', amount, amount, 0, 0, 0, '2026-01-01'
     from payments where status = 'cancelled' and user_id = ?`,
    "delete from tax_documents where series = 'X1'; delete from tax_series where name = 'X1' and ? <> ''",
  ],
  // Still there; not whole; past the day.
  [SEALED, sealed('id', 1, SOON), UNSEALED],
  [SEALED, sealed('reverse(id)', 2, SOON), UNSEALED],
  [SEALED, sealed('reverse(id)', 1, "'2026-01-01'"), UNSEALED],
];

/** A visitor with a turn, and an order each that is paid, refunded, cancelled and pending. */
async function visitorWithEverything(): Promise<string> {
  const { visitor, userId, sessionId, orderId: refunded } = await buy(api);
  await visitor.send(sessionId, 'hi');
  const pack = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
  const order = async () => (await visitor.to('createPayment', undefined, pack)).body.orderId;
  const [paid, cancelled] = [await order(), await order(), await order()];
  for (const id of [refunded, paid]) {
    (scripted.orders.get(id) as { state: string }).state = 'paid';
    await deliver(api, paymentEvent(scripted, id, 'SUCCESS'));
  }
  await deliver(api, paymentEvent(scripted, cancelled, 'CANCELLED'));
  await refundOrder(api.context, { orderId: refunded, note: 'asked for it' });
  return userId;
}

// Somebody else, who came before.
beforeAll(async () => void (await api.visitor()));

it('every rule of the audit is put to the test', () => {
  expect([...new Set(DAMAGE.map(([rule]) => rule))].sort()).toEqual([...AUDIT_RULES].sort());
});

it.each(DAMAGE)('the audit notices when %s no longer holds: %s', async (rule, damage, repair) => {
  const userId = await visitorWithEverything();
  expect(await audit(api.db)).toEqual([]);
  await api.db.pool.query(damage, [userId]);
  const found = await audit(api.db, undefined, undefined, TURNS_AT_ONCE);
  await api.db.pool.query(repair, [userId]);
  expect(found.map(({ name }) => name)).toContain(rule);
});

it('checks only recent rows when asked to', async () => {
  const visitor = await api.visitor();
  await visitor.send(await visitor.startChat(), 'hi');
  const { id: userId } = (await visitor.to('me')).body;
  const damage = (by: number) =>
    api.db.pool.query(`update users set message_balance = message_balance + ${by} where id = ?`, [
      userId,
    ]);
  await damage(1);
  const hourAgo = new Date(Date.now() - 3_600_000);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const namesOf = async (since: Date) => (await audit(api.db, since)).map(({ name }) => name);
  expect(await namesOf(hourAgo)).toEqual(['balance equals the sum of its ledger']);
  expect(await namesOf(inAnHour)).toEqual([]);
  await damage(-1);
  expect(await namesOf(hourAgo)).toEqual([]);
});

it('checks an older reply, too, that has got another variant since', async () => {
  const visitor = await api.visitor();
  const chatId = await visitor.startChat();
  await visitor.send(chatId, 'hi');
  const id = (await visitor.messages(chatId)).at(-1)?.id ?? '';
  const since = new Date(Date.now() + 2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const count = (to: number) =>
    api.db.pool.query('update messages set variant_count = ? where id = ?', [to, id]);
  const namesOf = async (of: Date) => (await audit(api.db, of)).map(({ name }) => name);
  expect((await visitor.to('anotherReply', id, {})).status).toBe(200);
  expect(await namesOf(since)).toEqual([]);
  await count(3);
  const rule = 'a reply with variants has all of them, and is varied by an open turn alone';
  expect(await namesOf(since)).toEqual([rule]);
  expect(await namesOf(new Date(Date.now() + 3_600_000))).toEqual([]);
  await count(2);
});
