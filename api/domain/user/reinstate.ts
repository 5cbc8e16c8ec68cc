import { findBalance } from '#db/queries/user/balance.ts';
import { endSuspensions, reinstateAccount } from '#db/queries/user/suspensions.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { unmarkDevice } from './suspended-device.ts';

export interface Reinstatement {
  userId: string;
  /** Why, in an operator's words, at most 200 characters; it is in the visitor's export. */
  note: string;
}

/** Reinstates a suspended account, and its device, as after an appeal. A second time changes nothing. */
export async function reinstate(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { userId, note }: Reinstatement,
): Promise<'reinstated' | 'not-suspended' | 'unknown-user'> {
  const isReinstated = await inTransaction(db, async (tx) => {
    const wasSuspended = await reinstateAccount(tx, userId);
    if (wasSuspended) await endSuspensions(tx, userId, note);
    return wasSuspended;
  });
  if (isReinstated) {
    await unmarkDevice({ db, secrets }, userId);
    return 'reinstated';
  }
  return (await findBalance(db.executor, userId)) === undefined ? 'unknown-user' : 'not-suspended';
}
