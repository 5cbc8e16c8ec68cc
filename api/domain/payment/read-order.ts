import { entriesOf } from '#db/queries/payment/order-entries.ts';
import { refundsOf } from '#db/queries/payment/refunds.ts';
import { eventsOf } from '#db/queries/payment/webhook-events.ts';
import type { Services } from '../ports.ts';
import { findOrder } from './find-order.ts';

/** Everything stored of one order: itself, its ledger rows, its refunds, and the provider's events. */
export async function readOrder(services: Pick<Services, 'db' | 'paymentProviders'>, name: string) {
  const { executor } = services.db;
  const payment = await findOrder(services, name);
  if (!payment) return undefined;
  const { checkoutToken: _, ...order } = payment;
  const refunds = await refundsOf(executor, order.id);
  const refundIds = refunds.map(({ id }) => id);
  const ledger = await entriesOf(executor, order.id, refundIds);
  return { order, ledger, refunds, events: await eventsOf(executor, order.id) };
}

export type OrderFile = NonNullable<Awaited<ReturnType<typeof readOrder>>>;
