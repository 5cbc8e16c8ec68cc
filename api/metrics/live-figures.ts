import { Gauge, type Registry } from 'prom-client';
import { bounded } from '#db/connection/bounds.ts';
import type { Database } from '#db/connection/client.ts';
import {
  backlogOf,
  ordersSince,
  refundsSince,
  registrationsSince,
} from '#db/queries/figures/live-figures.ts';
import { beginOfDay, indianDay } from '../domain/user/indian-day.ts';

/** How long figures are cached, in milliseconds: several may scrape. */
const FRESH_MS = 10_000;
/** A scrape waits no longer for the database. */
const PATIENCE_MS = 2_000;

/**
 * The business figures of the database: today's by Indian time, and what is pending. Every process reports
 * the same, so dashboards take the highest and never the sum. Where the database does not answer, the last figures are kept and
 * `jaanu_database_up` is 0.
 */
export function liveFigures(registry: Registry, now: () => Date) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('jaanu_database_up', 'Whether the database answered this scrape');
  const connections = gauge('jaanu_database_connections', 'Connections by use', 'state');
  const waiting = gauge('jaanu_database_waiting', 'Calls that wait for a connection');
  const turnedAway = gauge('jaanu_database_turned_away', 'Calls that got no connection, so far');
  const resting = gauge('jaanu_database_resting', '1 while a failing database is left alone');
  const backlog = gauge('jaanu_backlog', 'What waits in the database', 'what');
  const registrations = gauge(
    'jaanu_today_registrations',
    'Accounts made on this Indian day by their free messages',
    'grant',
  );
  const sales = ['pack', 'provider'];
  const orders = gauge('jaanu_today_orders', 'Orders made on this Indian day', ...sales);
  const paid = gauge('jaanu_today_paid_orders', 'Orders paid on this Indian day', ...sales);
  const revenue = gauge('jaanu_today_revenue_rupees', 'Paid on this Indian day', ...sales);
  const refunds = gauge('jaanu_today_refunds', 'Refunds begun on this Indian day', 'status');
  const refunded = gauge('jaanu_today_refunded_rupees', 'Their rupees', 'status');
  let readAt = Number.NEGATIVE_INFINITY;

  const readFrom = async ({ executor }: Database) => {
    const since = new Date(beginOfDay(indianDay(now().getTime())));
    const waits = await backlogOf(executor);
    const [made, sold, back] = [
      await registrationsSince(executor, since),
      await ordersSince(executor, since),
      await refundsSince(executor, since),
    ];
    for (const each of [registrations, orders, paid, revenue, refunds, refunded]) each.reset();
    for (const [what, count] of Object.entries(waits)) backlog.set({ what }, Number(count));
    for (const { grant, count } of made) registrations.set({ grant }, Number(count));
    for (const { pack, provider, ...row } of sold) {
      orders.set({ pack, provider }, Number(row.made));
      paid.set({ pack, provider }, Number(row.paid));
      revenue.set({ pack, provider }, Number(row.rupees));
    }
    for (const { status, count, rupees } of back) {
      refunds.set({ status }, Number(count));
      refunded.set({ status }, Number(rupees));
    }
  };

  return async (db: Database): Promise<void> => {
    const pool = db.poolState();
    connections.set({ state: 'used' }, pool.inside);
    connections.set({ state: 'free' }, pool.size - pool.inside);
    waiting.set(pool.waiting);
    turnedAway.set(pool.turnedAway);
    resting.set(pool.isResting ? 1 : 0);
    if (now().getTime() - readAt < FRESH_MS) return;
    try {
      await bounded({ urgency: 'later', leftMs: PATIENCE_MS }, () => readFrom(db));
      readAt = now().getTime();
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
