import type { ProviderState } from '../../../domain/ports.ts';
import { CashfreeError, nonsense } from './cashfree-error.ts';
import type { Client } from './client.ts';
import { find } from './create-order.ts';
import { order, pathId, payments, read } from './wire.ts';

type Attempts = { cf_payment_id: string; payment_status: string }[];

/** Attempts that may still succeed; SUCCESS too, for as long as the order itself does not say PAID. */
const UNDECIDED = ['PENDING', 'FLAGGED', 'SUCCESS'];

const ORDER_STATES: ReadonlyMap<string, ProviderState['state']> = new Map([
  ['ACTIVE', 'open'],
  ['TERMINATION_REQUESTED', 'open'],
  ['EXPIRED', 'expired'],
  ['TERMINATED', 'expired'],
]);

/** How an order stands. Only the order's own PAID is `paid`. Throws CashfreeError. */
export async function lookUp(
  client: Client,
  timeoutMs: number,
  orderId: string,
): Promise<ProviderState> {
  const path = `/orders/${pathId(orderId)}`;
  const found = await find(client, path, timeoutMs);
  if (found === undefined) return { orderId, state: 'absent' };
  const said = read(order, 'An order', found);
  if (said.order_id !== orderId) throw nonsense('An order');
  const attempts = async (): Promise<Attempts> =>
    read(payments, 'A list of payments', await client({ path: `${path}/payments`, timeoutMs }));

  if (said.order_status === 'PAID') {
    const paid = (await attempts()).find(({ payment_status }) => payment_status === 'SUCCESS');
    return {
      orderId,
      state: 'paid',
      amount: said.order_amount,
      currency: said.order_currency,
      ...(paid && { paymentId: paid.cf_payment_id }),
    };
  }
  const state = ORDER_STATES.get(said.order_status);
  if (!state) throw nonsense('The state of an order');
  // An attempt begun in time may still succeed after the order has expired.
  const undecided = await attempts().then(isUndecided, undecidedIfBusy);
  return { orderId, state: undecided ? 'bank' : state };
}

const isUndecided = (attempts: Attempts): boolean =>
  attempts.some(({ payment_status }) => UNDECIDED.includes(payment_status));

/** This list has the tightest limit of all; "ask again soon" is then the truth, "not paid" a guess. */
function undecidedIfBusy(error: unknown): boolean {
  if (error instanceof CashfreeError && error.status === 429) return true;
  throw error;
}
