import type { Environment } from '../../browser/environment/environment.ts';

/** Keys in local storage. */
const ATTEMPT_KEY = 'payment_attempt';
const STATUS_KEY = 'payment_status';
const TIMESTAMP_KEY = 'payment_timestamp';

/** How a payment ended, as the chat tells it. */
export type PaymentOutcome = 'success' | 'failed';

const isOutcome = (value: unknown): value is PaymentOutcome =>
  value === 'success' || value === 'failed';

/** What the screens of a payment leave for one another in local storage. */
export const createPaymentMarks = ({ local, clock }: Pick<Environment, 'local' | 'clock'>) => {
  const now = () => String(clock.now());
  const keep = (outcome: PaymentOutcome) => {
    local.set(STATUS_KEY, outcome);
    local.set(TIMESTAMP_KEY, now());
  };
  return {
    /** A payment is started. */
    attempt: () => local.set(ATTEMPT_KEY, now()),
    /** The attempt is over and leaves nothing to tell: the provider has sent the visitor back. */
    arrive: () => local.remove(ATTEMPT_KEY),
    /** The paywall is left with an attempt that led nowhere: the chat will say that it failed. */
    leave: () => {
      if (local.get(ATTEMPT_KEY) === null) return;
      keep('failed');
      local.remove(ATTEMPT_KEY);
    },
    /** Leaves an outcome for the chat. */
    keep,
    /** The outcome left for the chat, once. */
    take: (): PaymentOutcome | null => {
      const outcome = local.get(STATUS_KEY);
      const timestamp = local.get(TIMESTAMP_KEY);
      local.remove(STATUS_KEY);
      local.remove(TIMESTAMP_KEY);
      return timestamp !== null && isOutcome(outcome) ? outcome : null;
    },
  };
};
