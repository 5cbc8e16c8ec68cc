import type { PushNote } from '#contract/schemas/push.ts';
import type { SubscriptionRow } from '#db/queries/user/push.ts';

/** Where a note goes, and what it is sealed with. */
export type PushTarget = Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;

/** What became of a note: taken, ended by the browser or its service, or neither. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends notes through the push services of browsers. */
export interface PushSender {
  /** What a browser subscribes with. */
  publicKey: string;
  /** Whether an address is one of a push service that notes may go to: a visitor could name any. */
  takes(endpoint: string): boolean;
  /** Never rejects. @param seconds how long the service may hold it for a phone that is off */
  send(target: PushTarget, note: PushNote, seconds: number): Promise<PushOutcome>;
}
