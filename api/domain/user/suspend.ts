import { newId } from '#db/new-id.ts';
import { findBalance } from '#db/queries/user/balance.ts';
import { insertSuspension, isSuspended, suspendAccount } from '#db/queries/user/suspensions.ts';
import { lockUser } from '#db/queries/user/users.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { markDevice } from './suspended-device.ts';

/** Suspends an account for an operator, and records its device, so that a new account there starts suspended. Idempotent. */
export async function suspend(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  userId: string,
): Promise<'suspended' | 'already' | 'unknown-user'> {
  if ((await findBalance(db.executor, userId)) === undefined) return 'unknown-user';
  const done = await inTransaction(db, async (tx) => {
    const locked = await lockUser(tx, userId);
    if (!locked || locked.suspendedAt) return false;
    await run(tx, suspendAccount({ userId }));
    const suspension = { id: newId(), userId, reason: 'operator', language: null } as const;
    await run(tx, insertSuspension(suspension));
    return true;
  });
  const isNow = done || (await isSuspended(db.executor, userId));
  // A second time too: the first may have been cut before it.
  if (isNow) await markDevice({ db, secrets }, userId, 'operator');
  if (done) return 'suspended';
  return isNow ? 'already' : 'unknown-user';
}
