import { sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { payments, referrals, refunds, reports, turns, users } from '../../schema/index.ts';
import { processes } from '../../schema/operations/processes.ts';
import { disputes } from '../../schema/payment/disputes.ts';

/** What waits, by name. */
export type Backlog = Record<
  | 'turns-open'
  | 'turns-abandoned'
  | 'orders-to-ask-after'
  | 'refunds-to-ask-after'
  | 'refunds-failed'
  | 'referrals-held'
  | 'reports-open'
  | 'disputes-open'
  | 'processes',
  number
>;

const rows = async <Row>(db: Executor, query: ReturnType<typeof sql>): Promise<Row[]> => {
  const [found] = await db.execute(query);
  return found as unknown as Row[];
};

/** Work waiting in the database, for any process. It is late two minutes after it was due. */
export async function backlogOf(db: Executor): Promise<Backlog> {
  const late = sql`CURRENT_TIMESTAMP(3) - interval 2 minute`;
  const [row] = await rows<Backlog>(
    db,
    sql`select
      (select count(*) from ${turns} where ${turns.status} = 'open') as 'turns-open',
      (select count(*) from ${turns} where ${turns.status} = 'open' and ${turns.leaseUntil} < CURRENT_TIMESTAMP(3)) as 'turns-abandoned',
      (select count(*) from ${payments} where ${payments.nextPollAt} < ${late}) as 'orders-to-ask-after',
      (select count(*) from ${refunds} where ${refunds.nextPollAt} < ${late}) as 'refunds-to-ask-after',
      (select count(*) from ${refunds} where ${refunds.status} = 'failed'
        and ${refunds.createdAt} > CURRENT_TIMESTAMP(3) - interval 30 day
        and not exists (select 1 from ${refunds} later where later.payment_id = ${refunds.orderId}
          and later.status <> 'failed' and later.created_at >= ${refunds.createdAt})) as 'refunds-failed',
      (select count(*) from ${referrals} where ${referrals.status} = 'held') as 'referrals-held',
      (select count(*) from ${reports} where ${reports.closedAt} is null) as 'reports-open',
      (select count(*) from ${disputes} where ${disputes.status} = 'open') as 'disputes-open',
      (select count(*) from ${processes} where ${processes.lastHeardAt} > CURRENT_TIMESTAMP(3) - interval 8 second) as 'processes'`,
  );
  return row as Backlog;
}

/** Registrations since an instant, by why they began without free messages. */
export const registrationsSince = (db: Executor, since: Date) =>
  rows<{ grant: string; count: number }>(
    db,
    sql`select coalesce(${users.grantRefusal}, 'free') as 'grant', count(*) as count from ${users}
      where ${users.createdAt} >= ${since} group by 1`,
  );

/** A pack's name in figures: price and messages. */
export const PACK_NAME = sql`concat(${payments.amount}, '/', ${payments.messageCount})`;

/** Orders made, and orders paid with their rupees, since an instant, by pack and provider. */
export const ordersSince = (db: Executor, since: Date) =>
  rows<{ pack: string; provider: string; made: number; paid: number; rupees: number }>(
    db,
    sql`select pack, provider, cast(sum(made) as signed) as made, cast(sum(paid) as signed) as paid, cast(sum(rupees) as signed) as rupees from (
        select ${PACK_NAME} as pack, ${payments.provider} as provider, 1 as made, 0 as paid, 0 as rupees
        from ${payments} where ${payments.createdAt} >= ${since}
        union all select ${PACK_NAME}, ${payments.provider}, 0, 1, ${payments.amount}
        from ${payments} where ${payments.paidAt} >= ${since}) as moves
      group by pack, provider`,
  );

/** Refunds started since an instant, by status. */
export const refundsSince = (db: Executor, since: Date) =>
  rows<{ status: string; count: number; rupees: number }>(
    db,
    sql`select ${refunds.status} as status, count(*) as count, cast(sum(${refunds.amount}) as double) as rupees
      from ${refunds} where ${refunds.createdAt} >= ${since} group by 1`,
  );
