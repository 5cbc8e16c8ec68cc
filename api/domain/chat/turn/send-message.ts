import { NO_MESSAGES_LEFT } from '#contract/errors.ts';
import type { SendMessageResponse } from '#contract/schemas/chat.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Services } from '../../ports.ts';
import type { Credential } from '../../user/credential.ts';
import { announceRecharge } from '../announce-recharge.ts';
import { languageOf } from '../language-of.ts';
import { messageView, ownTextView, replyView } from '../message-view.ts';
import type { TurnListener } from './running-turns.ts';
import { takeTurn } from './take-turn.ts';
import type { TurnOutcome } from './turn-outcome.ts';

export interface SendMessageInput {
  visitor: Credential;
  chatId: string;
  /** 1 to 2,000 characters, trimmed. */
  content: string;
  clientMessageId: string | undefined;
}

/**
 * Sends a visitor's text and answers it, says that a recharge is needed, offers help to someone in
 * danger, or suspends the account of someone who says they are under 18; `care-for.ts` decides which.
 * `listener` gets the saved text and the reply as it is generated.
 * Throws not_found, underage (the account was suspended before), no_messages_left (the recharge message was
 * written before) or reply_failed.
 */
export async function sendMessage(
  services: Services,
  { clientMessageId, ...input }: SendMessageInput,
  listener?: TurnListener,
): Promise<SendMessageResponse> {
  // The prefix keeps a client's name apart from our own ('welcome').
  const requestKey = clientMessageId === undefined ? null : `message:${clientMessageId}`;
  for (;;) {
    const outcome = await takeTurn(services, { ...input, kind: 'message', requestKey }, listener);
    if (outcome.kind === 'answered') return sentView(outcome);
    if (outcome.kind !== 'empty') continue;
    const own = { userId: input.visitor.userId, chatId: input.chatId };
    const language = await languageOf(services, own, input.content);
    const announcement = await announceRecharge(services, {
      ...own,
      content: services.rechargeWords(outcome.companion, language, services.random),
    });
    if (announcement.kind === 'announced') {
      return { rechargeRequired: true, systemMessage: messageView(announcement.systemMessage) };
    }
    if (announcement.kind === 'already') {
      throw new DomainError('no_messages_left', NO_MESSAGES_LEFT);
    }
  }
}

/** The outcome of a turn as reported to the sender. */
export function sentView({
  userMessage,
  reply,
  image,
  notice,
  canEdit,
  balance,
  suspendsAccount,
}: Extract<TurnOutcome, { kind: 'answered' }>): SendMessageResponse {
  if (!userMessage) throw notFound('Message');
  const said = ownTextView(userMessage, canEdit);
  if (reply.sender === 'system') {
    const card = { userMessage: said, systemMessage: messageView(reply) };
    return suspendsAccount ? { ...card, accountClosed: true } : card;
  }
  return {
    userMessage: said,
    aiMessage: replyView(reply),
    ...(image && { imageMessage: messageView(image) }),
    ...(notice && { noticeMessage: messageView(notice) }),
    messageBalance: balance,
  };
}
