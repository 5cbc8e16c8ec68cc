import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { WebhookRefused } from '../../domain/payment/webhook-refused.ts';
import type { ProviderEvent, ProviderState, RefundState } from '../../domain/ports.ts';

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

const orderId = z.string().regex(/^[\w-]{1,64}$/);

/** Cashfree writes some ids as numbers; one too large for a number would be another id. */
const id = z.union([z.string(), z.int()]).transform(String).pipe(orderId);

const event = z.object({
  type: z.string().regex(/^[\x20-\x7e]{1,64}$/),
  event_time: z.string().optional(),
});

const paymentData = z.object({
  data: z.object({
    order: z.object({ order_id: orderId }),
    payment: z.object({
      cf_payment_id: id,
      payment_status: z.string(),
      payment_amount: z.number(),
      payment_currency: z.string(),
    }),
  }),
});

const refundData = z.object({
  data: z.object({
    refund: z.object({
      order_id: orderId,
      refund_id: id.pipe(z.string().max(40)),
      refund_amount: z.number(),
      refund_status: z.string(),
      // Cashfree sends an attempt that came too late back by itself: no order of ours is undone by that.
      refund_type: z.literal('MERCHANT_INITIATED').optional(),
    }),
  }),
});

const PAYMENT_STATES: ReadonlyMap<string, ProviderState['state']> = new Map([
  ['SUCCESS', 'paid'],
  ['PENDING', 'bank'],
  ['FLAGGED', 'bank'],
  ['FAILED', 'failed'],
  ['USER_DROPPED', 'cancelled'],
  ['CANCELLED', 'cancelled'],
]);

/** What Cashfree's words for a refund mean to us. */
export const REFUND_STATES: ReadonlyMap<string, RefundState['status']> = new Map([
  ['SUCCESS', 'success'],
  ['PENDING', 'pending'],
  ['ONHOLD', 'pending'],
  ['CANCELLED', 'failed'],
  ['FAILED', 'failed'],
]);

/**
 * Reads a webhook of Cashfree's form: the signature over the raw bytes first, its meaning second.
 * No time window: late redeliveries are genuine, and settling twice does no harm.
 * @throws WebhookRefused
 */
export function readWebhook(secret: string, rawBody: Buffer, headers: Headers): ProviderEvent {
  const timestamp = String(headers['x-webhook-timestamp'] ?? '');
  const given = Buffer.from(String(headers['x-webhook-signature'] ?? ''));
  const right = Buffer.from(signature(secret, timestamp, rawBody));
  // Nothing stands between the two in what is signed: digits alone cannot take a part of the body along.
  if (!/^\d{1,20}$/.test(timestamp)) throw new WebhookRefused();
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new WebhookRefused();
  const body = parseJson(rawBody);
  const { type = 'unreadable', event_time } = event.safeParse(body).data ?? {};
  const payment = readPayment(body);
  const refund = readRefund(body);
  return {
    // Their own name for the event is in a header, and headers are not signed.
    key: createHash('sha256').update(rawBody).digest('hex'),
    type,
    time: readTime(event_time),
    ...(payment && { payment }),
    ...(refund && { refund }),
  };
}

function readPayment(body: unknown): ProviderState | undefined {
  const read = paymentData.safeParse(body).data?.data;
  const state = read && PAYMENT_STATES.get(read.payment.payment_status);
  if (!state) return undefined;
  return {
    orderId: read.order.order_id,
    state,
    amount: read.payment.payment_amount,
    currency: read.payment.payment_currency,
    paymentId: read.payment.cf_payment_id,
  };
}

function readRefund(body: unknown): RefundState | undefined {
  const read = refundData.safeParse(body).data?.data.refund;
  const status = read && REFUND_STATES.get(read.refund_status);
  if (!status) return undefined;
  return { id: read.refund_id, orderId: read.order_id, amount: read.refund_amount, status };
}

const readTime = (text: string | undefined): Date | undefined => {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
};

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
