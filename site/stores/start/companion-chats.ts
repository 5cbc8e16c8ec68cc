import type { ListedSession } from '#contract/schemas/chat.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { closedSentence, isRefusal } from '../../browser/request/api-error.ts';
import type { UserStore } from '../visitor/user.ts';

/** How long a tap on Chat Now waits for the list of chats, in milliseconds. */
export const LOOK_UP_MS = 1500;

/** As many as fit a small screen without scrolling; the others are in the list of all chats. */
const MOST_CHATS = 3;

/** Looks up the visitor's chats with one companion. */
export const createCompanionChats = ({
  api,
  user,
  environment: { clock, log },
}: {
  api: Pick<Api, 'sessions'>;
  user: Pick<UserStore, '$user' | 'ensureUser' | 'refreshUser'>;
  environment: Pick<Environment, 'clock' | 'log'>;
}) => {
  const ask = async (companionId: string): Promise<ListedSession[]> => {
    await user.ensureUser();
    if (!user.$user.get()) return [];
    try {
      const sessions = await api.sessions();
      return sessions.filter((session) => session.companionId === companionId).slice(0, MOST_CHATS);
    } catch (error) {
      // Closed since the page was opened: the visitor's own record says so, and why.
      if (closedSentence(error)) await user.refreshUser();
      // Whom the server does not know has no chats.
      else if (!isRefusal(error, 401)) log.error('Failed to load chats', error);
      return [];
    }
  };

  /** The newest three, newest first; none where that cannot be found out soon. Never rejects. */
  return (companionId: string): Promise<ListedSession[]> =>
    new Promise((resolve) => {
      const stopWaiting = clock.after(LOOK_UP_MS, () => resolve([]));
      void ask(companionId).then((chats) => {
        stopWaiting();
        resolve(chats);
      });
    });
};
