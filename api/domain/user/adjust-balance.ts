import {
  BALANCE_ENTRY_KEY,
  changeBalance,
  hasEntry,
  insertBalanceEntry,
} from '#db/queries/balance.ts';
import { inBatch } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

/**
 * Changes a balance by hand, as support does.
 * @param reference names this one change; a second one under the same name changes nothing
 * @returns false when there is no such visitor, too little to take, or it was made before
 */
export async function adjustBalance(
  { db }: Pick<Services, 'db'>,
  { userId, delta, reference }: { userId: string; delta: number; reference: string },
): Promise<boolean> {
  const entry = { userId, delta, reason: 'adjustment', reference } as const;
  const done = await inBatch(db, [changeBalance({ userId, delta }), insertBalanceEntry(entry)], {
    commitIf: ([changed]) => changed?.affectedRows === 1,
    hasCommitted: () => hasEntry(db.executor, entry),
    repeatKey: BALANCE_ENTRY_KEY,
  });
  return done !== undefined;
}
