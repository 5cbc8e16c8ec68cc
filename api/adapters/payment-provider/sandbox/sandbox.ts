import { RefundRefused } from '../../../domain/payment/refund-refused.ts';
import type {
  PaymentProvider,
  ProviderState,
  RefundState,
  SandboxAction,
  SandboxDesk,
} from '../../../domain/ports.ts';
import { readWebhook, signedHeaders } from '../webhook.ts';

interface Order {
  id: string;
  amount: number;
  state: 'active' | 'paid' | 'held';
  returnUrl: string;
  paymentId: string | null;
}

interface Refund {
  id: string;
  orderId: string;
  amount: number;
}

interface SandboxParts {
  /** The sandbox's own books; what is inserted twice under one name is there once. */
  store: {
    insert(order: Order): Promise<void>;
    find(id: string): Promise<Order | undefined>;
    update(id: string, change: Partial<Pick<Order, 'state' | 'paymentId'>>): Promise<void>;
    insertRefund(refund: Refund): Promise<void>;
    refundsOf(orderId: string): Promise<Refund[]>;
  };
  /** Signs its webhooks. */
  secret: string;
  newId: () => string;
  now: () => Date;
  fetch: typeof fetch;
}

/** What each action makes of the order, and the event it sends; a held payment sends none. */
const ACTIONS: Record<SandboxAction, { state: Order['state']; type?: string; status?: string }> = {
  pay: { state: 'paid', type: 'PAYMENT_SUCCESS_WEBHOOK', status: 'SUCCESS' },
  fail: { state: 'active', type: 'PAYMENT_FAILED_WEBHOOK', status: 'FAILED' },
  cancel: { state: 'active', type: 'PAYMENT_USER_DROPPED_WEBHOOK', status: 'USER_DROPPED' },
  hold: { state: 'held' },
};

const LOOKED_UP: Record<Order['state'], ProviderState['state']> = {
  active: 'open',
  held: 'bank',
  paid: 'paid',
};

/** The sandbox keeps nobody waiting for money. */
const sentBack = ({ id, orderId, amount }: Refund): RefundState => ({
  id,
  orderId,
  amount,
  status: 'success',
});

/**
 * A payment provider of our own for trying things out: orders, a payment page, and webhooks with real
 * signatures over real HTTP, so that what settles is the code that settles real money.
 */
export function createSandbox({ store, secret, newId, now, fetch }: SandboxParts) {
  const provider: PaymentProvider = {
    name: 'sandbox',
    async createOrder({ id, amount, returnUrl }) {
      await store.insert({ id, amount, state: 'active', returnUrl, paymentId: null });
      const redirectUrl = new URL(`/sandbox/upi/${id}`, returnUrl).href;
      return { redirectUrl, providerOrderId: `sandbox-${id}` };
    },
    async lookUp(orderId) {
      const order = await store.find(orderId);
      if (!order) return { orderId, state: 'absent' };
      const { state, amount, paymentId } = order;
      return {
        orderId,
        state: LOOKED_UP[state],
        amount,
        currency: 'INR',
        ...(paymentId && { paymentId }),
      };
    },
    async refund(refund) {
      const order = await store.find(refund.orderId);
      const before = await store.refundsOf(refund.orderId);
      const known = before.find(({ id }) => id === refund.id);
      const left = before.reduce((rest, { amount }) => rest - amount, order?.amount ?? 0);
      if (known) return sentBack(known);
      if (order?.state !== 'paid' || refund.amount > left) throw new RefundRefused();
      await store.insertRefund(refund);
      return sentBack(refund);
    },
    async lookUpRefund(orderId, refundId) {
      const known = (await store.refundsOf(orderId)).find(({ id }) => id === refundId);
      return known && sentBack(known);
    },
    readWebhook: (rawBody, headers) => readWebhook(secret, rawBody, headers),
  };

  const notify = async (order: Order, type: string, status: string, self: string) => {
    const body = JSON.stringify({
      type,
      event_time: now().toISOString(),
      data: {
        order: { order_id: order.id, order_amount: order.amount, order_currency: 'INR' },
        payment: {
          cf_payment_id: order.paymentId ?? newId(),
          payment_status: status,
          payment_amount: order.amount,
          payment_currency: 'INR',
        },
      },
    });
    const headers = signedHeaders(secret, String(now().getTime()), body);
    const url = `${self}/api/payment/webhook/sandbox`;
    // A lost webhook is no drama: the buyer's return and the sweeper look the order up.
    await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).catch(
      () => {},
    );
  };

  const desk: SandboxDesk = {
    async open(orderId) {
      const order = await store.find(orderId);
      return order && { amount: order.amount, paid: order.state === 'paid' };
    },
    async act(orderId, action, self) {
      const order = await store.find(orderId);
      if (!order) return undefined;
      const { state, type, status } = ACTIONS[action];
      if (order.state !== 'paid') {
        const paymentId = state === 'paid' ? newId() : order.paymentId;
        await store.update(orderId, { state, paymentId });
        if (type && status) await notify({ ...order, paymentId }, type, status, self);
      }
      const back = new URL(order.returnUrl);
      if (action === 'cancel') back.searchParams.set('status', 'CANCELLED');
      return back.href;
    },
  };
  return { provider, desk };
}
