import type { PaymentProvider } from '../../../domain/payment/provider.ts';
import { type ClientSettings, createClient } from './client.ts';
import { createOrder } from './create-order.ts';
import { fetchStatus } from './fetch-status.ts';
import { fetchRefundStatus, listRefunds, refund } from './refunds.ts';
import { readWebhook } from './webhook.ts';

export interface CashfreeSettings extends ClientSettings {
  /** Ten digits used as the buyer's phone number. */
  fallbackPhone: string;
  /** How long an order or a refund may take to be made, in milliseconds. */
  createTimeoutMs?: number;
  /** How long a question may take, in milliseconds. */
  fetchTimeoutMs?: number;
}

/** Cashfree takes the payments. Amounts are rupees on both sides. */
export function createProvider(settings: CashfreeSettings): PaymentProvider {
  const { fallbackPhone, createTimeoutMs = 8_000, fetchTimeoutMs = 5_000, secretKey } = settings;
  const client = createClient(settings);
  const timeouts = { createTimeoutMs, fetchTimeoutMs };
  return {
    name: 'cashfree',
    async createOrder(order) {
      const made = await createOrder(client, { fallbackPhone, ...timeouts }, order);
      // Cashfree's script takes the browser further: it documents no separate address for an order.
      const redirectUrl = new URL(`/checkout/cashfree/${order.id}`, order.returnUrl).href;
      return { redirectUrl, ...made };
    },
    fetchStatus: (orderId) =>
      fetchStatus(client, { timeoutMs: fetchTimeoutMs, warn: settings.warn }, orderId),
    refund: (wanted) => refund(client, timeouts, wanted),
    fetchRefundStatus: (orderId, id) => fetchRefundStatus(client, fetchTimeoutMs, orderId, id),
    listRefunds: (orderId) => listRefunds(client, fetchTimeoutMs, orderId),
    readWebhook: (rawBody, headers) => readWebhook(secretKey, rawBody, headers),
  };
}
