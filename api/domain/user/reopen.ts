import { findBalance } from '#db/queries/balance.ts';
import { endClosures, openAccount } from '#db/queries/closures.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { unmarkDevice } from './closed-device.ts';

export interface Reopening {
  userId: string;
  /** Why, in an operator's words, at most 200 characters; it is in the visitor's export. */
  note: string;
}

/** Opens the chats of a closed account again, and its device, as after an appeal. A second time changes nothing. */
export async function reopen(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { userId, note }: Reopening,
): Promise<'reopened' | 'not-closed' | 'unknown-user'> {
  const opened = await inTransaction(db, async (tx) => {
    const isOpened = await openAccount(tx, userId);
    if (isOpened) await endClosures(tx, userId, note);
    return isOpened;
  });
  if (opened) {
    await unmarkDevice({ db, secrets }, userId);
    return 'reopened';
  }
  return (await findBalance(db.executor, userId)) === undefined ? 'unknown-user' : 'not-closed';
}
