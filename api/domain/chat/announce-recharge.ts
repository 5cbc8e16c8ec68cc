import { newId } from '#db/new-id.ts';
import { insertMessage, type MessageRow } from '#db/queries/chat/messages.ts';
import { claimRecharge } from '#db/queries/chat/turns.ts';
import { latestCredit, lockAccount } from '#db/queries/user/balance.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

export type Announcement =
  | { kind: 'announced'; systemMessage: MessageRow }
  /** This chat has said so since the last credit. */
  | { kind: 'already' }
  /** The balance is no longer empty, or the account is no longer open. */
  | { kind: 'changed' };

/**
 * Writes the recharge message of an empty balance: one per chat and depletion, however many ask.
 * @param content what it says
 */
export async function announceRecharge(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  { userId, chatId, content }: { userId: string; chatId: string; content: string },
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
      content,
      messageType: 'recharge_required',
      timestamp: now(),
    };
    await run(tx, insertMessage(cipher, systemMessage));
    return { kind: 'announced', systemMessage };
  });
}
