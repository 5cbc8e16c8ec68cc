import { setTimeout as sleep } from 'node:timers/promises';
import { readBalance } from '#db/queries/balance.ts';
import { findTurnSetting } from '#db/queries/chat-sessions.ts';
import { type MessageRow, messagesById, recentTexts } from '#db/queries/messages.ts';
import { findTurnByKey } from '#db/queries/turns.ts';
import { DomainError, notFound } from '../errors.ts';
import { isUuid } from '../is-uuid.ts';
import type { Services } from '../ports.ts';
import { answerTurn, releaseTurn } from './close-turn.ts';
import { generateReply } from './generate-reply.ts';
import { type OpenTurn, openTurn, type TurnInput } from './open-turn.ts';
import { sweepTurns } from './sweep-turns.ts';

/** How many texts the engine is shown. */
const HISTORY = 30;
const POLL_MS = 100;

export type TurnOutcome =
  | { kind: 'answered'; userMessage: MessageRow | undefined; aiMessage: MessageRow; balance: number }
  | { kind: 'empty' };

/**
 * One whole turn: open it, let the engine reply outside any transaction, close it.
 * A repeat under the same name waits for the first and shares its result.
 * Throws not_found for anyone else's session and reply_failed when the engine failed; then the
 * message has been given back and the text is out of the list.
 */
export async function takeTurn(services: Services, input: TurnInput): Promise<TurnOutcome> {
  const { executor } = services.db;
  const setting = isUuid(input.sessionId)
    ? await findTurnSetting(executor, input.sessionId, input.userId)
    : undefined;
  if (!setting) throw notFound('Chat session');
  for (;;) {
    const opening = await openTurn(services, input);
    if (opening.kind === 'empty') return opening;
    if (opening.kind === 'repeated') {
      const shared = await resultOfTwin(services, input);
      if (shared) return shared;
      continue;
    }
    return replyTo(services, opening.turn, setting);
  }
}

type Setting = NonNullable<Awaited<ReturnType<typeof findTurnSetting>>>;

async function replyTo(services: Services, turn: OpenTurn, setting: Setting): Promise<TurnOutcome> {
  const { userMessage } = turn;
  let aiMessage: MessageRow | undefined;
  try {
    const text = await generateReply(services, {
      kind: userMessage ? 'message' : 'welcome',
      chatType: setting.chatType,
      companion: setting.companion,
      prompt: setting.prompt ?? '',
      history: await recentTexts(services.db.executor, turn.sessionId, HISTORY),
    });
    aiMessage = await answerTurn(services, turn, text);
  } catch (error) {
    services.log.error({ err: error, turnId: turn.id }, 'reply failed');
    await releaseTurn(services, { ...turn, userMessageId: userMessage?.id ?? null });
    throw replyFailed();
  }
  if (!aiMessage) throw replyFailed();
  const balance = turn.balance ?? (await readBalance(services.db.executor, turn.userId));
  return { kind: 'answered', userMessage, aiMessage, balance };
}

const replyFailed = () => new DomainError('reply_failed', 'No reply came; nothing was taken');

/** Waits for the turn that holds the name; undefined once the name is free again. */
async function resultOfTwin(
  services: Services,
  { sessionId, userId, requestKey }: TurnInput,
): Promise<TurnOutcome | undefined> {
  const { executor } = services.db;
  const deadline = services.now().getTime() + services.replyTimeoutMs;
  for (;;) {
    const turn = requestKey === null ? undefined : await findTurnByKey(executor, sessionId, requestKey);
    if (!turn) return undefined;
    if (turn.status === 'answered' && turn.replyMessageId) {
      const ids = [turn.userMessageId, turn.replyMessageId].filter((id) => id !== null);
      const found = await messagesById(executor, ids);
      const aiMessage = found.find(({ id }) => id === turn.replyMessageId);
      if (!aiMessage) throw notFound('Reply');
      const userMessage = found.find(({ id }) => id === turn.userMessageId);
      return { kind: 'answered', userMessage, aiMessage, balance: await readBalance(executor, userId) };
    }
    if (services.now().getTime() > deadline) await sweepTurns(services);
    await sleep(POLL_MS);
  }
}
