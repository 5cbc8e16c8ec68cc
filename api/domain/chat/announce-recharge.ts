import { newId } from '#db/new-id.ts';
import { latestCredit, lockAccount } from '#db/queries/balance.ts';
import { insertMessage, type MessageRow } from '#db/queries/messages.ts';
import { claimRecharge } from '#db/queries/turns.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

const RECHARGE_TEXT =
  'Your messages are used up. Recharge to go on with this chat; everything you two have said stays here.';

export type Announcement =
  | { kind: 'announced'; systemMessage: MessageRow }
  /** This session has said so since the last credit. */
  | { kind: 'already' }
  /** The balance is no longer empty, or the account is no longer open. */
  | { kind: 'changed' };

/** Writes the recharge message of an empty balance: one per session and depletion, however many ask. */
export async function announceRecharge(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  { userId, chatId }: { userId: string; chatId: string },
): Promise<Announcement> {
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account?.balance !== 0 || account.suspendedAt) return { kind: 'changed' };
    const creditId = (await latestCredit(tx, userId)) ?? userId;
    if (!(await claimRecharge(tx, chatId, creditId))) return { kind: 'already' };
    const systemMessage: MessageRow = {
      id: newId(),
      chatId,
      sender: 'system',
      content: RECHARGE_TEXT,
      messageType: 'recharge_required',
      timestamp: now(),
    };
    await run(tx, insertMessage(cipher, systemMessage));
    return { kind: 'announced', systemMessage };
  });
}
