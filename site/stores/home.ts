import { atom } from 'nanostores';
import type { ChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/page-urls.ts';
import type { Environment } from '../browser/environment.ts';
import type { UserStore } from './user.ts';

/** Home: who is back, and the start of a chat. */
export const createHomeStore = ({
  user,
  environment,
}: {
  user: Pick<UserStore, '$user' | 'ensureUser' | 'refreshUser'>;
  environment: Pick<Environment, 'navigation' | 'onReturn'>;
}) => {
  /** The chat type whose loading screen is on its way. */
  const $starting = atom<ChatType | null>(null);
  return {
    $user: user.$user,
    $starting,
    /** Finds the visitor. The answer stops listening. */
    open: (): (() => void) => {
      void user.ensureUser();
      return environment.onReturn(() => {
        $starting.set(null);
        void user.refreshUser();
      });
    },
    /** Goes to the loading screen of a type; a second call before the page has gone does nothing. */
    start: (chatType: ChatType): void => {
      if ($starting.get()) return;
      $starting.set(chatType);
      environment.navigation.assign(PAGES.loading(chatType));
    },
  };
};
