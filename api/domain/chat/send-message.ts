import { NO_MESSAGES_LEFT } from '#contract/errors.ts';
import type { SendMessageResponse } from '#contract/schemas/chat.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports.ts';
import { announceRecharge } from './announce-recharge.ts';
import { messageView } from './message-view.ts';
import type { TurnListener } from './running-turns.ts';
import { takeTurn } from './take-turn.ts';

export interface SendMessageInput {
  userId: string;
  sessionId: string;
  /** 1 to 2,000 characters, trimmed. */
  content: string;
  clientMessageId: string | undefined;
}

/**
 * Sends a visitor's text and answers it, or says that a recharge is needed (design section 4).
 * `listener` hears the saved text and the reply as it comes.
 * Throws not_found, no_messages_left (the recharge message was written before) or reply_failed.
 */
export async function sendMessage(
  services: Services,
  { clientMessageId, ...input }: SendMessageInput,
  listener?: TurnListener,
): Promise<SendMessageResponse> {
  // The prefix keeps a client's name apart from our own ('welcome').
  const requestKey = clientMessageId === undefined ? null : `message:${clientMessageId}`;
  for (;;) {
    const outcome = await takeTurn(services, { ...input, requestKey }, listener);
    if (outcome.kind === 'answered' && outcome.userMessage) {
      return {
        userMessage: messageView(outcome.userMessage),
        aiMessage: messageView(outcome.aiMessage),
        messageBalance: outcome.balance,
      };
    }
    const announcement = await announceRecharge(services, input);
    if (announcement.kind === 'announced') {
      return { rechargeRequired: true, systemMessage: messageView(announcement.systemMessage) };
    }
    if (announcement.kind === 'already') {
      throw new DomainError('no_messages_left', NO_MESSAGES_LEFT);
    }
  }
}
