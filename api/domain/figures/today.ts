import {
  type Backlog,
  backlogOf,
  ordersSince,
  refundsSince,
  registrationsSince,
} from '#db/queries/figures/live-figures.ts';
import { outcomesSince } from '#db/queries/figures/operator-figures.ts';
import type { Services } from '../ports.ts';
import { beginOfDay, indianDay, nameOfDay } from '../user/indian-day.ts';

/** A day's figures. Money is whole rupees. */
export interface Today {
  /** In India, YYYY-MM-DD. */
  day: string;
  asOf: string;
  registrations: number;
  /** Messages of visitors, by whether they got a reply. */
  answered: number;
  unanswered: number;
  orders: number;
  paid: number;
  rupees: number;
  /** Started on this day. */
  refunds: number;
  refunded: number;
  /** Paid orders by pack, as price/messages. */
  packs: { pack: string; paid: number; rupees: number }[];
  /** What waits, whichever day it is of. */
  backlog: Backlog;
  /** The operators' notice to everybody; null: none. */
  notice: string | null;
  maintenance: string | null;
}

const total = (counts: (number | string)[]): number =>
  counts.reduce<number>((sum, count) => sum + Number(count), 0);

/** The figures of the current Indian day, to the second. */
export async function readToday({
  db: { executor },
  now,
  steering,
}: Pick<Services, 'db' | 'now' | 'steering'>): Promise<Today> {
  const at = now();
  const day = indianDay(at.getTime());
  const since = new Date(beginOfDay(day));
  const registrations = await registrationsSince(executor, since);
  const orders = await ordersSince(executor, since);
  const refunds = await refundsSince(executor, since);
  const { turns } = await outcomesSince(executor, since);
  const sent = turns.filter(({ kind }) => kind === 'message');
  const of = (...statuses: string[]) =>
    total(sent.filter(({ status }) => statuses.includes(status)).map(({ count }) => count));
  const packs = new Map<string, { pack: string; paid: number; rupees: number }>();
  for (const { pack, paid, rupees } of orders) {
    const before = packs.get(pack) ?? { pack, paid: 0, rupees: 0 };
    const both = { paid: before.paid + Number(paid), rupees: before.rupees + Number(rupees) };
    if (both.paid > 0) packs.set(pack, { pack, ...both });
  }
  const backlog = await backlogOf(executor);
  await steering.refresh();
  return {
    day: nameOfDay(day),
    asOf: at.toISOString(),
    registrations: total(registrations.map(({ count }) => count)),
    answered: of('answered', 'replaced'),
    unanswered: of('released'),
    orders: total(orders.map(({ made }) => made)),
    paid: total(orders.map(({ paid }) => paid)),
    rupees: total(orders.map(({ rupees }) => rupees)),
    refunds: total(refunds.map(({ count }) => count)),
    refunded: total(refunds.map(({ rupees }) => rupees)),
    packs: [...packs.values()].sort((a, b) => b.rupees - a.rupees),
    backlog: Object.fromEntries(
      Object.entries(backlog).map(([what, count]) => [what, Number(count)]),
    ) as Backlog,
    notice: steering.notice() ?? null,
    maintenance: steering.maintenance() ?? null,
  };
}
