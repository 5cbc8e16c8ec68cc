import { newId } from '#db/new-id.ts';
import { findBalance } from '#db/queries/balance.ts';
import { insertSuspension, isSuspended, suspendAccount } from '#db/queries/suspensions.ts';
import { lockUser } from '#db/queries/users.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

/** Suspends an account by an operator's word. A second time changes nothing. */
export async function suspend(
  { db }: Pick<Services, 'db'>,
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
  if (done) return 'suspended';
  return (await isSuspended(db.executor, userId)) ? 'already' : 'unknown-user';
}
