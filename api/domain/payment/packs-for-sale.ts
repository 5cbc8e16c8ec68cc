import { PACKS, packOf } from '#contract/packs.ts';
import { keepPacks, type ReleasedPack, wasForSale } from '#db/queries/released.ts';
import type { Services } from '../ports.ts';

/**
 * Whether a pack can be ordered: it is one of ours, or a page of another release shows it, one that runs beside this one or
 * ran in the last days.
 */
export async function isForSale(
  { db, now }: Pick<Services, 'db' | 'now'>,
  pack: ReleasedPack,
): Promise<boolean> {
  const at = now();
  if (packOf(pack.amount, pack.messageCount, at.getTime())) return true;
  // What is ours and has ended is over.
  const isOwn = PACKS.some(
    ({ amount, messages }) => amount === pack.amount && messages === pack.messageCount,
  );
  return !isOwn && (await wasForSale(db.executor, pack, at));
}

/** Tells every process of other releases what this one sells. */
export const keepPacksForSale = ({ db }: Pick<Services, 'db'>): Promise<void> =>
  keepPacks(
    db.executor,
    PACKS.map(({ amount, messages, endsAt }) => ({
      amount,
      messageCount: messages,
      endsAt: endsAt === undefined ? null : new Date(endsAt),
    })),
  );
