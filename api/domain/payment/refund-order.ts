import type { Services } from '../ports.ts';
import { type RefundInput, type RefundRequest, requestRefund } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';
import type { RefundSettlement } from './settle-refund.ts';

type Requested = Extract<RefundRequest, { kind: 'requested' }>;

export type RefundOutcome =
  | Exclude<RefundRequest, Requested>
  /** `unanswered`: the provider did not answer; the sweeper asks it again. */
  | (Requested & { settlement: RefundSettlement | 'unanswered' });

/** Sends the money of an order back: our own row first, the provider second. */
export async function refundOrder(
  services: Pick<Services, 'db' | 'log' | 'paymentProvider'>,
  input: RefundInput,
): Promise<RefundOutcome> {
  const request = await requestRefund(services, input);
  if (request.kind !== 'requested') return request;
  try {
    return { ...request, settlement: await sendRefund(services, request.refund) };
  } catch (err) {
    services.log.error({ err, orderId: input.orderId }, 'refund not sent');
    return { ...request, settlement: 'unanswered' };
  }
}
