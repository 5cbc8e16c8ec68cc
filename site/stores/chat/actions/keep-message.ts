import type { Notice } from '../../notice/notice.ts';
import type { ActionParts } from './another-reply.ts';

/** Pages of older messages that are looked through for one. */
const MOST_PAGES = 30;

const REMEMBERED: Notice = {
  title: 'She will remember this',
  text: 'You find it on your page under "What she remembers".',
};

const forgotten = (act: () => void): Notice => ({
  title: 'Forgotten',
  text: 'It is out of what she remembers.',
  action: { label: 'Undo', act },
});

/** What is done with a message that stays as it is: it is remembered, forgotten, found, or copied. */
export const createKeeping = (parts: ActionParts) => {
  const { api, user, chat, notice, environment, loadOlder } = parts;
  const find = (id: string) => chat.get().messages.find((message) => message.id === id);

  const mark = (id: string, isWanted: boolean) =>
    chat.patch({
      messages: chat.get().messages.map((message) => {
        if (message.id !== id) return message;
        const { remembered: _, ...plain } = message;
        return isWanted ? { ...plain, remembered: true } : plain;
      }),
    });

  const remember = async (id: string, isWanted: boolean): Promise<void> => {
    mark(id, isWanted);
    try {
      await user.asVisitor(() => (isWanted ? api.rememberMessage(id) : api.forgetMessage(id)));
      notice.show(isWanted ? REMEMBERED : forgotten(() => void remember(id, true)));
    } catch (error) {
      environment.log.error('Failed to remember or forget', error);
      mark(id, !isWanted);
      notice.show({
        title: 'Error',
        text: 'That did not work. Please check your connection and try again.',
        isDestructive: true,
      });
    }
  };

  return {
    /** Shown at once, and undone where it fails. */
    remember,
    /** Shows a message, however far back it is. */
    jump: async (id: string): Promise<void> => {
      environment.navigation.replaceQuery('');
      // It may be looked for a second time.
      chat.patch({ scrollTo: null });
      await Promise.resolve();
      for (let page = 0; page < MOST_PAGES && !find(id); page++) {
        if (chat.get().older !== 'more') break;
        await loadOlder();
      }
      if (find(id)) chat.patch({ scrollTo: id });
      else {
        notice.show({
          title: 'Not found',
          text: 'This message is no longer in the chat.',
          isDestructive: true,
        });
      }
    },
    copy: async (id: string): Promise<void> => {
      try {
        await environment.clipboard(find(id)?.content ?? '');
        notice.show({ title: 'Copied', text: 'The text is on your clipboard.' });
      } catch (error) {
        environment.log.error('Failed to copy', error);
        notice.show({
          title: 'Not copied',
          text: 'This browser does not let us. Select the text and copy it by hand.',
          isDestructive: true,
        });
      }
    },
  };
};
