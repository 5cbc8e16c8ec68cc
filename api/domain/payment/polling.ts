const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 3600;

/** Orders, or refunds, that one run of a job takes on. */
export const POLL_BATCH = 50;

/** An order this old is left to a person, once its provider has answered. */
export const GIVE_UP_MS = 3 * 24 * 3600 * 1000;

/** Seconds until the provider is polled again: exponential backoff, so that no order holds up the others. */
export const pollDelay = (polls: number): number =>
  Math.min(FIRST_DELAY_SECONDS * 2 ** polls, LONGEST_DELAY_SECONDS);
