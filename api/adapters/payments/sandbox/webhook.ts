import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  type ProviderEvent,
  type WebhookHeaders,
  WebhookRefused,
} from '../../../domain/payment/provider.ts';
import { isSameSecret } from '../../../domain/same-secret.ts';
import { digestOf, parseJson, readTime } from '../webhook-body.ts';

const SIGNATURE = 'x-sandbox-signature';

const event = z.object({
  type: z.enum([
    'PAYMENT_SUCCESS_WEBHOOK',
    'PAYMENT_FAILED_WEBHOOK',
    'PAYMENT_USER_DROPPED_WEBHOOK',
  ]),
  time: z.string(),
  payment: z.object({
    orderId: z.string().regex(/^[\w-]{1,64}$/),
    paymentId: z.string().regex(/^[\w-]{1,64}$/),
    /** Whole rupees. */
    amount: z.number(),
  }),
});

/** What the sandbox reports about one attempt to pay. */
export type SandboxEvent = z.infer<typeof event>;

const STATES = {
  PAYMENT_SUCCESS_WEBHOOK: 'paid',
  PAYMENT_FAILED_WEBHOOK: 'failed',
  PAYMENT_USER_DROPPED_WEBHOOK: 'cancelled',
} as const;

/** An event as it goes over the wire, signed. */
export function writeWebhook(secret: string, said: SandboxEvent) {
  const body = JSON.stringify(said);
  return {
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE]: signature(secret, body) },
  };
}

/**
 * Reads one: the signature over the raw bytes first, its meaning second.
 * @throws WebhookRefused
 */
export function readWebhook(
  secret: string,
  rawBody: Buffer,
  headers: WebhookHeaders,
): ProviderEvent {
  const given = String(headers[SIGNATURE] ?? '');
  if (!isSameSecret(given, signature(secret, rawBody))) throw new WebhookRefused();
  const { data } = event.safeParse(parseJson(rawBody));
  const key = digestOf(rawBody);
  if (!data) return { key, type: 'unreadable', time: undefined };
  const { type, time } = data;
  const { paymentId: providerPaymentId, ...payment } = data.payment;
  return {
    key,
    type,
    time: readTime(time),
    payment: { ...payment, providerPaymentId, state: STATES[type], currency: 'INR' },
  };
}

const signature = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('base64');
