import { z } from 'zod';
import type {
  DisputeState,
  ProviderEvent,
  ProviderState,
  RefundState,
  WebhookHeaders,
} from '../../../domain/payment/provider.ts';
import { digestOf, parseJson, readTime } from '../webhook-body.ts';
import { checkSignature } from './signature.ts';
import {
  ASKED_FOR,
  bankReference,
  id,
  orderId,
  REFUND_STATES,
  refundFields,
  rupees,
} from './wire.ts';

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
      payment_amount: rupees,
      payment_currency: z.string(),
      bank_reference: bankReference,
    }),
  }),
});

const refundData = z.object({
  data: z.object({
    refund: z.object({ ...refundFields, refund_type: z.literal(ASKED_FOR).optional() }),
  }),
});

const ascii = (max: number) =>
  z.string().transform((text) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, max));

const disputeData = z.object({
  data: z.object({
    dispute: z.object({
      dispute_id: id,
      dispute_amount: rupees,
      dispute_type: ascii(16).catch(''),
      dispute_status: ascii(24).catch(''),
      reason_description: z.string().catch(''),
      respond_by: z.string().nullish().catch(null),
    }),
    order_details: z.object({ order_id: orderId }),
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
  const dispute = readDispute(type, body);
  return {
    // Their own name for the event is in a header, and headers are not signed.
    key: digestOf(rawBody),
    type,
    time: readTime(event_time),
    ...(payment && { payment }),
    ...(refund && { refund }),
    ...(dispute && { dispute }),
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
    ...(read.payment.bank_reference && { bankReference: read.payment.bank_reference }),
  };
}

function readRefund(body: unknown): RefundState | undefined {
  const read = refundData.safeParse(body).data?.data.refund;
  const status = read && REFUND_STATES.get(read.refund_status);
  if (!status) return undefined;
  return { id: read.refund_id, orderId: read.order_id, amount: read.refund_amount, status };
}

function readDispute(type: string, body: unknown): DisputeState | undefined {
  const read = disputeData.safeParse(body).data?.data;
  if (!read || !type.startsWith('DISPUTE_')) return undefined;
  const { dispute, order_details: order } = read;
  return {
    id: dispute.dispute_id,
    orderId: order.order_id,
    amount: dispute.dispute_amount,
    status: type === 'DISPUTE_CLOSED' ? 'closed' : 'open',
    stage: [dispute.dispute_type, dispute.dispute_status].filter(Boolean).join(' '),
    reason: dispute.reason_description.slice(0, 120).toWellFormed(),
    respondBy: readTime(dispute.respond_by ?? undefined),
  };
}
