import { keepDispute } from '#db/queries/payment/disputes.ts';
import type { Services } from '../ports.ts';
import type { DisputeState, PaymentProvider } from './provider.ts';

/** What a provider's word on a dispute led to. */
export type DisputeNote = 'dispute' | 'dispute-closed' | 'unchanged';

/**
 * Keeps the newest word on a dispute, for the operator's list; messages stay as they are until money goes back.
 * An event that is overtaken by a later one changes nothing.
 * @param time when it happened, in the provider's words; undefined counts as now
 */
export async function noteDispute(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  provider: PaymentProvider,
  { dispute, time }: { dispute: DisputeState; time: Date | undefined },
): Promise<DisputeNote> {
  const said = { ...dispute, respondBy: dispute.respondBy ?? null };
  const isNew = await keepDispute(db.executor, {
    provider: provider.name,
    ...said,
    saidAt: time ?? now(),
  });
  if (!isNew) return 'unchanged';
  if (dispute.status === 'closed') return 'dispute-closed';
  log.error({ orderId: dispute.orderId, respondBy: dispute.respondBy }, 'dispute');
  return 'dispute';
}
