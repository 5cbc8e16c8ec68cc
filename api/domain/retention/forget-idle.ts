import { idleVisitors } from '#db/queries/retention/retention.ts';
import { type Erasing, erase } from '../user/erase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases visitors who have not come for this many days and have never made an order, as if they had asked for it. Any process may
 * do it, at any time, and again.
 * @param days 0: erases nobody
 * @param signal breaks off between two visitors
 * @returns how many were erased
 */
export async function forgetIdle(
  services: Erasing,
  days: number,
  signal?: AbortSignal,
): Promise<number> {
  if (days === 0) return 0;
  const before = new Date(services.now().getTime() - days * DAY_MS);
  let erased = 0;
  let after: string | undefined = '';
  while (after !== undefined && !signal?.aborted) {
    const { idle, last } = await idleVisitors(services.db.executor, before, after);
    for (const id of idle) {
      if (signal?.aborted) break;
      await erase(services, id);
      erased++;
    }
    after = last;
  }
  return erased;
}
