import { setTimeout as sleep } from 'node:timers/promises';
import { readBalance } from '#db/queries/balance.ts';
import { messagesById } from '#db/queries/messages.ts';
import { isSuspended } from '#db/queries/suspensions.ts';
import { findTurn, findTurnByKey, type TurnRow } from '#db/queries/turns.ts';
import { notFound } from '../errors.ts';
import type { Services } from '../ports.ts';
import { messageView } from './message-view.ts';
import type { TurnInput } from './open-turn.ts';
import type { TurnListener } from './running-turns.ts';
import { sweepTurns } from './sweep-turns.ts';
import { replyFailed, type TurnOutcome } from './turn-outcome.ts';

/** How often a turn that runs in another process is looked at. */
const POLL_MS = 100;
/** How often the waiting sweeps, once the turn is overdue. */
const SWEEP_MS = 1000;

/**
 * The result of the turn that holds a name, waiting for it while it is open: a repeated request pays
 * nothing and hears the same. In the same process it even hears the reply as it comes.
 * Throws reply_failed when that turn fails. Undefined when the name is free.
 */
export async function joinTurn(
  services: Services,
  { chatId, visitor: { userId }, requestKey }: TurnInput,
  listener: TurnListener | undefined,
): Promise<TurnOutcome | undefined> {
  const { executor } = services.db;
  let turn = requestKey ? await findTurnByKey(executor, chatId, requestKey) : undefined;
  if (!turn) return undefined;
  const running = services.runningTurns.join<TurnOutcome>(turn.id, listener);
  if (running) return running;
  for (let waited = 0; turn?.status === 'open'; waited += POLL_MS) {
    const overdue = waited > services.replyTimeoutMs && waited % SWEEP_MS === 0;
    if (overdue) await sweepTurns(services);
    await sleep(POLL_MS);
    turn = await findTurn(executor, turn.id);
  }
  if (turn?.status !== 'answered') throw replyFailed();
  const outcome = await storedOutcome(services, turn, userId);
  if (outcome.kind === 'answered' && outcome.userMessage)
    listener?.onUser(messageView(outcome.userMessage));
  return outcome;
}

async function storedOutcome(
  { db, cipher }: Services,
  turn: TurnRow,
  userId: string,
): Promise<TurnOutcome> {
  const ids = [turn.userMessageId, turn.replyMessageId, turn.imageMessageId].filter(
    (id) => id !== null,
  );
  const found = await messagesById(db.executor, cipher, ids);
  const reply = found.find(({ id }) => id === turn.replyMessageId);
  if (!reply) throw notFound('Reply');
  const userMessage = found.find(({ id }) => id === turn.userMessageId);
  const image = found.find(({ id }) => id === turn.imageMessageId);
  const balance = await readBalance(db.executor, userId);
  // It may have been opened again since.
  const suspendsAccount = turn.kind === 'underage' && (await isSuspended(db.executor, userId));
  return {
    kind: 'answered',
    userMessage,
    reply,
    ...(image && { image }),
    cost: turn.cost,
    balance,
    suspendsAccount,
  };
}
