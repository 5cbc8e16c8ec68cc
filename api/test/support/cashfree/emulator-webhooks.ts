import { signature } from '../../../adapters/payments/cashfree/signature.ts';
import {
  type EmulatedOrder,
  type EmulatedPayment,
  type EmulatedRefund,
  KEYS,
} from './emulator-books.ts';

const TYPES: Record<string, string> = {
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
};

/** Two decimals, as the provider writes amounts: parsing and writing them again changes the bytes. */
const rupees = (amount: number): string => amount.toFixed(2);

/** The event of an attempt, to the byte. */
export const paymentEvent = (order: EmulatedOrder, payment: EmulatedPayment): string =>
  `{"data":{"order":{"order_id":"${order.order_id}","order_amount":${rupees(order.order_amount)},` +
  `"order_currency":"INR","order_tags":null},"payment":{"cf_payment_id":"${payment.cf_payment_id}",` +
  `"payment_status":"${payment.payment_status}","payment_amount":${rupees(order.order_amount)},` +
  `"payment_currency":"INR","payment_message":"emulated","payment_time":"2026-08-01T11:16:10+05:30",` +
  `${payment.bank_reference ? `"bank_reference":"${payment.bank_reference}",` : ''}"payment_group":"upi"},"customer_details":{"customer_phone":"9908734801"}},` +
  `"event_time":"2026-08-01T11:16:10+05:30",` +
  `"type":"${TYPES[payment.payment_status] ?? 'PAYMENT_SUCCESS_WEBHOOK'}"}`;

/** The event of a refund, to the byte. */
export const refundEvent = (refund: EmulatedRefund): string =>
  `{"data":{"refund":{"cf_refund_id":11325632,"cf_payment_id":789727431,` +
  `"refund_id":"${refund.refund_id}","order_id":"${refund.order_id}",` +
  `"refund_amount":${rupees(refund.refund_amount)},"refund_currency":"INR","entity":"Refund",` +
  `"refund_type":"${refund.refund_type}","refund_status":"${refund.refund_status}"}},` +
  `"event_time":"2026-08-02T11:16:10+05:30","type":"REFUND_STATUS_WEBHOOK"}`;

/** Money of a late attempt that the provider sends back by itself; it names no order. */
export const AUTO_REFUND_EVENT =
  '{"data":{"auto_refund":{"cf_refund_id":"1","refund_type":"PAYMENT_AUTO_REFUND",' +
  '"refund_status":"SUCCESS","refund_amount":9.00}},"event_time":"2026-08-02T11:16:10+05:30",' +
  '"type":"AUTO_REFUND_STATUS_WEBHOOK"}';

/** What the dashboard sends to try an address out. */
export const PROBE_EVENT =
  '{"data":{"test_object":{"test_key":"test_value"}},"type":"WEBHOOK","event_time":"2026-08-01T11:16:10+05:30"}';

/** Delivers an event to a product, for the `attempt`th time; the answer's status. */
export async function deliver(origin: string, body: string, attempt = 1): Promise<number> {
  const timestamp = '1795161171147';
  const answer = await fetch(`${origin}/api/payment/webhook/cashfree`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signature(KEYS.secretKey, timestamp, body),
      'x-webhook-version': '2025-01-01',
      'x-webhook-attempt': String(attempt),
    },
    body,
  });
  return answer.status;
}
