import { createHmac } from 'node:crypto';
import { type WebhookHeaders, WebhookRefused } from '../../../domain/payment/provider.ts';
import { isSameSecret } from '../../../domain/same-secret.ts';

/** Base64 of HMAC-SHA256 over the timestamp directly followed by the body, as Cashfree signs (webhook version 2025-01-01). */
export const signature = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(timestamp).update(body).digest('base64');

/** Headers of a signed webhook. */
export const signedHeaders = (secret: string, timestamp: string, body: string) => ({
  'content-type': 'application/json',
  'x-webhook-timestamp': timestamp,
  'x-webhook-signature': signature(secret, timestamp, body),
});

/**
 * Verifies the signature over the raw bytes. No time window: late redeliveries are genuine, and settling
 * twice does no harm.
 * @throws WebhookRefused
 */
export function checkSignature(secret: string, rawBody: Buffer, headers: WebhookHeaders): void {
  const timestamp = String(headers['x-webhook-timestamp'] ?? '');
  const given = String(headers['x-webhook-signature'] ?? '');
  // Nothing separates the two in what is signed: digits alone cannot take a part of the body along.
  if (!/^\d{1,20}$/.test(timestamp)) throw new WebhookRefused();
  if (!isSameSecret(given, signature(secret, timestamp, rawBody))) throw new WebhookRefused();
}
