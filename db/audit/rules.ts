import { type SQL, sql } from 'drizzle-orm';

/** The ledger rows of each refund: taken, given back, taken again. */
const REFUND_ENTRIES = sql`
  select substring_index(reference, ':', 1) as refund_id, user_id, sum(delta) as delta
  from balance_entries where reason = 'refund' group by refund_id, user_id`;

import type { Within } from './turn-rules.ts';

/** Which balances are checked, and which ledger rows add up to them. */
interface Changed {
  ledger: SQL;
  changed: SQL;
}

/** Everybody's: an index by user would be followed for each line of the ledger. */
export const EVERYBODY: Changed = {
  ledger: sql`ignore index (balance_entries_user_ix)`,
  changed: sql`1 = 1`,
};

/** Those whose ledger has a line since this id. */
export const changedSince = (first: string): Changed => {
  const users = sql`(select n.user_id from balance_entries n where n.id >= ${first})`;
  return { ledger: sql`where user_id in ${users}`, changed: sql`u.id in ${users}` };
};

/** Rules that are checked at one go, each as the query for the rows that break it; some can be limited to new rows. */
export const rulesOf = (newer: Within, { ledger, changed }: Changed): Record<string, SQL> => ({
  'balance equals the sum of its ledger': sql`
    select u.id as user_id, u.message_balance, coalesce(e.ledger, 0) as ledger
    from users u left join (select user_id, sum(delta) as ledger from balance_entries ${ledger}
      group by user_id) e on e.user_id = u.id
    where ${changed} and u.message_balance <> coalesce(e.ledger, 0)`,
  'no turn is stuck': sql`
    select id as turn_id, session_id, lease_until from turns
    where status = 'open' and lease_until < CURRENT_TIMESTAMP(3) - interval 1 minute`,
  'a paid order is credited once, and nothing else is': sql`
    select p.id as order_id, p.status, p.message_count, e.delta as credited from payments p
    left join balance_entries e on e.reason = 'pack' and e.reference = p.id
    where p.user_id is not null and (
      (p.status in ('success', 'refunded') and coalesce(e.delta, 0) <> p.message_count)
      or e.user_id <> p.user_id
      or (p.status not in ('success', 'refunded') and e.id is not null))`,
  'an order knows when it was paid, exactly if it was': sql`
    select id as order_id, status, paid_at from payments
    where (paid_at is not null) <> (status in ('success', 'refunded'))`,
  'a bought pack has its order': sql`
    select e.id as entry_id, e.reference as order_id from balance_entries e
    left join payments p on p.id = e.reference where e.reason = 'pack' and p.id is null`,
  'a credited referral has its reward, and nothing else has': sql`
    select r.id as friend_id, r.referrer_id, r.status, e.delta from referrals r
    left join balance_entries e on e.reason = 'referral' and e.reference = r.id and e.user_id = r.referrer_id
    where (r.status = 'credited') <> (e.id is not null)
    union all select e.reference, e.user_id, null, e.delta from balance_entries e
    left join referrals r on r.id = e.reference where e.reason = 'referral' and r.id is null`,
  'an account that was joined to another is gone, and brought no unspent free messages': sql`
    select e.id as entry_id, e.user_id, e.reference, e.delta from balance_entries e
    left join users u on u.id = e.reference
    where e.reason = 'merge' and (u.id is not null or e.delta >= 0)
    union all select e.id, e.user_id, e.reference, e.delta from balance_entries e
    left join balance_entries m on m.reason = 'merge' and m.reference = e.reference and m.user_id = e.user_id
    where e.reason = 'signup' and e.reference <> e.user_id and m.id is null and e.delta > 0
      and e.delta > (select coalesce(-sum(s.delta), 0) from balance_entries s
        where s.user_id = e.user_id and s.reason in ('message', 'variant', 'release'))`,
  'no order is forgotten': sql`
    select id as order_id, provider, expires_at, next_look_at from payments
    where status = 'pending' and expires_at < CURRENT_TIMESTAMP(3) - interval 1 day
      and (next_look_at is null or next_look_at < CURRENT_TIMESTAMP(3) - interval 1 day)`,
  'an order is refunded exactly when refunds that were made cover it': sql`
    select p.id as order_id, p.status, p.amount, sum(r.amount) as sent_back from payments p
    left join refunds r on r.payment_id = p.id and r.status = 'success'
    where p.status in ('success', 'refunded') group by p.id, p.status, p.amount
    having (p.status = 'refunded') <> (coalesce(sum(r.amount), 0) >= p.amount)`,
  'documents of a series are numbered without gaps': sql`
    select s.name, s.last, count(d.number) as documents, max(d.number) as highest from tax_series s
    left join tax_documents d on d.series = s.name group by s.name, s.last
    having count(d.number) <> s.last or coalesce(max(d.number), 0) <> s.last`,
  'an invoice is of a paid order, and a credit note of what went back of one': sql`
    select d.series, d.number, d.kind, d.source, d.amount from tax_documents d
    left join payments p on p.id = d.source and p.status in ('success', 'refunded') and p.amount = d.amount
    left join refunds r on r.id = d.source and r.status = 'success' and r.amount = d.amount
      and exists (select 1 from tax_documents i where i.kind = 'invoice' and i.source = r.payment_id)
    where if(d.kind = 'invoice', p.id, r.id) is null or coalesce(p.id, r.payment_id) <> d.payment_id`,
  'a refund is of a paid order': sql`
    select r.id as refund_id, p.id as order_id, p.status from refunds r
    join payments p on p.id = r.payment_id where p.status not in ('success', 'refunded')`,
  'a refund has taken what the ledger says, and nothing once it has failed': sql`
    select r.id as refund_id, r.status, r.messages_taken, e.delta as ledger from refunds r
    join payments p on p.id = r.payment_id
    left join (${REFUND_ENTRIES}) e on e.refund_id = r.id
    where p.user_id is not null
      and coalesce(e.delta, 0) <> case r.status when 'failed' then 0 else -r.messages_taken end`,
  'what a refund took has its refund': sql`
    select e.refund_id, e.delta from (${REFUND_ENTRIES}) e
    left join refunds r on r.id = e.refund_id left join payments p on p.id = r.payment_id
    where p.id is null or e.user_id <> p.user_id`,
  'a refund that we were told of is in the books': sql`
    select w.id as event_id, w.type, w.order_id, w.outcome from webhook_events w
    join payments p on p.id = w.order_id and p.provider = w.provider and p.status = 'success'
    left join refunds r on r.payment_id = p.id
    where r.id is null and w.received_at < CURRENT_TIMESTAMP(3) - interval 1 hour
      and (w.outcome = 'unpaid-order' or (w.outcome = 'received' and w.type like 'REFUND%'))`,
  'no refund takes more than a pack': sql`
    select p.id as order_id, p.message_count, sum(r.messages_taken) as taken from payments p
    join refunds r on r.payment_id = p.id and r.status <> 'failed'
    group by p.id, p.message_count having sum(r.messages_taken) > p.message_count`,
  'no refund is forgotten': sql`
    select id as refund_id, payment_id as order_id, status, created_at from refunds
    where status in ('requested', 'pending')
      and (next_look_at is null or next_look_at < CURRENT_TIMESTAMP(3) - interval 1 day
        or created_at < CURRENT_TIMESTAMP(3) - interval 14 day)`,
  'what came after its buyer was erased goes back': sql`
    select r.id as refund_id, r.payment_id as order_id from refunds r
    left join refunds other on other.payment_id = r.payment_id and other.status <> 'failed'
    where r.cause = 'erased' and r.status = 'failed' and other.id is null`,
  'an account is suspended exactly while a suspension of it holds': sql`
    select u.id as user_id, u.closed_at, count(c.id) as closures from users u
    left join account_closures c on c.user_id = u.id and c.reopened_at is null
    group by u.id, u.closed_at having (u.closed_at is null) <> (count(c.id) = 0)`,
  'who is kept sealed is whole, erased, and not past the day': sql`
    select s.id as visitor_id, s.pieces, s.due_at, u.id as still_there from sealed_visitors s
    left join users u on u.id = s.id
    left join (select visitor_id, count(*) as pieces, max(place) + 1 as places from sealed_pieces
      group by visitor_id) p on p.visitor_id = s.id
    where u.id is not null or s.due_at < CURRENT_TIMESTAMP(3) - interval 1 day or s.pieces = 0
      or coalesce(p.pieces, 0) <> s.pieces or p.places <> s.pieces`,
  // In the order of the chats, each of which is then looked for once.
  'nothing is left of a visitor or a chat that is gone': sql`
    select 'chat' as kind, s.id as row_id, s.user_id as missing from chat_sessions s
    left join users u on u.id = s.user_id where u.id is null
    union all select 'message', m.id, m.session_id from messages m
    left join chat_sessions s on s.id = m.session_id where ${newer('m.id')} and s.id is null
    union all select 'turn', t.id, t.session_id from turns t
    left join chat_sessions s on s.id = t.session_id where ${newer('t.id')} and s.id is null
    union all select 'variant', v.id, v.message_id from message_variants v
    left join messages m on m.id = v.message_id and m.session_id = v.session_id where m.id is null
    union all select 'remembered', r.message_id, r.user_id from remembered_messages r
    left join messages m on m.id = r.message_id left join users u on u.id = r.user_id
    where m.id is null or u.id is null
    union all select 'story', c.id, c.session_id from chat_stories c
    left join chat_sessions s on s.id = c.session_id where s.id is null
    union all select 'memory', k.id, if(u.id is null, k.user_id, k.message_id) from memories k
    left join users u on u.id = k.user_id left join messages m on m.id = k.message_id
    where u.id is null or m.id is null`,
});
