import { MESSAGES_PAGE } from '#contract/limits.ts';
import type { Message } from '#contract/schemas/chat.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import type { UserStore } from '../visitor/user.ts';
import { onRefusal } from './state/chat-refusal.ts';
import type { ChatHandle } from './state/chat-state.ts';
import {
  isLongAgo,
  needsWelcome,
  putMessages,
  withNewest,
  withOlder,
} from './state/message-list.ts';

interface Parts {
  api: Pick<Api, 'session' | 'messages' | 'welcome'>;
  user: Pick<UserStore, 'ensureUser' | 'asVisitor' | 'isErased'>;
  chat: Pick<ChatHandle, 'get' | 'patch'>;
  log: Environment['log'];
  clock: Pick<Environment['clock'], 'now'>;
}

const olderThan = (page: readonly Message[]) => (page.length < MESSAGES_PAGE ? 'none' : 'more');

/** Loads a chat, her welcome where one is owed, and the messages of earlier days. */
export const createLoader = ({ api, user, chat, clock, log }: Parts) => {
  /** The chat and its newest messages; also the way to try again. Never rejects: see `phase`. */
  const load = async (chatId: string): Promise<void> => {
    // Who was erased has none, and is not registered again for asking.
    if (user.isErased()) {
      chat.patch({ phase: 'missing' });
      return;
    }
    chat.patch({ phase: 'loading' });
    await user.ensureUser();
    try {
      const [session, messages] = await user.asVisitor(() =>
        Promise.all([api.session(chatId), api.messages(chatId)]),
      );
      const older = olderThan(messages);
      chat.patch({ phase: 'ready', session, messages, older, balance: session.messagesLeft });
    } catch (error) {
      log.error('Failed to load chat', error);
      chat.patch(onRefusal(error) ?? { phase: 'failed' });
    }
  };

  /**
   * Asks for her first words where none are there yet, or for a greeting after a while.
   * @param mayBeAsked the address names a message, as a notification does
   */
  const welcome = async (mayBeAsked: boolean): Promise<void> => {
    const { session, messages, closed } = chat.get();
    const isBack = mayBeAsked || isLongAgo(messages, clock.now());
    if (!session || closed || !(isBack || needsWelcome(messages))) return;
    chat.patch({ welcoming: true });
    try {
      const { aiMessage } = await user.asVisitor(() => api.welcome(session.id));
      // Her first words, long ago, where nothing new is owed.
      if (aiMessage && aiMessage.timestamp >= (messages.at(-1)?.timestamp ?? ''))
        chat.patch({ messages: putMessages(chat.get().messages, [], [aiMessage]) });
    } catch (error) {
      log.error('Failed to load the welcome message', error);
    } finally {
      chat.patch({ welcoming: false });
    }
  };

  /** The page of messages above those that are listed; does nothing where there is none. */
  const loadOlder = async (): Promise<void> => {
    const { session, messages, older } = chat.get();
    const oldest = messages[0]?.id;
    if (!session || !oldest || older === 'none' || older === 'loading') return;
    chat.patch({ older: 'loading' });
    try {
      const page = await user.asVisitor(() => api.messages(session.id, oldest));
      chat.patch({ messages: withOlder(chat.get().messages, page), older: olderThan(page) });
    } catch (error) {
      log.error('Failed to load older messages', error);
      chat.patch(onRefusal(error) ?? { older: 'failed' });
    }
  };

  /** What became of the chat while this page was away: shown once it is there, and logged if it is not. */
  const refresh = async (): Promise<void> => {
    const { session: known } = chat.get();
    if (!known || chat.get().sending) return;
    try {
      const [session, page] = await user.asVisitor(() =>
        Promise.all([api.session(known.id), api.messages(known.id)]),
      );
      // A turn that began meanwhile brings its own.
      if (chat.get().sending) return;
      const messages = withNewest(chat.get().messages, page);
      chat.patch({ session, messages, balance: session.messagesLeft });
    } catch (error) {
      log.error('Failed to refresh chat', error);
      chat.patch(onRefusal(error) ?? {});
    }
  };

  return { load, refresh, welcome, loadOlder };
};
