import type { ProviderOrder } from '../../../domain/payment/provider.ts';
import { CashfreeError, nonsense } from './cashfree-error.ts';
import type { Call, Client } from './client.ts';
import { order as orderForm, pathId, read } from './wire.ts';

/** Cashfree takes no longer addresses. */
const URL_MAX = 250;

/** What Cashfree answers to an order or a key that it has seen before. */
const isSeenBefore = ({ code, isRepeat }: CashfreeError): boolean =>
  isRepeat || code === 'order_already_exists';

export interface OrderSettings {
  /** Ten digits: buyers here give no number, and Cashfree takes no order without one. */
  fallbackPhone: string;
  createTimeoutMs: number;
  fetchTimeoutMs: number;
}

/**
 * Makes an order, once. Where it is not known whether Cashfree has made it, Cashfree is asked before it
 * is told again: it may answer a known key with the failure it has kept. Throws CashfreeError.
 */
export async function createOrder(
  client: Client,
  settings: OrderSettings,
  order: ProviderOrder,
): Promise<{ providerOrderId: string; checkoutToken: string }> {
  const path = `/orders/${pathId(order.id)}`;
  const post: Call = {
    endpoint: 'create',
    path: '/orders',
    timeoutMs: settings.createTimeoutMs,
    body: JSON.stringify(bodyOf(order, settings.fallbackPhone)),
    idempotencyKey: order.id,
  };
  const make = async (mayRepeat: boolean): Promise<unknown> => {
    try {
      return read(orderForm, 'An order', await client(post));
    } catch (error) {
      if (!(error instanceof CashfreeError)) throw error;
      if (!error.mayHaveActed && !isSeenBefore(error)) throw error;
      const made = await find(client, {
        endpoint: 'order',
        path,
        timeoutMs: settings.fetchTimeoutMs,
      });
      if (made) return made;
      if (!mayRepeat || !error.mayHaveActed) throw error;
      return make(false);
    }
  };
  const made = read(orderForm, 'An order', await make(true));
  const ours = made.order_id === order.id && made.order_amount === order.amount;
  if (!ours || !made.payment_session_id) throw nonsense('An order');
  return { providerOrderId: made.cf_order_id, checkoutToken: made.payment_session_id };
}

/** What Cashfree knows under a path; undefined when it knows nothing. */
export async function find(client: Client, call: Call): Promise<unknown> {
  try {
    return await client(call);
  } catch (error) {
    if (error instanceof CashfreeError && error.isAbsent) return undefined;
    throw error;
  }
}

/** Nothing in it may change from one try to the next: a key goes with one body. */
function bodyOf({ id, amount, customerId, returnUrl, expiresAt }: ProviderOrder, phone: string) {
  const notifyUrl = new URL('/api/payment/webhook/cashfree', returnUrl);
  if (returnUrl.length > URL_MAX) throw new RangeError('The return address is too long');
  return {
    order_id: id,
    order_amount: amount,
    order_currency: 'INR',
    customer_details: { customer_id: customerId.replaceAll('-', ''), customer_phone: phone },
    order_meta: {
      return_url: returnUrl,
      ...(notifyUrl.protocol === 'https:' && { notify_url: notifyUrl.href }),
      // Our sheet offers UPI alone; the last entry leads to what else Cashfree takes.
      payment_methods: 'upi,cc,dc,nb',
    },
    order_expiry_time: expiresAt.toISOString().replace(/\.\d+/, ''),
  };
}
