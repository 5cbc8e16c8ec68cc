import type { KeyValueStore } from '../environment/storage.ts';

/** Where the visitor's consent to the ad pixel is kept in local storage: 'yes' or nothing. */
export const AD_CONSENT_KEY = 'jaanu_ad_consent';

/** What is reported to the ad pixel. */
export type EventName =
  | 'InitiateCheckout'
  | 'AddPaymentInfo'
  | 'ClickToPay'
  | 'Purchase'
  | 'PaymentSuccess'
  | 'PaymentFailed'
  | 'ContinueChat'
  | 'RetryPayment';

/** All that an event may say: nothing of a chat, its type or its companion has a place here. */
export interface EventData {
  /** Whole rupees. */
  amount?: number;
  reason?: 'user_cancelled' | 'verification_failed';
}

export type Events = ReturnType<typeof createEvents>;

/**
 * Tells an ad network of a purchase and the steps to it, by an address that is fetched. Its own script
 * is not loaded: it would read the pages, chats among them. Does nothing without a pixel's id and the
 * visitor's consent.
 * @param beacon fetches an address and forgets the answer
 */
export const createEvents = ({
  pixelId,
  local,
  beacon,
}: {
  pixelId: string | undefined;
  local: Pick<KeyValueStore, 'get'>;
  beacon: (url: string) => void;
}) => ({
  track: (name: EventName, { amount, reason }: EventData = {}): void => {
    if (!pixelId || local.get(AD_CONSENT_KEY) !== 'yes') return;
    const query = new URLSearchParams({ id: pixelId, ev: name, noscript: '1' });
    if (amount !== undefined) {
      query.set('cd[value]', String(amount));
      query.set('cd[currency]', 'INR');
    }
    if (reason) query.set('cd[reason]', reason);
    beacon(`https://www.facebook.com/tr?${query}`);
  },
});
