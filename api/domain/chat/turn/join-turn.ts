import { setTimeout as sleep } from 'node:timers/promises';
import { messagesById } from '#db/queries/chat/messages.ts';
import { findTurn, findTurnByKey, type TurnRow } from '#db/queries/chat/turns.ts';
import { readBalance } from '#db/queries/user/balance.ts';
import { isSuspended } from '#db/queries/user/suspensions.ts';
import { notFound } from '../../errors.ts';
import type { Services } from '../../ports.ts';
import { canEdit } from '../can-edit.ts';
import { ownTextView } from '../message-view.ts';
import { expireTurns } from './expire-turns.ts';
import type { TurnInput } from './open-turn.ts';
import type { TurnListener } from './running-turns.ts';
import { replyFailed, type TurnOutcome } from './turn-outcome.ts';

/** How often a turn of another process is polled, without and with updates from that process. */
const POLL_MS = 100;
const POLL_HEARD_MS = 1_000;
/** How often a caller that waits for an overdue turn has expired turns released. */
const EXPIRE_MS = 1_000;

/**
 * The result of the turn that holds a name, waiting for it while it is open: a repeated request pays
 * nothing and gets the same result, and the streamed reply where the process that runs it sends updates.
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
  let isTold = false;
  const told: TurnListener | undefined = listener && {
    onUser(message) {
      isTold = true;
      listener.onUser(message);
    },
    onDelta: (text) => listener.onDelta(text),
  };
  const followed = await follow(services, turn, told);
  let pause = followed ? POLL_HEARD_MS : POLL_MS;
  const ended = followed?.ended.then(() => {
    pause = POLL_MS;
  });
  let expireAt = performance.now() + services.replyTimeoutMs;
  try {
    while (turn?.status === 'open') {
      if (performance.now() > expireAt) {
        await expireTurns(services);
        expireAt = performance.now() + EXPIRE_MS;
      }
      await Promise.race([sleep(pause), ...(pause === POLL_HEARD_MS && ended ? [ended] : [])]);
      turn = await findTurn(executor, turn.id);
    }
  } finally {
    followed?.leave();
  }
  if (turn?.status !== 'answered') throw replyFailed();
  const outcome = await storedOutcome(services, turn, userId);
  if (outcome.kind === 'answered' && outcome.userMessage && !isTold)
    listener?.onUser(ownTextView(outcome.userMessage, outcome.canEdit));
  return outcome;
}

/** The stream of a turn of another process; undefined where it is closed, of this process or without updates. */
async function follow(
  { turnNews, processId }: Services,
  { id, status, processId: owner }: TurnRow,
  listener: TurnListener | undefined,
) {
  if (status !== 'open' || owner === null || owner === processId) return undefined;
  return turnNews?.follow({ id, processId: owner }, listener);
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
    canEdit: canEdit(turn),
    balance,
    suspendsAccount,
  };
}
