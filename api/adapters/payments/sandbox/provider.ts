import type {
  SandboxBooks,
  SandboxOrder,
  SandboxRefund,
} from '#db/queries/payment/sandbox-orders.ts';
import {
  type PaymentProvider,
  type ProviderState,
  RefundRefused,
  type RefundState,
} from '../../../domain/payment/provider.ts';
import { readWebhook } from './webhook.ts';

const STATUS_OF: Record<SandboxOrder['state'], ProviderState['state']> = {
  active: 'open',
  held: 'bank',
  paid: 'paid',
};

/** The sandbox refunds immediately. */
const sentBack = ({ id, orderId, amount }: SandboxRefund): RefundState => ({
  id,
  orderId,
  amount,
  status: 'success',
});

/** The sandbox as the domain knows it. */
export function createProvider(books: SandboxBooks, secret: string): PaymentProvider {
  return {
    name: 'sandbox',
    async createOrder({ id, amount, returnUrl }) {
      await books.insert({ id, amount, state: 'active', returnUrl, paymentId: null });
      const redirectUrl = new URL(`/checkout/sandbox/${id}`, returnUrl).href;
      return { redirectUrl, providerOrderId: `sandbox-${id}`, checkoutToken: 'sandbox' };
    },
    async fetchStatus(orderId) {
      const order = await books.find(orderId);
      if (!order) return { orderId, state: 'absent' };
      const { state, amount, paymentId } = order;
      return {
        orderId,
        state: STATUS_OF[state],
        amount,
        currency: 'INR',
        ...(paymentId && { providerPaymentId: paymentId }),
      };
    },
    async refund(refund) {
      const order = await books.find(refund.orderId);
      const before = await books.refundsOf(refund.orderId);
      const known = before.find(({ id }) => id === refund.id);
      const left = before.reduce((rest, { amount }) => rest - amount, order?.amount ?? 0);
      if (known) return sentBack(known);
      if (order?.state !== 'paid' || refund.amount > left) throw new RefundRefused();
      await books.insertRefund(refund);
      return sentBack(refund);
    },
    async fetchRefundStatus(orderId, refundId) {
      const known = (await books.refundsOf(orderId)).find(({ id }) => id === refundId);
      return known && sentBack(known);
    },
    listRefunds: async (orderId) => (await books.refundsOf(orderId)).map(sentBack),
    readWebhook: (rawBody, headers) => readWebhook(secret, rawBody, headers),
  };
}
