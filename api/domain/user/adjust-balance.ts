import { changeBalance, hasEntry, insertBalanceEntry } from '#db/queries/balance.ts';
import { inBatch } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

/**
 * Changes a balance by hand, as support does.
 * @param reference names this one change; a second one under the same name is refused by the ledger
 * @returns false when there is no such visitor or too little to take (nothing is changed then)
 */
export async function adjustBalance(
  { db }: Pick<Services, 'db'>,
  { userId, delta, reference }: { userId: string; delta: number; reference: string },
): Promise<boolean> {
  const entry = { userId, delta, reason: 'adjustment', reference } as const;
  const done = await inBatch(db, [changeBalance({ userId, delta }), insertBalanceEntry(entry)], {
    commitIf: ([changed]) => changed?.affectedRows === 1,
    hasCommitted: () => hasEntry(db.executor, entry),
  });
  return done !== undefined;
}
