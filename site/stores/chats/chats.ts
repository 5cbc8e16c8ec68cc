import { atom } from 'nanostores';
import type { ListedSession } from '#contract/schemas/chat.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import type { UserStore } from '../visitor/user.ts';

export type ChatsState =
  | { kind: 'loading' }
  /** The one last written in first. */
  | { kind: 'ready'; sessions: ListedSession[] }
  /** They are closed to the visitor; why, in words to be shown. */
  | { kind: 'closed'; text: string }
  | { kind: 'failed' };

/** All chats of the visitor. */
export const createChatsStore = ({
  api,
  user,
  environment: { log },
}: {
  api: Pick<Api, 'sessions'>;
  user: Pick<UserStore, '$user' | 'ensureUser' | 'asVisitor' | 'isErased'>;
  environment: Pick<Environment, 'log'>;
}) => {
  const $chats = atom<ChatsState>({ kind: 'loading' });
  return {
    $chats,
    /** Loads the list; also the way to try again. Never rejects. */
    load: async (): Promise<void> => {
      // Who was erased has none, and is not registered again for asking.
      if (user.isErased()) {
        $chats.set({ kind: 'ready', sessions: [] });
        return;
      }
      $chats.set({ kind: 'loading' });
      await user.ensureUser();
      const text = user.$user.get()?.closed;
      if (text) {
        $chats.set({ kind: 'closed', text });
        return;
      }
      try {
        $chats.set({ kind: 'ready', sessions: await user.asVisitor(api.sessions) });
      } catch (error) {
        log.error('Failed to load chats', error);
        $chats.set({ kind: 'failed' });
      }
    },
  };
};
