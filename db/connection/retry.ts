import { setTimeout as sleep } from 'node:timers/promises';
import { isDuplicate, isRetryable, isUnavailable } from '../errors.ts';
import { boundsNow } from './bounds.ts';

/** How long a transaction is retried: longer than a cluster needs to elect a new writer. */
const RETRY_BUDGET_MS = 8_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;

/** A COMMIT whose answer never came: it may or may not have happened. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** The deadline of a call bounds its retries. */
const budget = () => Math.min(RETRY_BUDGET_MS, boundsNow().leftMs);

/**
 * Retries with growing, jittered pauses while the error allows it and the budget lasts.
 * @param run one transaction, or one statement outside of any: a failed one was rolled back as a whole
 * @param recover determines an unknown outcome; undefined: it was not committed
 */
export async function withRetry<T>(
  run: () => Promise<T>,
  recover?: () => Promise<T | undefined>,
): Promise<T> {
  let giveUpAt = Date.now() + budget();
  let afterUnknown = false;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      const unknown = error instanceof UnknownOutcome;
      const again = unknown
        ? recover !== undefined
        : isRetryable(error) || (afterUnknown && (isUnavailable(error) || isDuplicate(error)));
      if (!again) throw error;
      // The time for determining the outcome may have been spent waiting.
      if (unknown && !afterUnknown) giveUpAt = Date.now() + budget();
      afterUnknown ||= unknown;
      if (Date.now() > giveUpAt) throw error;
      const jittered = pause * (0.5 + Math.random());
      boundsNow().leftMs -= jittered;
      await sleep(jittered);
      if (!afterUnknown) continue;
      try {
        const recovered = await recover?.();
        if (recovered !== undefined) return recovered;
      } catch (lookError) {
        // Still unreachable, so still unknown: a retry with the same ids meets its own rows if they exist.
        if (!isUnavailable(lookError)) throw lookError;
      }
    }
  }
}
