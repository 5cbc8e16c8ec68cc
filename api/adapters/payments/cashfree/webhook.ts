import { z } from 'zod';
import type {
  ProviderEvent,
  ProviderState,
  RefundState,
  WebhookHeaders,
} from '../../../domain/payment/provider.ts';
import { digestOf, parseJson, readTime } from '../webhook-body.ts';
import { checkSignature } from './signature.ts';
import { ASKED_FOR, id, orderId, REFUND_STATES, refundFields } from './wire.ts';

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
    refund: z.object({ ...refundFields, refund_type: z.literal(ASKED_FOR).optional() }),
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

/**
 * Reads a webhook of Cashfree's form: the signature over the raw bytes first, its meaning second.
 * @throws WebhookRefused
 */
export function readWebhook(
  secret: string,
  rawBody: Buffer,
  headers: WebhookHeaders,
): ProviderEvent {
  checkSignature(secret, rawBody, headers);
  const body = parseJson(rawBody);
  const { type = 'unreadable', event_time } = event.safeParse(body).data ?? {};
  const payment = readPayment(body);
  const refund = readRefund(body);
  return {
    // Their own name for the event is in a header, and headers are not signed.
    key: digestOf(rawBody),
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
    providerPaymentId: read.payment.cf_payment_id,
  };
}

function readRefund(body: unknown): RefundState | undefined {
  const read = refundData.safeParse(body).data?.data.refund;
  const status = read && REFUND_STATES.get(read.refund_status);
  if (!status) return undefined;
  return { id: read.refund_id, orderId: read.order_id, amount: read.refund_amount, status };
}
