import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { WebhookRefused } from '../../domain/payment/webhook-refused.ts';
import type { ProviderState } from '../../domain/ports.ts';

type Headers = Record<string, string | string[] | undefined>;

/** Base64 of HMAC-SHA256 over the timestamp directly followed by the body, as Cashfree signs (webhook version 2025-01-01). */
export const signature = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(timestamp).update(body).digest('base64');

/** Headers of a signed webhook. */
export const signedHeaders = (secret: string, timestamp: string, body: string) => ({
  'content-type': 'application/json',
  'x-webhook-timestamp': timestamp,
  'x-webhook-signature': signature(secret, timestamp, body),
});

const paymentEvent = z.object({
  type: z.string(),
  data: z.object({
    order: z.object({ order_id: z.string().regex(/^[\w-]{1,64}$/) }),
    payment: z.object({
      cf_payment_id: z.coerce.string(),
      payment_status: z.string(),
      payment_amount: z.number(),
      payment_currency: z.string(),
    }),
  }),
});

const STATES: Record<string, ProviderState['state']> = {
  SUCCESS: 'paid',
  PENDING: 'bank',
  FAILED: 'failed',
  USER_DROPPED: 'cancelled',
  CANCELLED: 'cancelled',
};

/**
 * Reads a webhook of Cashfree's form: the signature over the raw bytes first, its meaning second.
 * No time window: late redeliveries are genuine, and settling twice does no harm.
 * @returns undefined for an event that is not about a payment
 * @throws WebhookRefused
 */
export function readWebhook(secret: string, rawBody: Buffer, headers: Headers) {
  const given = Buffer.from(String(headers['x-webhook-signature'] ?? ''));
  const right = Buffer.from(
    signature(secret, String(headers['x-webhook-timestamp'] ?? ''), rawBody),
  );
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new WebhookRefused();
  const event = paymentEvent.safeParse(parseJson(rawBody));
  const state = event.data && STATES[event.data.data.payment.payment_status];
  if (!event.data || !state) return undefined;
  const { order, payment } = event.data.data;
  return {
    orderId: order.order_id,
    state,
    amount: payment.payment_amount,
    currency: payment.payment_currency,
    paymentId: payment.cf_payment_id,
  } satisfies ProviderState;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
