import { findPayment } from '#db/queries/payments.ts';
import type { Services } from '../ports.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes a provider's event. Repeats, events out of order and unknown kinds do no harm.
 * Throws WebhookRefused when the signature is not the provider's.
 */
export async function handleWebhook(
  services: Services,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> {
  const said = services.paymentProvider.readWebhook(rawBody, headers);
  if (!said) return;
  const payment = await findPayment(services.db.executor, said.orderId);
  if (payment) await settlePayment(services, payment, said);
  else services.log.error({ orderId: said.orderId }, 'webhook for an unknown order');
}
