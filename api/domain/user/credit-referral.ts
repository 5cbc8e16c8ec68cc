import { createHmac } from 'node:crypto';
import { REFERRAL_REWARD } from '#contract/limits.ts';
import type { Executor } from '#db/connection/client.ts';
import { insertBalanceEntry, lockAccount } from '#db/queries/user/balance.ts';
import {
  claimReferral,
  countCredited,
  countOfNetwork,
  countOfReferrer,
  creditReferrer,
} from '#db/queries/user/referrals.ts';
import { findDevice } from '#db/queries/user/users.ts';
import { run } from '#db/statement.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { type ReferralRuling, rule } from './referral-rules.ts';

export interface Friend {
  id: string;
  /** The ref that came with the visit. */
  ref: string | undefined;
  network: string;
  wideNetwork: string;
  deviceTraits: string | null;
}

/** Why there was no reward, or its state. */
export type ReferralOutcome = 'none' | 'unknown' | 'same-device' | 'at-ceiling' | ReferralRuling;

/**
 * Rewards the referrer of a new visitor: once per friend, not twice for one device
 * in one network (even if the friend was erased meanwhile), immediately, or held where `referral-rules.ts` says so. Runs
 * before the friend's row is written, in its transaction, which locks the referrer: one referrer's friends are counted
 * one by one.
 */
export async function creditReferral(
  tx: Executor,
  { id, ref, network, wideNetwork, deviceTraits }: Friend,
  { limits, secret }: { limits: Services['limits']; secret: string },
): Promise<ReferralOutcome> {
  if (!ref) return 'none';
  if (!isUuid(ref) || (await lockAccount(tx, ref)) === undefined) return 'unknown';
  const referrer = await findDevice(tx, ref);
  const ceiling = limits.referralCeiling;
  const counts = {
    ...(await countOfReferrer(tx, ref, wideNetwork)),
    here: await countOfNetwork(tx, wideNetwork),
    credited: await countCredited(tx, ceiling),
  };
  const ruling = rule(
    counts,
    {
      isFaceless: deviceTraits === null,
      isLikeReferrer:
        referrer?.network === network &&
        deviceTraits !== null &&
        referrer.deviceTraits === deviceTraits,
    },
    { daily: limits.referralDailyCap, ceiling, scale: limits.scale },
  );
  if (ruling === 'capped') return 'capped';
  // Keyed: the few addresses and traits there are could be tried one by one otherwise, also once the friend is erased.
  const device = createHmac('sha256', secret)
    .update(`referral:${network} ${deviceTraits}`)
    .digest('hex');
  const referral = { id, referrerId: ref, device, network: wideNetwork, status: ruling };
  if (!(await claimReferral(tx, referral))) return 'same-device';
  if (ruling === 'credited') await payReferrer(tx, ref, id);
  return counts.credited >= ceiling ? 'at-ceiling' : ruling;
}

/** The reward, and its line in the ledger, in the caller's transaction. */
export async function payReferrer(tx: Executor, referrerId: string, friend: string): Promise<void> {
  await creditReferrer(tx, referrerId, REFERRAL_REWARD);
  await run(
    tx,
    insertBalanceEntry({
      userId: referrerId,
      delta: REFERRAL_REWARD,
      reason: 'referral',
      reference: friend,
    }),
  );
}
