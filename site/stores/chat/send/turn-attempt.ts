import type { SendMessageResponse } from '#contract/schemas/chat.ts';
import type { Api } from '../../../browser/api/api.ts';
import type { Clock } from '../../../browser/environment/clock.ts';
import type { TurnListener } from '../../../browser/turn/stream-turn.ts';
import type { UserStore } from '../../visitor/user.ts';
import type { ChatHandle } from '../state/chat-state.ts';
import { createFramePainter } from './frame-painter.ts';
import type { OutboxEntry } from './outbox.ts';
import { onSaved } from './reconcile.ts';

/** The call by which a text reaches the server. */
export type TurnCall = (entry: OutboxEntry, listener: TurnListener) => Promise<SendMessageResponse>;

/**
 * Makes the one call of a turn and shows it as it comes.
 * @param onSavedId told the id of the saved text
 * @param patch changes the chat, for as long as the turn is followed
 * @param call where it is not to send a new text
 */
export const createTurnAttempt = ({
  api,
  user,
  chat,
  clock,
}: {
  api: Pick<Api, 'sendMessage'>;
  user: Pick<UserStore, 'asVisitor'>;
  chat: Pick<ChatHandle, 'get'>;
  clock: Pick<Clock, 'frame'>;
}) => {
  return async (
    chatId: string,
    entry: OutboxEntry,
    onSavedId: (messageId: string) => void,
    patch: ChatHandle['patch'],
    call?: TurnCall,
  ): Promise<SendMessageResponse> => {
    const painter = createFramePainter<string>(clock, (reply) =>
      patch({ reply, reconnecting: false }),
    );
    const { content, clientMessageId } = entry;
    const body = { sessionId: chatId, sender: 'user', content, clientMessageId } as const;
    const send: TurnCall = (_, listener) => api.sendMessage(body, listener);
    // A repeated call brings the reply from its start; what is shown stays until then.
    let reply = '';
    try {
      return await user.asVisitor(() =>
        (call ?? send)(entry, {
          onUser: (message) => {
            patch(onSaved(chat.get(), entry, message));
            onSavedId(message.id);
          },
          onDelta: (text) => {
            reply += text;
            painter.paint(reply);
          },
        }),
      );
    } finally {
      painter.stop();
    }
  };
};
