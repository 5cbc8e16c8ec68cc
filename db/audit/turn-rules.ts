import { type SQL, sql } from 'drizzle-orm';

/** Picks rows of a table by their ids, which start with the time. */
export type Within = (column: string) => SQL;

/** Read in the order of their ids: an index that leads to most of a table costs more. */
const IN_ORDER = sql`force index (primary)`;

/** The rule on replies with variants, for messages with ids that are picked. */
const variantRules = (within: Within): Record<string, SQL> => ({
  'a reply with variants has all of them, and is varied by an open turn alone': sql`
    select m.id as message_id, m.variant_index, m.variant_count, v.variants, m.varying_turn_id
    from messages m ${IN_ORDER}
    left join (select message_id, count(*) as variants, max(place) + 1 as places from message_variants
      where ${within('message_id')} group by message_id) v on v.message_id = m.id
    left join turns t on t.id = m.varying_turn_id and t.status = 'open' and t.reply_message_id = m.id
    where ${within('m.id')} and (
      (m.variant_count > 1 and (coalesce(v.variants, 0) <> m.variant_count or v.places <> v.variants))
      or (m.variant_count < 2 and v.variants is not null)
      or m.variant_index >= greatest(m.variant_count, 1)
      or (m.varying_turn_id is not null and t.id is null))`,
});

/** The same for older replies that have got a variant, or been asked for one, since this id. */
export const olderVariantRules = (first: string): Record<string, SQL> =>
  variantRules(
    (column) => sql`${sql.raw(column)} in (select varied.id from (
      select reply_message_id as id from turns where id >= ${first} and reply_message_id < ${first}
      union select message_id from message_variants where id >= ${first} and message_id < ${first}) varied)`,
  );

/**
 * Rules on every entry, every turn and what it is paid with, each as the query for the rows that break it, among those with ids in
 * a range: what one rule has read of a range is still in the server's memory for the next. Those that read a table come
 * ahead of those that look rows of it up, for a server reads ahead only where it reads on.
 */
export const turnRules = (within: Within): Record<string, SQL> => ({
  'a text of a visitor belongs to an open or answered turn': sql`
    select m.id as message_id from messages m ${IN_ORDER}
    left join turns t on t.session_id = m.session_id and t.user_message_id = m.id and t.status <> 'released'
    where ${within('m.id')} and m.sender = 'user' and t.id is null`,
  ...variantRules(within),
  'an answered turn has its reply and, unless it is a welcome, its text': sql`
    select t.id as turn_id from turns t ${IN_ORDER}
    left join messages r on r.id = t.reply_message_id
    left join messages m on m.id = t.user_message_id
    where t.status = 'answered' and ${within('t.id')} and (r.id is null
      or (t.kind not in ('welcome', 'variant') and m.id is null))`,
  'nothing but a turn that costs something is paid': sql`
    select e.id as entry_id, e.reference from balance_entries e ${IN_ORDER}
    left join turns t on t.id = e.reference and t.cost > 0 and e.reason in (t.kind, 'release')
    where ${within('e.id')} and e.reason in ('message', 'variant', 'release') and t.id is null`,
  'a turn is paid what it costs, once, and that is given back when it is released or free': sql`
    select t.id as turn_id, t.status, paid.delta as paid, back.delta as given_back from turns t ${IN_ORDER}
    left join balance_entries paid on paid.reason = t.kind and paid.reference = t.id
    left join balance_entries back on back.reason = 'release' and back.reference = t.id
    where ${within('t.id')} and (coalesce(paid.delta, 0) <> -t.cost
      or coalesce(back.delta, 0) <> if(t.status = 'released' or t.is_free, t.cost, 0))`,
  'whoever is told of a suspended account has one': sql`
    select t.id as turn_id from turns t ${IN_ORDER} left join account_closures c on c.id = t.id
    where t.kind = 'underage' and t.status = 'answered' and ${within('t.id')} and c.id is null`,
});
