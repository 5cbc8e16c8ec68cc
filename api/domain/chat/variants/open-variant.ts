import { CHANGED_ONE, inBatch } from '#db/batch.ts';
import { isDuplicate } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { findTurn, insertTurn, TURN_REQUEST_KEY } from '#db/queries/chat/turns.ts';
import { claimVariant, holdVisitor, takeForVariant } from '#db/queries/chat/variants.ts';
import { insertBalanceEntry, readBalance } from '#db/queries/user/balance.ts';
import type { Services } from '../../ports.ts';
import { LEASE_MARGIN } from '../turn/open-turn.ts';

/** A reply is made again once where it was said before. */
export const MOST_TRIES = 2;

export interface OpenVariant {
  id: string;
  kind: 'variant';
  cost: number;
  chatId: string;
  userId: string;
  userMessageId: null;
  /** The reply that it is to vary. */
  replyMessageId: string;
  /** How many variants there are before it. */
  count: number;
  /** The balance after it was paid; undefined when it is free. */
  balance: number | undefined;
}

export type VariantOpening =
  | { kind: 'opened'; turn: OpenVariant }
  /** A turn of this name is open or answered; nothing was written. */
  | { kind: 'repeated' }
  /** No message left to pay for it, or another one is running or was made meanwhile; nothing was written. */
  | { kind: 'refused' };

type Needs = Pick<Services, 'db' | 'processId' | 'replyTimeoutMs' | 'runningTurns'>;

interface VariantInput {
  userId: string;
  chatId: string;
  messageId: string;
  count: number;
  cost: number;
  requestKey: string | null;
}

/**
 * Transaction 1 of another reply: pay it, open its turn, and claim the reply, so that one turn varies it at a time and
 * for the price that was asked.
 */
export function openVariant(services: Needs, input: VariantInput): Promise<VariantOpening> {
  const id = newId();
  return services.runningTurns.open(id, () => open(services, id, input));
}

async function open(
  { db, processId, replyTimeoutMs }: Needs,
  id: string,
  input: VariantInput,
): Promise<VariantOpening> {
  const { userId, chatId, messageId, count, cost, requestKey } = input;
  const row = insertTurn({
    id,
    chatId,
    kind: 'variant',
    cost,
    requestKey,
    userMessageId: null,
    replyMessageId: messageId,
    replacesTurnId: null,
    processId,
    leaseSeconds: Math.ceil((MOST_TRIES * replyTimeoutMs) / 1000) + LEASE_MARGIN,
  });
  const spent = { userId, delta: -cost, reason: 'variant', reference: id } as const;
  const statements = [
    cost > 0 ? takeForVariant({ userId }) : holdVisitor({ userId }),
    CHANGED_ONE,
    row,
    claimVariant({ messageId, turnId: id, count }),
    CHANGED_ONE,
    ...(cost > 0 ? [insertBalanceEntry(spent)] : []),
  ];
  try {
    const batch = await inBatch(db, statements, {
      hasCommitted: async () => (await findTurn(db.executor, id)) !== undefined,
    });
    if (!batch) return { kind: 'refused' };
    const seen = batch === 'unseen' ? undefined : batch.results[0]?.insertId;
    const balance = cost > 0 ? (seen ?? (await readBalance(db.executor, userId))) : undefined;
    const turn = { id, cost, chatId, userId, count, balance, replyMessageId: messageId };
    return { kind: 'opened', turn: { ...turn, kind: 'variant', userMessageId: null } };
  } catch (error) {
    if (isDuplicate(error, TURN_REQUEST_KEY)) return { kind: 'repeated' };
    throw error;
  }
}
