import type { Message } from '#contract/schemas/chat.ts';
import type { ChatActionsApi } from '../../../browser/api/chat-actions-api.ts';
import type { Environment } from '../../../browser/environment/environment.ts';
import { ApiError, isRefusal } from '../../../browser/request/api-error.ts';
import type { NoticeStore } from '../../notice/notice.ts';
import type { UserStore } from '../../visitor/user.ts';
import type { createSender } from '../send/chat-send.ts';
import { createFramePainter } from '../send/frame-painter.ts';
import { AT_REST } from '../send/reconcile.ts';
import { withRetries } from '../send/retry.ts';
import { onRefusal } from '../state/chat-refusal.ts';
import type { ChatHandle } from '../state/chat-state.ts';
import { temporaryId } from '../state/message-list.ts';
import { newestReply } from '../state/proposals.ts';

export interface ActionParts {
  api: Pick<
    ChatActionsApi,
    'anotherReply' | 'chooseVariant' | 'editMessage' | 'rememberMessage' | 'forgetMessage'
  >;
  user: Pick<UserStore, 'asVisitor'>;
  chat: Pick<ChatHandle, 'get' | 'patch'>;
  notice: Pick<NoticeStore, 'show' | 'hide'>;
  environment: Pick<
    Environment,
    'clock' | 'presence' | 'random' | 'clipboard' | 'navigation' | 'log'
  >;
  /** Loads what the list is now. */
  refresh: () => Promise<void>;
  loadOlder: () => Promise<void>;
  deliver: ReturnType<typeof createSender>['deliver'];
  /** What is on its way comes to nothing here: another text has taken its place. */
  abandon: () => void;
}

/** Other replies in place of her newest one: made by the server, and gone through by the visitor. */
export const createAnother = ({ api, user, chat, notice, environment, refresh }: ActionParts) => {
  const { clock, random, log } = environment;
  let isChoosing = false;

  const put = (message: Message) => ({
    messages: chat.get().messages.map((one) => (one.id === message.id ? message : one)),
  });

  const fail = async (error: unknown, text: string) => {
    // A message that is gone was changed in another tab; the chat is there.
    const isGone = isRefusal(error, 404);
    chat.patch({ ...AT_REST, ...(isGone ? {} : onRefusal(error)) });
    if (isRefusal(error, 402)) chat.patch({ balance: 0 });
    log.error('Failed to change a reply', error);
    if (chat.get().phase !== 'ready') return;
    const told = isRefusal(error, 409) && error instanceof ApiError ? error.sentence : undefined;
    notice.show({ title: 'No other reply', text: told ?? text, isDestructive: true });
    // What blocks it came from another tab.
    if (isGone || isRefusal(error, 409)) await refresh();
  };

  /** Asks for another reply; does nothing where there can be none, or none can be paid. */
  const make = async (): Promise<void> => {
    const { messages, sending, balance } = chat.get();
    const newest = newestReply(messages);
    const costs = newest?.anotherCosts;
    if (!newest || costs === undefined || sending || (costs > 0 && balance === 0)) return;
    notice.hide();
    chat.patch({ sending: true, varying: newest.id });
    const body = { clientMessageId: temporaryId(random.hex(16)), costs };
    const painter = createFramePainter<string>(clock, (reply) =>
      chat.patch({ reply, reconnecting: false }),
    );
    const call = () => {
      let reply = '';
      const onDelta = (text: string) => {
        reply += text;
        painter.paint(reply);
      };
      return user.asVisitor(() => api.anotherReply(newest.id, body, { onUser: () => {}, onDelta }));
    };
    try {
      const lost = () => chat.patch({ reconnecting: true });
      const { aiMessage, messageBalance } = await withRetries(environment, call, lost);
      painter.stop();
      chat.patch({ ...AT_REST, ...put(aiMessage), balance: messageBalance });
    } catch (error) {
      painter.stop();
      await fail(error, 'She had nothing else to say this time. Nothing was taken.');
    }
  };

  /** Shows another one of the replies there are. */
  const choose = async (index: number): Promise<void> => {
    const { messages, sending } = chat.get();
    const newest = newestReply(messages);
    const isThere = index >= 0 && index < (newest?.variants?.count ?? 0);
    if (!newest || !isThere || sending || isChoosing) return;
    isChoosing = true;
    try {
      const { aiMessage } = await user.asVisitor(() => api.chooseVariant(newest.id, index));
      chat.patch(put(aiMessage));
    } catch (error) {
      await fail(error, 'Please check your connection and try again.');
    } finally {
      isChoosing = false;
    }
  };

  return { make, choose };
};
