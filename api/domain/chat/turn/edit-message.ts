import type { SendMessageResponse } from '#contract/schemas/chat.ts';
import { findChatOfTurn, findOwnText } from '#db/queries/chat/turns.ts';
import { findByCredential } from '#db/queries/user/users.ts';
import { DomainError } from '../../errors.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Services } from '../../ports.ts';
import type { Credential } from '../../user/credential.ts';
import { canEdit } from '../can-edit.ts';
import { refusal } from '../refusal.ts';
import { joinTurn } from './join-turn.ts';
import type { Replaced, TurnInput } from './open-turn.ts';
import type { TurnListener } from './running-turns.ts';
import { sentView } from './send-message.ts';
import { takeTurn } from './take-turn.ts';

export interface EditMessageInput {
  visitor: Credential;
  /** The visitor's newest text. */
  messageId: string;
  /** 1 to 2,000 characters, trimmed. */
  content: string;
  clientMessageId: string | undefined;
}

type OwnText = NonNullable<Awaited<ReturnType<typeof findOwnText>>>;

/**
 * Sends other words in place of the visitor's newest text: while she has not answered it, or once after that. The old
 * pair leaves the list when the new one is answered, and until then nothing of it is lost; what the old one cost pays
 * for the new one. Throws as `sendMessage` does, and conflict where the text can no longer be edited.
 */
export async function editMessage(
  services: Services,
  { visitor, messageId, content, clientMessageId }: EditMessageInput,
  listener?: TurnListener,
): Promise<SendMessageResponse> {
  const { executor } = services.db;
  const { userId } = visitor;
  const requestKey = clientMessageId === undefined ? null : `edit:${clientMessageId}`;
  for (;;) {
    const own = isUuid(messageId) ? await findOwnText(executor, { messageId, userId }) : undefined;
    // Checked second: what a repeat has done meanwhile is no reason to refuse it. The text itself may no longer exist.
    const before = requestKey && (await findChatOfTurn(executor, { userId, requestKey }));
    const chatId = before || own?.chatId;
    const isKnown = await findByCredential(executor, userId, visitor.credentialId);
    if (!chatId || !isKnown) throw await refusal(services, visitor, 'Message');
    const input: TurnInput = { visitor, chatId, kind: 'message', content, requestKey };
    // A repeat shares the turn that is there, and opens none: it would be one that replaces nothing, and is paid.
    const outcome = before
      ? await joinTurn(services, input, listener)
      : own &&
        (await takeTurn(services, { ...input, replaces: replacedBy(own, messageId) }, listener));
    if (outcome?.kind === 'answered') return sentView(outcome);
  }
}

/** What the edited text takes the place of. Throws conflict where it cannot. */
function replacedBy(own: OwnText, userMessageId: string): Replaced {
  const { turnId, status, cost, replyMessageId, imageMessageId } = own;
  if (own.isOlder) throw conflict('You have written on since.');
  if (own.kind !== 'message') throw conflict('This message cannot be changed.');
  if (own.isReplaced) throw conflict('This message is being changed already.');
  if (own.isVaried) throw conflict('Another reply is on its way already.');
  if (!canEdit(own)) throw conflict('A message can be changed once.');
  const isOpen = status === 'open';
  return {
    turnId,
    userMessageId,
    replyMessageId,
    imageMessageId,
    isOpen,
    cost: isOpen ? cost : 0,
    answeredTurnId: isOpen ? own.replacesTurnId : turnId,
  };
}

const conflict = (text: string) => new DomainError('conflict', text);
