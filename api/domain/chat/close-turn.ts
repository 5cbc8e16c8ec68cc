import { newId } from '#db/new-id.ts';
import { giveBackMessage, insertBalanceEntry } from '#db/queries/balance.ts';
import { deleteMessage, insertMessage, type MessageRow } from '#db/queries/messages.ts';
import { markAnswered, markReleased, noteMessagesLeft } from '#db/queries/turns.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import type { OpenTurn } from './open-turn.ts';

/**
 * Transaction 2 of a turn: write the reply and close the turn as answered.
 * @returns the reply, or undefined when the turn was released meanwhile (nothing is written then)
 */
export async function answerTurn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  turn: OpenTurn,
  content: string,
): Promise<MessageRow | undefined> {
  const reply: MessageRow = {
    id: newId(),
    sessionId: turn.sessionId,
    sender: 'ai',
    content,
    messageType: 'text',
    timestamp: now(),
  };
  return inTransaction(db, async (tx) => {
    if (!(await markAnswered(tx, turn.id, reply.id))) return undefined;
    await insertMessage(tx, reply);
    if (turn.balance !== undefined) await noteMessagesLeft(tx, turn.sessionId, turn.balance);
    return reply;
  });
}

/**
 * Gives the message back, takes the visitor's text out of the list and frees the turn's name.
 * @returns false when the turn was closed by someone else (nothing is changed then)
 */
export async function releaseTurn(
  { db }: Pick<Services, 'db'>,
  turn: { id: string; userId: string; userMessageId: string | null },
): Promise<boolean> {
  const { id, userId, userMessageId } = turn;
  return inTransaction(db, async (tx) => {
    if (!(await markReleased(tx, id))) return false;
    if (userMessageId) {
      await giveBackMessage(tx, userId);
      await insertBalanceEntry(tx, { userId, delta: 1, reason: 'release', reference: id });
      await deleteMessage(tx, userMessageId);
    }
    return true;
  });
}
