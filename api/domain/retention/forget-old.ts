import { FORGETTING, forgetAddresses, PORTION } from '#db/queries/retention/retention.ts';
import type { Services } from '../ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long each is kept, in days; `docs/privacy.md` explains why. */
export const KEPT_DAYS = {
  addresses: 90,
  'networks of referrals': 90,
  'events of providers': 400,
  'orders of the sandbox': 90,
  'refunds of the sandbox': 90,
  'reports that were dealt with': 180,
  'calls of models': 730,
} as const;

/**
 * Forgets what has been kept long enough, in small portions. Any process may do it, at any time, and again.
 * @param signal breaks off between two portions
 */
export async function forgetOld(
  { db, now }: Pick<Services, 'db' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const { executor } = db;
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  let at: string | undefined = '';
  while (at !== undefined && !signal?.aborted) {
    at = await forgetAddresses(executor, before(KEPT_DAYS.addresses), at);
  }
  for (const [what, forget] of Object.entries(FORGETTING)) {
    const oldest = before(KEPT_DAYS[what as keyof typeof KEPT_DAYS]);
    let done = PORTION;
    while (done === PORTION && !signal?.aborted) done = await forget(executor, oldest);
  }
}
