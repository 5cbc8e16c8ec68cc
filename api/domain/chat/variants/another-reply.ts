import { NO_MESSAGES_LEFT } from '#contract/errors.ts';
import { MOST_VARIANTS } from '#contract/limits.ts';
import type { AnotherReplyResponse } from '#contract/schemas/chat.ts';
import { findTurnSetting } from '#db/queries/chat/chat-sessions.ts';
import { messagesById } from '#db/queries/chat/messages.ts';
import { findOwnReply } from '#db/queries/chat/variants.ts';
import { readBalance } from '#db/queries/user/balance.ts';
import { DomainError, notFound } from '../../errors.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Services } from '../../ports.ts';
import { refusePaused } from '../../steering/paused.ts';
import { accountSuspended } from '../../user/account-suspended.ts';
import type { Credential } from '../../user/credential.ts';
import { replyView } from '../message-view.ts';
import { refusal } from '../refusal.ts';
import { releaseTurn } from '../turn/close-turn.ts';
import { joinTurn } from '../turn/join-turn.ts';
import { TimedTurn } from '../turn/reply-counts.ts';
import type { TurnListener } from '../turn/running-turns.ts';
import type { TurnOutcome } from '../turn/turn-outcome.ts';
import { answerVariant } from './close-variant.ts';
import { makeVariant, type VariantSetting } from './make-variant.ts';
import { type OpenVariant, openVariant } from './open-variant.ts';
import { variantCost } from './variant-cost.ts';

export interface AnotherReplyInput {
  visitor: Credential;
  /** Her newest message. */
  messageId: string;
  clientMessageId: string | undefined;
  /** The price shown to the visitor; undefined: accepts any price. */
  costs: number | undefined;
}

type OwnReply = NonNullable<Awaited<ReturnType<typeof findOwnReply>>>;

/**
 * Another reply of hers to the same text, kept beside the first: a separate turn, with the same guarantees. The
 * first one of a message is free. One that she has said before is made again once, and nothing is taken where that was
 * said before as well.
 * Throws not_found, underage, no_messages_left, reply_failed; conflict where the visitor has written on, where there
 * can be no other, where another one is on its way, and where the price is not the one shown.
 */
export async function anotherReply(
  services: Services,
  { visitor, messageId, clientMessageId, costs }: AnotherReplyInput,
  listener?: TurnListener,
): Promise<AnotherReplyResponse> {
  const { executor } = services.db;
  const { userId } = visitor;
  const requestKey = clientMessageId === undefined ? null : `variant:${clientMessageId}`;
  for (;;) {
    const own = isUuid(messageId) ? await findOwnReply(executor, { messageId, userId }) : undefined;
    const setting = own && (await findTurnSetting(executor, { chatId: own.chatId, ...visitor }));
    if (!own || !setting) throw await refusal(services, visitor, 'Message');
    const { chatId, companionId, variantCount: count } = own;
    const input = { visitor, chatId, kind: 'variant', requestKey } as const;
    const repeated = await joinTurn(services, input, listener);
    if (repeated) return answer(repeated);
    if (setting.suspendedAt) throw await accountSuspended(services, userId);
    refusePaused(services, setting);
    const cost = costOf(own, costs);
    const prompt = services.steering.promptInstead(setting.chatType, setting.promptVersion);
    const opening = await openVariant(services, {
      userId,
      chatId,
      messageId,
      count,
      cost,
      requestKey,
    });
    if (opening.kind === 'opened') {
      const { turn } = opening;
      const outcome = await services.runningTurns.run(turn.id, undefined, listener, (emit) =>
        vary(services, turn, { ...setting, ...prompt, companionId, userId }, emit),
      );
      return answer(outcome);
    }
    if (opening.kind === 'repeated') continue;
    if (cost > 0 && (await readBalance(executor, userId)) === 0) {
      throw new DomainError('no_messages_left', NO_MESSAGES_LEFT);
    }
    throw onItsWay();
  }
}

const onItsWay = () => new DomainError('conflict', 'Another reply is on its way already.');
const writtenOn = () => new DomainError('conflict', 'You have written on since.');

/** What another one costs. Throws conflict where there can be none now, or where the price differs from the one shown. */
function costOf(own: OwnReply, told: number | undefined): number {
  if (!own.isNewest) throw writtenOn();
  const cost = variantCost(own.variantCount);
  if (cost === undefined) {
    const isFull = own.variantCount >= MOST_VARIANTS;
    const why = isFull ? 'She has tried often enough.' : 'There is no other reply to this.';
    throw new DomainError('conflict', why);
  }
  if (own.varyingTurnId) throw onItsWay();
  if (told !== undefined && told !== cost) {
    throw new DomainError('conflict', `Another reply costs ${cost} now.`);
  }
  return cost;
}

async function vary(
  services: Services,
  turn: OpenVariant,
  setting: VariantSetting,
  emit: (text: string) => void,
): Promise<TurnOutcome> {
  const { id, userId, cost, replyMessageId } = turn;
  const { executor } = services.db;
  const timed = new TimedTurn(services.replyCounts, 'variant');
  try {
    const made = await makeVariant(services, turn, setting, (text) => {
      timed.said();
      emit(text);
    });
    if (!(await answerVariant(services, turn, made))) throw writtenOn();
    timed.ended('answered');
  } catch (error) {
    timed.ended('failed');
    await releaseTurn(services, turn);
    if (error instanceof DomainError) throw error;
    services.log.error({ err: error, turnId: id }, 'another reply failed');
    throw new DomainError('reply_failed', 'No other reply came; nothing was taken');
  }
  const [reply] = await messagesById(executor, services.cipher, [replyMessageId]);
  if (!reply) throw notFound('Message');
  const balance = turn.balance ?? (await readBalance(executor, userId));
  return {
    kind: 'answered',
    userMessage: undefined,
    reply,
    cost,
    canEdit: false,
    balance,
    suspendsAccount: false,
  };
}

function answer(outcome: TurnOutcome): AnotherReplyResponse {
  if (outcome.kind !== 'answered') throw new DomainError('no_messages_left', NO_MESSAGES_LEFT);
  const { reply, balance, cost } = outcome;
  return { aiMessage: replyView(reply), messageBalance: balance, charged: cost > 0 };
}
