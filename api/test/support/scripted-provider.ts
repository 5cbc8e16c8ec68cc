import { createHmac } from 'node:crypto';
import { digestOf, readTime } from '../../adapters/payments/webhook-body.ts';
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderState,
  RefundRefused,
  type RefundState,
  type WebhookHeaders,
  WebhookRefused,
} from '../../domain/payment/provider.ts';

const SECRET = 'scripted';

/** A webhook as it goes over the wire. */
export interface Delivery {
  body: string;
  headers: Record<string, string>;
}

interface Order {
  amount: number;
  state: 'open' | 'bank' | 'paid';
  providerPaymentId: string;
}

/** A payment provider in memory that does what a test tells it to, and sends only what it is asked to send. */
export function scriptedProvider() {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, RefundState>();
  const script = {
    /** How the next calls break: before anything is done, or when it is done and the answer is lost. */
    faults: [] as ('before' | 'after' | undefined)[],
    /** What becomes of a new refund at once; `refused`: so is one that was made before. */
    refundsBecome: 'success' as RefundState['status'] | 'refused',
    /** Runs inside each status check, after the provider has decided what to say. */
    duringFetch: async () => {},
  };
  const answering = async <T>(act: () => T | Promise<T>): Promise<T> => {
    const fault = script.faults.shift();
    if (fault === 'before') throw new Error('The provider is away');
    const answer = await act();
    if (fault === 'after') throw new Error('The answer was lost');
    return answer;
  };
  const provider: PaymentProvider = {
    name: 'scripted',
    createOrder: ({ id, amount, returnUrl }) =>
      answering(() => {
        if (!orders.has(id))
          orders.set(id, { amount, state: 'open', providerPaymentId: `pay-${id}` });
        return { redirectUrl: returnUrl, providerOrderId: `cf-${id}` };
      }),
    fetchStatus: (orderId) =>
      answering(async () => {
        const said = stateOf(orderId);
        await script.duringFetch();
        return said;
      }),
    refund: ({ id, orderId, amount }) =>
      answering(() => {
        if (script.refundsBecome === 'refused') throw new RefundRefused();
        const known = refunds.get(id);
        if (known) return { ...known };
        if (amount > leftOf(orderId)) throw new RefundRefused();
        const made = { id, orderId, amount, status: script.refundsBecome };
        refunds.set(id, made);
        return { ...made };
      }),
    fetchRefundStatus: (_, refundId) =>
      answering(() => {
        const known = refunds.get(refundId);
        return known && { ...known };
      }),
    listRefunds: (orderId) =>
      answering(() =>
        [...refunds.values()]
          .filter((refund) => refund.orderId === orderId)
          .map((it) => ({ ...it })),
      ),
    readWebhook,
  };

  const stateOf = (orderId: string): ProviderState => {
    const order = orders.get(orderId);
    if (!order) return { orderId, state: 'absent' };
    const { state, amount, providerPaymentId } = order;
    return { orderId, state, amount, currency: 'INR', providerPaymentId };
  };
  const leftOf = (orderId: string): number => {
    const order = orders.get(orderId);
    const back = [...refunds.values()].filter(
      (refund) => refund.orderId === orderId && refund.status !== 'failed',
    );
    return back.reduce(
      (left, { amount }) => left - amount,
      order?.state === 'paid' ? order.amount : 0,
    );
  };
  return { provider, script, orders, refunds, leftOf };
}

export type ScriptedProvider = ReturnType<typeof scriptedProvider>;

const STATES: Record<string, ProviderState['state']> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  PENDING: 'bank',
};

/** An event of one attempt to pay, signed; the amount is that of the order unless another is given. */
export function paymentEvent(
  { orders }: ScriptedProvider,
  orderId: string,
  status: string,
  { amount = orders.get(orderId)?.amount ?? 9, providerPaymentId = `pay-${orderId}` } = {},
): Delivery {
  const state = STATES[status] ?? 'open';
  return signed('PAYMENT_WEBHOOK', {
    payment: { orderId, state, amount, currency: 'INR', providerPaymentId },
  });
}

/** An event of a refund, signed. */
export const refundEvent = (refund: RefundState): Delivery =>
  signed('REFUND_STATUS_WEBHOOK', { refund });

/** Any event, signed. */
export function signed(
  type: string,
  said: Pick<ProviderEvent, 'payment' | 'refund' | 'dispute'>,
  time = '2026-11-20T10:00:00+05:30',
): Delivery {
  const body = JSON.stringify({ type, time, ...said });
  return { body, headers: { 'x-webhook-signature': signature(body) } };
}

function readWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent {
  if (headers['x-webhook-signature'] !== signature(rawBody)) throw new WebhookRefused();
  const { type, time, ...said } = JSON.parse(rawBody.toString());
  const respondBy = readTime(said.dispute?.respondBy);
  if (said.dispute) said.dispute = { ...said.dispute, respondBy };
  return { key: digestOf(rawBody), type, time: readTime(time), ...said };
}

const signature = (body: Buffer | string): string =>
  createHmac('sha256', SECRET).update(body).digest('hex');
