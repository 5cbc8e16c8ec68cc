import { isDuplicate } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { insertBalanceEntry, takeMessage } from '#db/queries/balance.ts';
import { insertMessage, type MessageRow } from '#db/queries/messages.ts';
import { findTurnByKey, insertTurn, TURN_REQUEST_KEY } from '#db/queries/turns.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

/** Seconds an open turn is left alone by the sweeper beyond the longest reply. */
const LEASE_MARGIN = 15;

export interface TurnInput {
  userId: string;
  sessionId: string;
  /** The visitor's text; absent for a welcome, which costs nothing. */
  content?: string;
  /** Names the turn within its session; null: it cannot be repeated. */
  requestKey: string | null;
}

export interface OpenTurn {
  id: string;
  sessionId: string;
  userId: string;
  userMessage: MessageRow | undefined;
  /** The balance after the message was taken; undefined for a welcome. */
  balance: number | undefined;
}

export type Opening =
  | { kind: 'opened'; turn: OpenTurn }
  /** No message left; nothing was written. */
  | { kind: 'empty' }
  /** A turn of this name is open or answered; nothing was written. */
  | { kind: 'repeated' };

/** Transaction 1 of a turn: take one message, write the visitor's text, open the turn with a lease. */
export async function openTurn(
  { db, now, replyTimeoutMs }: Pick<Services, 'db' | 'now' | 'replyTimeoutMs'>,
  input: TurnInput,
): Promise<Opening> {
  const { userId, sessionId } = input;
  const id = newId();
  const userMessage = input.content === undefined ? undefined : userText(input.content, sessionId, now());
  const kind = userMessage ? 'message' : 'welcome';
  const leaseSeconds = Math.ceil(replyTimeoutMs / 1000) + LEASE_MARGIN;
  const turn = { id, sessionId, kind, requestKey: input.requestKey, leaseSeconds } as const;
  try {
    return await inTransaction(db, async (tx) => {
      const balance = userMessage ? await takeMessage(tx, userId, sessionId) : undefined;
      if (userMessage && balance === undefined) {
        const { requestKey } = input;
        const twin = requestKey !== null && (await findTurnByKey(tx, sessionId, requestKey));
        return { kind: twin ? 'repeated' : 'empty' };
      }
      await insertTurn(tx, { ...turn, userMessageId: userMessage?.id ?? null });
      if (userMessage) {
        await insertMessage(tx, userMessage);
        await insertBalanceEntry(tx, { userId, delta: -1, reason: 'message', reference: id });
      }
      return { kind: 'opened', turn: { id, sessionId, userId, userMessage, balance } };
    });
  } catch (error) {
    if (isDuplicate(error, TURN_REQUEST_KEY)) return { kind: 'repeated' };
    throw error;
  }
}

const userText = (content: string, sessionId: string, timestamp: Date): MessageRow => ({
  id: newId(),
  sessionId,
  sender: 'user',
  content,
  messageType: 'text',
  timestamp,
});
