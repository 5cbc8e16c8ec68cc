import { PACKS, type Pack, packsAt } from '#contract/packs.ts';
import { keepPacks, type ReleasedPack, wasForSale } from '#db/queries/operations/released.ts';
import type { Services } from '../ports.ts';

/**
 * Whether a pack can be ordered: it is sold now, or a page that may still be open shows it, of another release or from
 * before its price was changed, one that ran in the last days.
 */
export async function isForSale(
  { db, now, steering }: Pick<Services, 'db' | 'now' | 'steering'>,
  wanted: ReleasedPack,
): Promise<boolean> {
  const at = now();
  const isWanted = ({ amount, messages }: Pack) =>
    amount === wanted.amount && messages === wanted.messageCount;
  if (steering.packs(at).some(isWanted)) return true;
  // What is ours and has ended is over.
  const hasEnded = PACKS.some(isWanted) && !packsAt(at.getTime()).some(isWanted);
  return !hasEnded && (await wasForSale(db.executor, wanted, at));
}

/** Publishes to the processes of other releases what this one sells. */
export const keepPacksForSale = ({
  db,
  now,
  steering,
}: Pick<Services, 'db' | 'now' | 'steering'>): Promise<void> =>
  keepPacks(db.executor, steering.packs(now()).map(asReleased));

/** A pack as stored. */
export const asReleased = ({ amount, messages, endsAt }: Pack) => ({
  amount,
  messageCount: messages,
  endsAt: endsAt === undefined ? null : new Date(endsAt),
});
