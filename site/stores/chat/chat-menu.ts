import type { Message, Session } from '#contract/schemas/chat.ts';
import type { ChatActionsApi } from '../../browser/api/chat-actions-api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { isRefusal, sentenceOf } from '../../browser/request/api-error.ts';
import type { NoticeStore } from '../notice/notice.ts';
import type { UserStore } from '../visitor/user.ts';
import type { createChatStore } from './chat.ts';

interface Parts {
  api: Pick<
    ChatActionsApi,
    | 'searchChat'
    | 'chooseVersion'
    | 'clearChat'
    | 'restoreChat'
    | 'muteChat'
    | 'reportMessage'
    | 'withdrawReport'
  >;
  user: Pick<UserStore, 'asVisitor'>;
  chat: Pick<ReturnType<typeof createChatStore>, 'open' | 'refresh'>;
  notice: Pick<NoticeStore, 'show' | 'hide'>;
  environment: Pick<Environment, 'log'>;
}

const TRY_AGAIN = 'That did not work. Please check your connection and try again.';

/** What can be done with a whole chat, and with a message of hers that is not right. Nothing of it rejects. */
export const createChatMenu = ({ api, user, chat, notice, environment: { log } }: Parts) => {
  const attempt = async (what: string, work: () => Promise<void>): Promise<boolean> => {
    try {
      await user.asVisitor(work);
      return true;
    } catch (error) {
      log.error(`Failed to ${what}`, error);
      const told = isRefusal(error, 409) ? sentenceOf(error) : undefined;
      notice.show({ title: 'Error', text: told ?? TRY_AGAIN, isDestructive: true });
      return false;
    }
  };

  const restore = async (chatId: string) => {
    if (!(await attempt('put a chat back', () => api.restoreChat(chatId)))) return;
    notice.show({ title: 'Put back', text: 'Everything is there again.' });
    await chat.open(chatId);
  };

  const withdraw = async (messageId: string) => {
    if (!(await attempt('take a report back', () => api.withdrawReport(messageId)))) return;
    notice.show({ title: 'Taken back', text: 'Nobody reads this report.' });
  };

  return {
    /** The texts that have these words, the newest first; undefined where that failed. */
    search: async ({ id }: Session, words: string): Promise<Message[] | undefined> => {
      try {
        return await user.asVisitor(() => api.searchChat(id, words));
      } catch (error) {
        log.error('Failed to search', error);
        return undefined;
      }
    },
    mute: async ({ id }: Session, isMuted: boolean): Promise<void> => {
      if (!(await attempt('mute a chat', () => api.muteChat(id, isMuted)))) return;
      await chat.refresh();
    },
    /** Has the chat go over to her newest version, or back to the one before. */
    choose: async ({ id }: Session, choice: 'try' | 'back'): Promise<void> => {
      if (!(await attempt('choose a version', () => api.chooseVersion(id, choice)))) return;
      await chat.refresh();
    },
    clear: async ({ id }: Session): Promise<void> => {
      const isDone = await attempt('clear a chat', async () => void (await api.clearChat(id)));
      if (!isDone) return;
      notice.show({
        title: 'Chat cleared',
        text: 'In a minute it is gone for good.',
        action: { label: 'Undo', act: () => void restore(id) },
      });
      await chat.open(id);
    },
    /** Answers whether it was kept. */
    report: async (messageId: string, reason: string, consent: boolean): Promise<boolean> => {
      const isDone = await attempt('report a message', async () => {
        await api.reportMessage(messageId, { reason, consent });
      });
      if (!isDone) return false;
      notice.show({
        title: 'Reported',
        text: consent
          ? 'Thank you. We will read it.'
          : 'Thank you. We have your reason, no words of the chat.',
        action: { label: 'Undo', act: () => void withdraw(messageId) },
      });
      return true;
    },
  };
};
