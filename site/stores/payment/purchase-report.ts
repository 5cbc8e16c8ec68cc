import type { EventData, Events } from '../../browser/ads/events.ts';
import type { KeyValueStore } from '../../browser/environment/storage.ts';

/** The order that was reported last, in local storage: a reload is no second purchase. */
const REPORTED_KEY = 'jaanu_reported_order';

/** Tells the ad pixel how a payment ended. */
export const createPurchaseReport = ({
  events,
  local,
}: {
  events: Events;
  local: Pick<KeyValueStore, 'get' | 'set'>;
}) => ({
  /** @param amount whole rupees, where known */
  succeeded: (orderId: string, amount: number | undefined): void => {
    if (local.get(REPORTED_KEY) === orderId) return;
    local.set(REPORTED_KEY, orderId);
    const data = amount === undefined ? {} : { amount };
    events.track('Purchase', data);
    events.track('PaymentSuccess', data);
  },
  failed: (reason: NonNullable<EventData['reason']>): void =>
    events.track('PaymentFailed', { reason }),
});
