import { sql } from 'drizzle-orm';
import { FREE_MESSAGES } from '#contract/limits.ts';
import type { Executor } from '../../connection/client.ts';
import { firstIdAt } from '../../id-time.ts';
import { cohorts } from '../../schema/index.ts';

/** A day in India by its name, with its beginning and end. */
export interface Day {
  name: string;
  since: Date;
  until: Date;
}

export type Cohort = typeof cohorts.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;

const param = (name: string) =>
  sql`nullif(json_unquote(json_extract(u.url_params, ${`$.${name}`})), '')`;

/** The first of these parameters that the address has decides. */
const network = (name: string, ...params: string[]) =>
  sql`if(coalesce(${sql.join(params.map(param), sql`, `)}) is null, null, ${name})`;

/** The same as `api/visits/campaign.ts` reads from an address. */
const CAMPAIGN = sql`convert(left(regexp_replace(lower(trim(coalesce(
  ${param('utm_campaign')}, ${param('utm_source')},
  if(u.referral_code is null, null, 'friend'),
  ${network('google ads', 'gclid', 'gbraid', 'wbraid')},
  ${network('facebook', 'fbclid')}, ${network('instagram', 'igshid')},
  ${network('microsoft ads', 'msclkid')}, ${network('tiktok', 'ttclid')}, ${network('x', 'twclid')},
  ''))), '[^ -~]', '?'), 60) using ascii)`;

/** Those who registered on a day and sent a message this many days later. */
const cameBack = ({ since }: Day, days: number) => {
  const begin = since.getTime() + days * DAY_MS;
  return sql`exists (select 1 from balance_entries e where e.user_id = u.id
    and e.id >= ${firstIdAt(begin)} and e.id < ${firstIdAt(begin + DAY_MS)} and e.reason = 'message')`;
};

/** What has become so far of those who registered on a day, by what brought them. */
export async function cohortsOf(db: Executor, day: Day): Promise<Cohort[]> {
  const [rows] = await db.execute(sql`
    select campaign, count(*) as registered, sum(sent > 0) as talked, sum(sent >= ${FREE_MESSAGES}) as usedFree,
      sum(at_wall) as atWall, sum(orders > 0) as ordered, sum(paid > 0) as paid, sum(paid > 1) as paidAgain,
      sum(paid) as ordersPaid, sum(rupees) as rupees, sum(d1) as d1, sum(d7) as d7, sum(d30) as d30
    from (select ${CAMPAIGN} as campaign, u.total_messages_sent as sent,
        exists (select 1 from chat_sessions s where s.user_id = u.id and s.recharge_entry_id is not null) as at_wall,
        (select count(*) from payments p where p.user_id = u.id) as orders,
        (select count(p.paid_at) from payments p where p.user_id = u.id) as paid,
        (select coalesce(sum(p.amount), 0) from payments p where p.user_id = u.id and p.paid_at is not null) as rupees,
        ${cameBack(day, 1)} as d1, ${cameBack(day, 7)} as d7, ${cameBack(day, 30)} as d30
      from users u where u.created_at >= ${day.since} and u.created_at < ${day.until}) as visitors
    group by campaign`);
  return numbered(day, rows as unknown as Record<string, string | number>[]);
}

/** Sums come as texts. */
const numbered = (day: Day, rows: Record<string, string | number>[]): Cohort[] =>
  rows.map(
    ({ campaign, ...sums }) =>
      ({
        day: day.name,
        campaign,
        ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])),
      }) as Cohort,
  );

const SUMS = [
  'registered',
  'talked',
  'usedFree',
  'atWall',
  'ordered',
  'paid',
  'paidAgain',
  'ordersPaid',
  'rupees',
  'd1',
  'd7',
  'd30',
] as const;

const COLUMNS: Record<(typeof SUMS)[number], string> = {
  registered: 'registered',
  talked: 'talked',
  usedFree: 'used_free',
  atWall: 'at_wall',
  ordered: 'ordered',
  paid: 'paid',
  paidAgain: 'paid_again',
  ordersPaid: 'orders_paid',
  rupees: 'rupees',
  d1: 'd1',
  d7: 'd7',
  d30: 'd30',
};

/** Stores them. A sum never falls: erased visitors still count. */
export async function keepCohorts(tx: Executor, rows: Cohort[]): Promise<void> {
  if (rows.length === 0) return;
  const set = Object.fromEntries(
    SUMS.map((name) => [
      name,
      sql`greatest(${cohorts[name]}, values(${sql.identifier(COLUMNS[name])}))`,
    ]),
  );
  await tx.insert(cohorts).values(rows).onDuplicateKeyUpdate({ set });
}

/** Articles that led to those who registered on a day: how many, and how many of them have sent a message. */
export async function articlesOf(db: Executor, { since, until }: Day) {
  const [rows] = await db.execute(sql`
    select convert(left(${param('article')}, 120) using ascii) as article, count(*) as registered,
      sum(u.total_messages_sent > 0) as talked
    from users u where u.created_at >= ${since} and u.created_at < ${until}
      and ${param('article')} is not null group by 1`);
  return rows as unknown as { article: string; registered: string; talked: string }[];
}
