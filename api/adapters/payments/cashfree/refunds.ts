import { v5 } from 'uuid';
import {
  type ProviderRefund,
  RefundRefused,
  type RefundState,
} from '../../../domain/payment/provider.ts';
import { CashfreeError, nonsense } from './cashfree-error.ts';
import type { Call, Client } from './client.ts';
import { find } from './create-order.ts';
import {
  ASKED_FOR,
  pathId,
  REFUND_STATES,
  read,
  refund as refundForm,
  refunds as refundList,
} from './wire.ts';

/** Errors about the caller, or from a proxy between us and Cashfree, not about the refund. */
const isOursToMend = ({ status = 0, code, mayHaveActed }: CashfreeError): boolean =>
  [401, 403, 429].includes(status) || (code === 'nonsense' && !mayHaveActed);

/**
 * Sends money back, once. Throws CashfreeError, or RefundRefused when Cashfree will not do it.
 * The key differs from the order's own, which may be the same id: keys are one pool.
 */
export async function refund(
  client: Client,
  timeouts: { createTimeoutMs: number; fetchTimeoutMs: number },
  wanted: ProviderRefund,
): Promise<RefundState> {
  const { id, orderId, amount } = wanted;
  const post: Call = {
    endpoint: 'refund',
    path: `/orders/${pathId(orderId)}/refunds`,
    timeoutMs: timeouts.createTimeoutMs,
    body: JSON.stringify({
      refund_id: pathId(id),
      refund_amount: amount,
      refund_speed: 'STANDARD',
    }),
    idempotencyKey: v5(`refund:${id}`, orderId),
  };
  const make = async (mayRepeat: boolean): Promise<RefundState> => {
    try {
      return stateOf(wanted, await client(post));
    } catch (error) {
      if (!(error instanceof CashfreeError)) throw error;
      if (isOursToMend(error)) throw error;
      const made = await fetchRefundStatus(client, timeouts.fetchTimeoutMs, orderId, id);
      if (made) return made;
      // Known under this key and not found yet: it is there, and found later.
      if (error.isRepeat) throw error;
      if (!error.mayHaveActed) throw new RefundRefused(error.message);
      if (!mayRepeat) throw error;
      return make(false);
    }
  };
  return make(true);
}

/** A refund's status; undefined when Cashfree knows no such refund. Throws CashfreeError. */
export async function fetchRefundStatus(
  client: Client,
  timeoutMs: number,
  orderId: string,
  id: string,
): Promise<RefundState | undefined> {
  const path = `/orders/${pathId(orderId)}/refunds/${pathId(id)}`;
  const found = await find(client, { endpoint: 'refund', path, timeoutMs });
  return found === undefined ? undefined : stateOf({ id, orderId }, found);
}

/** Every requested refund of an order; none where Cashfree knows no such order. Throws CashfreeError. */
export async function listRefunds(
  client: Client,
  timeoutMs: number,
  orderId: string,
): Promise<RefundState[]> {
  const path = `/orders/${pathId(orderId)}/refunds`;
  const list = await find(client, { endpoint: 'refund', path, timeoutMs });
  return read(refundList, 'A list of refunds', list ?? [])
    .filter(({ refund_type }) => (refund_type ?? ASKED_FOR) === ASKED_FOR)
    .map((one) => stateOf({ id: one.refund_id, orderId }, one));
}

function stateOf({ id, orderId }: { id: string; orderId: string }, json: unknown): RefundState {
  const said = read(refundForm, 'A refund', json);
  const status = REFUND_STATES.get(said.refund_status);
  if (said.refund_id !== id || said.order_id !== orderId || !status) throw nonsense('A refund');
  return { id, orderId, amount: said.refund_amount, status };
}
