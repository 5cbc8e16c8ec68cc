import { createHmac } from 'node:crypto';
import { REFERRAL_REWARD } from '#contract/limits.ts';
import type { Executor } from '#db/client.ts';
import { insertBalanceEntry, lockAccount } from '#db/queries/balance.ts';
import { claimReferral, countReferrals, creditReferrer } from '#db/queries/free-messages.ts';
import { run } from '#db/statement.ts';
import { isUuid } from '../is-uuid.ts';

export interface Friend {
  id: string;
  /** The ref that came with the visit. */
  ref: string | undefined;
  network: string;
  deviceTraits: string | null;
}

/**
 * Rewards whoever brought a new visitor: once per friend, not twice for one device
 * in one network (though the friend be erased meanwhile), at most `dailyCap` a day. Runs before the
 * friend's row is written, in its transaction.
 * @returns why there was no reward, or 'credited'
 */
export async function creditReferral(
  tx: Executor,
  { id, ref, network, deviceTraits }: Friend,
  { dailyCap, secret }: { dailyCap: number; secret: string },
): Promise<'none' | 'unknown' | 'same-device' | 'capped' | 'credited'> {
  if (!ref) return 'none';
  if (!isUuid(ref) || (await lockAccount(tx, ref)) === undefined) return 'unknown';
  if ((await countReferrals(tx, ref)) >= dailyCap) return 'capped';
  // Keyed: the few addresses and traits there are could be tried one by one otherwise, also once the friend is erased.
  const device = createHmac('sha256', secret)
    .update(`referral:${network} ${deviceTraits}`)
    .digest('hex');
  if (!(await claimReferral(tx, { id, referrerId: ref, device }))) return 'same-device';
  await creditReferrer(tx, ref, REFERRAL_REWARD);
  const entry = { userId: ref, delta: REFERRAL_REWARD, reason: 'referral', reference: id } as const;
  await run(tx, insertBalanceEntry(entry));
  return 'credited';
}
