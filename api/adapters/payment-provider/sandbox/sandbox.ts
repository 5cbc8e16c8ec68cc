import {
  type PaymentProvider,
  type ProviderState,
  RefundRefused,
  type RefundState,
} from '../../../domain/payment/provider.ts';
import { readWebhook } from '../webhook.ts';
import { createDesk } from './desk.ts';
import type { SandboxOrder, SandboxParts, SandboxRefund } from './parts.ts';

const LOOKED_UP: Record<SandboxOrder['state'], ProviderState['state']> = {
  active: 'open',
  held: 'bank',
  paid: 'paid',
};

/** The sandbox keeps nobody waiting for money. */
const sentBack = ({ id, orderId, amount }: SandboxRefund): RefundState => ({
  id,
  orderId,
  amount,
  status: 'success',
});

/**
 * A payment provider of our own for trying things out: orders, a payment page, and webhooks with real
 * signatures over real HTTP, so that what settles is the code that settles real money.
 */
export const createSandbox = (parts: SandboxParts) => ({
  provider: createProvider(parts),
  desk: createDesk(parts),
});

function createProvider({ store, secret }: SandboxParts): PaymentProvider {
  return {
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
    listRefunds: async (orderId) => (await store.refundsOf(orderId)).map(sentBack),
    readWebhook: (rawBody, headers) => readWebhook(secret, rawBody, headers),
  };
}
