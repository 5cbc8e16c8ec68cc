import { findPayment, type PaymentRow } from '#db/queries/payment/payments.ts';
import { recordDelivery, setOutcome } from '#db/queries/payment/webhook-events.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports.ts';
import { type DisputeNote, noteDispute } from './note-dispute.ts';
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderState,
  type WebhookHeaders,
  WebhookRefused,
} from './provider.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';
import { type RefundSettlement, settleRefund } from './settle-refund.ts';

type Outcome = Settlement | RefundSettlement | DisputeNote | 'ignored';

/**
 * Takes an event of a provider: first into the record, then into effect, so that what breaks off in between is
 * delivered again. Repeats, events out of order and unknown kinds do no harm.
 * Throws WebhookRefused when the signature is not the provider's; that is logged and not recorded. Throws
 * unavailable for a refund of an order that the provider still calls unpaid; and whatever a lookup throws.
 */
export async function handleWebhook(
  services: Services,
  provider: PaymentProvider,
  rawBody: Buffer,
  headers: WebhookHeaders,
): Promise<void> {
  const { db, log } = services;
  const { name } = provider;
  let said: ProviderEvent;
  try {
    said = provider.readWebhook(rawBody, headers);
  } catch (error) {
    if (error instanceof WebhookRefused)
      log.warn({ provider: name }, 'webhook with a wrong signature');
    throw error;
  }
  const orderId = (said.payment ?? said.refund ?? said.dispute)?.orderId ?? null;
  const event = { provider: name, eventKey: said.key, type: said.type, orderId };
  await recordDelivery(db.executor, { ...event, eventTime: said.time ?? null });
  const outcome = await handle(services, provider, said);
  await setOutcome(db.executor, event, outcome);
  // Not acknowledged: a later credit would leave the buyer with the money and the messages.
  if (outcome === 'unpaid-order')
    throw new DomainError('unavailable', 'This order is not paid yet');
}

async function handle(
  services: Services,
  provider: PaymentProvider,
  { payment, refund, dispute, time }: ProviderEvent,
): Promise<Outcome> {
  if (payment) return handlePayment(services, provider, payment);
  if (refund) return settleRefund(services, provider, refund);
  if (dispute) return noteDispute(services, provider, { dispute, time });
  return 'ignored';
}

async function handlePayment(
  services: Services,
  provider: PaymentProvider,
  said: ProviderState,
): Promise<Outcome> {
  const payment = await findPayment(services.db.executor, said.orderId);
  if (payment?.provider === provider.name) {
    return settlePayment(services, payment, await atFullPrice(provider, payment, said));
  }
  services.log.error({ orderId: said.orderId }, 'webhook for an unknown order');
  return 'unknown-order';
}

/**
 * With an offer of the provider's the buyer pays less than the order's price: then the order's own word counts,
 * and not the payment's. It stays the event's payment. Throws when the provider does not answer.
 */
async function atFullPrice(
  provider: PaymentProvider,
  { id, amount }: PaymentRow,
  said: ProviderState,
): Promise<ProviderState> {
  if (said.state !== 'paid' || (said.amount === amount && said.currency === 'INR')) return said;
  const order = await provider.fetchStatus(id);
  if (order.state !== 'paid') return said;
  const { providerPaymentId } = said;
  return { ...order, ...(providerPaymentId !== undefined && { providerPaymentId }) };
}
