import type { ProviderState } from '../../../domain/payment/provider.ts';
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
export async function fetchStatus(
  client: Client,
  timeoutMs: number,
  orderId: string,
): Promise<ProviderState> {
  const path = `/orders/${pathId(orderId)}`;
  const found = await find(client, path, timeoutMs);
  if (found === undefined) return { orderId, state: 'absent' };
  const said = read(order, 'An order', found);
  if (said.order_id !== orderId) throw nonsense('An order');
  const attempts = await client({ path: `${path}/payments`, timeoutMs }).then(
    (list): Attempts => read(payments, 'A list of payments', list),
    unlessBusy,
  );

  if (said.order_status === 'PAID') {
    const paid = attempts?.find(({ payment_status }) => payment_status === 'SUCCESS');
    return {
      orderId,
      state: 'paid',
      amount: said.order_amount,
      currency: said.order_currency,
      ...(paid && { providerPaymentId: paid.cf_payment_id }),
    };
  }
  const state = ORDER_STATES.get(said.order_status);
  if (!state) throw nonsense('The state of an order');
  // An attempt begun in time may still succeed after the order has expired.
  // Without the list "ask again soon" is the truth, "not paid" a guess.
  return { orderId, state: attempts?.every(isDecided) ? state : 'bank' };
}

const isDecided = ({ payment_status }: Attempts[number]): boolean =>
  !UNDECIDED.includes(payment_status);

/** The list of attempts has the tightest limit of all; an order can do without. Throws anything else. */
function unlessBusy(error: unknown): undefined {
  if (!(error instanceof CashfreeError && error.status === 429)) throw error;
}
