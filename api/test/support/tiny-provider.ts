import { z } from 'zod';
import {
  defineProvider,
  isAllowed,
  mistakesOfPlayMoney,
} from '../../adapters/payments/provider-module.ts';
import { digestOf } from '../../adapters/payments/webhook-body.ts';
import {
  type ProviderRefund,
  type ProviderState,
  RefundRefused,
  type RefundState,
  WebhookRefused,
} from '../../domain/payment/provider.ts';
import { isSameSecret } from '../../domain/same-secret.ts';

/**
 * The smallest possible payment provider, with its own checkout page: all that adding one takes. Its
 * books are kept here, as a real one's are elsewhere, so that it outlives the processes that talk to it.
 */
export function tinyProvider() {
  const orders = new Map<string, ProviderState & { amount: number }>();
  const refunds = new Map<string, ProviderRefund>();
  const asked: string[] = [];
  const sent = (refund: ProviderRefund): RefundState => ({ ...refund, status: 'success' });
  const module = defineProvider({
    name: 'tiny',
    variables: { TINY_SECRET: z.string().optional() },
    mistakes: (e) =>
      e.PAYMENT_PROVIDER === 'tiny' && e.TINY_SECRET === undefined
        ? [{ path: 'TINY_SECRET', message: 'must be set with PAYMENT_PROVIDER=tiny' }]
        : mistakesOfPlayMoney('tiny', e),
    settings: (e) => (isAllowed(e) ? e.TINY_SECRET : undefined),
    playMoney: () => 'PAYMENT_PROVIDER is the tiny one: no money moves.',
    start: (secret) => ({
      checkoutPage: ({ orderId, checkoutToken }) => ({
        title: 'Tiny',
        body: `<main>${orderId} ${checkoutToken}</main>`,
        csp: "default-src 'none'",
      }),
      provider: {
        name: 'tiny',
        async createOrder({ id, amount, returnUrl }) {
          orders.set(id, { orderId: id, state: 'open', amount, currency: 'INR' });
          const redirectUrl = new URL(`/checkout/tiny/${id}`, returnUrl).href;
          return { redirectUrl, providerOrderId: `tiny-${id}`, checkoutToken: `token-${id}` };
        },
        async fetchStatus(orderId) {
          asked.push(orderId);
          return orders.get(orderId) ?? { orderId, state: 'absent' };
        },
        async refund(refund) {
          if (orders.get(refund.orderId)?.state !== 'paid') throw new RefundRefused();
          refunds.set(refund.id, refund);
          return sent(refund);
        },
        async fetchRefundStatus(_, id) {
          const known = refunds.get(id);
          return known && sent(known);
        },
        listRefunds: async (orderId) =>
          [...refunds.values()].filter((one) => one.orderId === orderId).map(sent),
        readWebhook(rawBody, headers) {
          if (!isSameSecret(String(headers['x-tiny-secret'] ?? ''), secret))
            throw new WebhookRefused();
          const said = { key: digestOf(rawBody), type: 'paid', time: undefined };
          const payment = orders.get(rawBody.toString());
          return payment ? { ...said, payment } : said;
        },
      },
    }),
  });
  return {
    module,
    /** What it was asked about, the oldest first. */
    asked,
    /** Somebody pays; sending its webhook is up to the test. */
    pay(orderId: string) {
      const order = orders.get(orderId);
      if (!order) throw new Error('There is no such order');
      orders.set(orderId, { ...order, state: 'paid', providerPaymentId: `paid-${orderId}` });
    },
  };
}
