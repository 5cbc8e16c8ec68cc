import { map } from 'nanostores';
import type { Message } from '#contract/schemas/chat.ts';
import type { Api } from '../browser/api.ts';
import { isRefusal } from '../browser/api-error.ts';
import type { Environment } from '../browser/environment.ts';
import { afterAnswer, afterFailure, type ChatState, INITIAL_CHAT } from './chat-state.ts';
import { addMessage, needsWelcome, temporaryMessage } from './message-list.ts';
import { createNoticeStore } from './notice.ts';
import type { UserStore } from './user.ts';

const SEND_FAILED = { title: 'Error', text: 'Failed to send message. Please try again.' };

/** One chat: loads it, asks for her welcome, sends what the visitor writes. */
export const createChatStore = ({
  api,
  user,
  environment,
}: {
  api: Pick<Api, 'session' | 'messages' | 'welcome' | 'sendMessage'>;
  user: Pick<UserStore, 'ensureUser' | 'asVisitor'>;
  environment: Pick<Environment, 'clock' | 'random' | 'log'>;
}) => {
  const { clock, random, log } = environment;
  const $chat = map<ChatState>(INITIAL_CHAT);
  const notice = createNoticeStore({ clock });
  /** The last text that failed. Sent again under the same id, it is never paid for twice. */
  let failed: { id: string; content: string } | undefined;

  const patch = (change: Partial<ChatState>) => $chat.set({ ...$chat.get(), ...change });

  const welcome = async (sessionId: string) => {
    patch({ welcoming: true });
    try {
      const { aiMessage } = await user.asVisitor(() => api.welcome(sessionId));
      patch({ messages: addMessage($chat.get().messages, aiMessage) });
    } catch (error) {
      log.error('Failed to load the welcome message', error);
    } finally {
      patch({ welcoming: false });
    }
  };

  /** Loads a chat; also the way to try again. Resolves when the list, and a welcome if owed, is there. */
  const open = async (sessionId: string): Promise<void> => {
    patch({ phase: 'loading' });
    await user.ensureUser();
    try {
      const [session, messages] = await user.asVisitor(() =>
        Promise.all([api.session(sessionId), api.messages(sessionId)]),
      );
      patch({ phase: 'ready', session, messages, balance: session.messagesLeft });
      if (needsWelcome(messages)) await welcome(sessionId);
    } catch (error) {
      log.error('Failed to load chat', error);
      patch({ phase: isRefusal(error, 404) ? 'missing' : 'failed' });
    }
  };

  const report = (error: unknown, { id, content }: Message) => {
    failed = { id, content };
    log.error('Failed to send message', error);
    notice.show(SEND_FAILED);
  };

  /** Sends the words in the composer; does nothing while there are none or others are on their way. */
  const send = async (): Promise<void> => {
    const { session, draft, sending, messages } = $chat.get();
    const content = draft.trim();
    if (!session || !content || sending) return;
    const fresh = temporaryMessage(session.id, content, random.hex(16), clock.now());
    const temporary = failed?.content === content ? { ...fresh, id: failed.id } : fresh;
    failed = undefined;
    notice.hide();
    patch({ draft: '', sending: true, messages: [...messages, temporary] });
    try {
      const answer = await user.asVisitor(() =>
        api.sendMessage({
          sessionId: session.id,
          sender: 'user',
          content,
          clientMessageId: temporary.id,
        }),
      );
      patch(afterAnswer($chat.get(), temporary, answer));
    } catch (error) {
      const isEmpty = isRefusal(error, 402);
      patch(afterFailure($chat.get(), temporary, isEmpty));
      if (!isEmpty) report(error, temporary);
    } finally {
      patch({ sending: false });
    }
  };

  return {
    $chat,
    $notice: notice.$notice,
    hideNotice: notice.hide,
    open,
    send,
    write: (draft: string) => patch({ draft }),
  };
};
