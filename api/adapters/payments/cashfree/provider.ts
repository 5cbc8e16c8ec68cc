import type { PaymentProvider } from '../../../domain/payment/provider.ts';
import { type ClientSettings, createClient } from './client.ts';
import { createOrder } from './create-order.ts';
import { lookUp } from './look-up.ts';
import { listRefunds, lookUpRefund, refund } from './refunds.ts';
import { readWebhook } from './webhook.ts';

export interface CashfreeSettings extends ClientSettings {
  /** Ten digits that stand for a buyer's number. */
  fallbackPhone: string;
  /** How long an order or a refund may take to be made, in milliseconds. */
  createTimeoutMs?: number;
  /** How long a question may take, in milliseconds. */
  lookTimeoutMs?: number;
}

/** Cashfree takes the payments. Amounts are rupees on both sides. */
export function createProvider(settings: CashfreeSettings): PaymentProvider {
  const { fallbackPhone, createTimeoutMs = 8_000, lookTimeoutMs = 5_000, secretKey } = settings;
  const client = createClient(settings);
  const timeouts = { createTimeoutMs, lookTimeoutMs };
  return {
    name: 'cashfree',
    async createOrder(order) {
      const made = await createOrder(client, { fallbackPhone, ...timeouts }, order);
      // Cashfree's script takes the browser further: it documents no address for an order of its own.
      const redirectUrl = new URL(`/checkout/cashfree/${order.id}`, order.returnUrl).href;
      return { redirectUrl, ...made };
    },
    lookUp: (orderId) => lookUp(client, lookTimeoutMs, orderId),
    refund: (wanted) => refund(client, timeouts, wanted),
    lookUpRefund: (orderId, id) => lookUpRefund(client, lookTimeoutMs, orderId, id),
    listRefunds: (orderId) => listRefunds(client, lookTimeoutMs, orderId),
    readWebhook: (rawBody, headers) => readWebhook(secretKey, rawBody, headers),
  };
}
