import type { z } from 'zod';
import type { ProviderState } from '../../../domain/payment/provider.ts';
import { nonsense } from './cashfree-error.ts';
import type { Client, ClientSettings } from './client.ts';
import { find } from './create-order.ts';
import { attempt, order, pathId, payments, read } from './wire.ts';

/** An attempt; undefined where the list has something else in its place. */
type Attempt = z.infer<typeof attempt> | undefined;

/** Attempts that may still succeed; SUCCESS too, until the order itself is PAID. */
const UNDECIDED = ['PENDING', 'FLAGGED', 'SUCCESS'];

const ORDER_STATES: ReadonlyMap<string, ProviderState['state']> = new Map([
  ['ACTIVE', 'open'],
  ['TERMINATION_REQUESTED', 'open'],
  ['EXPIRED', 'expired'],
  ['TERMINATED', 'expired'],
]);

/**
 * An order's status. Only the order's own PAID is `paid`, and it is enough: the list of attempts names the payment
 * and may fail, be cut short or hold nonsense. Throws CashfreeError.
 */
export async function fetchStatus(
  client: Client,
  { timeoutMs, warn }: { timeoutMs: number; warn: ClientSettings['warn'] },
  orderId: string,
): Promise<ProviderState> {
  const path = `/orders/${pathId(orderId)}`;
  const found = await find(client, { endpoint: 'order', path, timeoutMs });
  if (found === undefined) return { orderId, state: 'absent' };
  const said = read(order, 'An order', found);
  if (said.order_id !== orderId) throw nonsense('An order');
  const attempts = await client({ endpoint: 'payments', path: `${path}/payments`, timeoutMs })
    .then(readAttempts)
    .catch((err: unknown): undefined => {
      warn({ err, orderId }, 'no list of payments: the order’s own word counts');
    });

  if (said.order_status === 'PAID') {
    const paid = attempts?.find((one) => one?.payment_status === 'SUCCESS');
    return {
      orderId,
      state: 'paid',
      amount: said.order_amount,
      currency: said.order_currency,
      ...(paid && { providerPaymentId: paid.cf_payment_id }),
      ...(paid?.bank_reference && { bankReference: paid.bank_reference }),
    };
  }
  const state = ORDER_STATES.get(said.order_status);
  if (!state) throw nonsense('The state of an order');
  // An attempt started in time may still succeed after the order has expired.
  // Without the whole list "ask again soon" is the truth, "not paid" a guess.
  if (attempts?.every(isDecided)) return { orderId, state };
  const reference = attempts?.find((one) => !isDecided(one) && one?.bank_reference)?.bank_reference;
  return { orderId, state: 'bank', ...(reference && { bankReference: reference }) };
}

const readAttempts = (list: unknown): Attempt[] =>
  read(payments, 'A list of payments', list).map((one) => attempt.safeParse(one).data);

const isDecided = (one: Attempt): boolean =>
  one !== undefined && !UNDECIDED.includes(one.payment_status);
