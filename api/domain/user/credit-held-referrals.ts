import { lockAccount } from '#db/queries/user/balance.ts';
import {
  countCredited,
  earnedReferrals,
  lapseReferrals,
  settleReferral,
} from '#db/queries/user/referrals.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { payReferrer } from './credit-referral.ts';

/** Messages of a friend that have to be answered before a held reward is given. */
const ANSWERED = 3;
/** Rewards of one run of the job. */
const BATCH = 100;

/**
 * Gives the rewards that were held, once the friends have written, within the ceiling of a day; ends those
 * whose friends have not within 30 days. Run concurrently, each reward is given once.
 */
export async function creditHeldReferrals(
  { db, limits, log }: Pick<Services, 'db' | 'limits' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  await lapseReferrals(db.executor);
  for (const { id, referrerId } of await earnedReferrals(db.executor, ANSWERED, BATCH)) {
    if (signal?.aborted) return;
    if ((await countCredited(db.executor, limits.referralCeiling)) >= limits.referralCeiling) {
      log.error({ ceiling: limits.referralCeiling }, 'referral ceiling of the day reached');
      return;
    }
    await inTransaction(db, async (tx) => {
      if ((await lockAccount(tx, referrerId)) === undefined) return;
      if (await settleReferral(tx, id, 'credited')) await payReferrer(tx, referrerId, id);
    });
  }
}
