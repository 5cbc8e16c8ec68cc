import { findPayment } from '#db/queries/payment/payments.ts';
import type { Services } from '../ports.ts';
import { type RefundInput, type RefundRequest, requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';
import type { RefundSettlement } from './settle-refund.ts';

type Requested = Extract<RefundRequest, { kind: 'requested' }>;

export type RefundOutcome =
  | Exclude<RefundRequest, Requested>
  /** Only the order's own provider can send its money back; nothing was written. */
  | { kind: 'inactive-provider' }
  /** `unanswered`: the provider did not answer; the reconcile job asks it again. */
  | (Requested & { settlement: RefundSettlement | 'unanswered' });

/** Sends the money of an order back: our own row first, the provider second. */
export async function refundOrder(
  services: Pick<Services, 'db' | 'log' | 'paymentProviders'>,
  input: RefundInput,
): Promise<RefundOutcome> {
  const payment = await findPayment(services.db.executor, input.orderId);
  if (!payment) return { kind: 'unknown-order' };
  const provider = services.paymentProviders.find(payment.provider);
  if (!provider) return { kind: 'inactive-provider' };
  const request = await requestRefund(services, input);
  if (request.kind !== 'requested') return request;
  try {
    return { ...request, settlement: await sendRefund(services, provider, request.refund) };
  } catch (err) {
    services.log.error({ err, orderId: input.orderId }, 'refund not sent');
    return { ...request, settlement: 'unanswered' };
  }
}
