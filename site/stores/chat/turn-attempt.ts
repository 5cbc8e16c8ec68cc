import type { SendMessageResponse } from '#contract/schemas/chat.ts';
import type { Api } from '../../browser/api.ts';
import type { Clock } from '../../browser/clock.ts';
import type { UserStore } from '../visitor/user.ts';
import type { ChatHandle } from './chat-state.ts';
import { createFramePainter } from './frame-painter.ts';
import type { OutboxEntry } from './outbox.ts';
import { onSaved } from './reconcile.ts';

/**
 * Makes the one call of a turn and shows it as it comes.
 * @param onSavedId told the id of the saved text
 * @param isAbandoned whether an edited text has taken its place, so that nothing more of it is shown
 */
export const createTurnAttempt = ({
  api,
  user,
  chat,
  clock,
}: {
  api: Pick<Api, 'sendMessage'>;
  user: Pick<UserStore, 'asVisitor'>;
  chat: Pick<ChatHandle, 'get' | 'patch'>;
  clock: Pick<Clock, 'frame'>;
}) => {
  const painter = createFramePainter<string>(clock, (reply) =>
    chat.patch({ reply, reconnecting: false }),
  );
  return async (
    chatId: string,
    entry: OutboxEntry,
    onSavedId: (messageId: string) => void,
    isAbandoned: () => boolean,
  ): Promise<SendMessageResponse> => {
    const { content, clientMessageId } = entry;
    const body = { sessionId: chatId, sender: 'user', content, clientMessageId } as const;
    // A repeated call brings the reply from its start; what is shown stays until then.
    let reply = '';
    try {
      return await user.asVisitor(() =>
        api.sendMessage(body, {
          onUser: (message) => {
            if (isAbandoned()) return;
            chat.patch(onSaved(chat.get(), entry, message));
            onSavedId(message.id);
          },
          onDelta: (text) => {
            if (isAbandoned()) return;
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
