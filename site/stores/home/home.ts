import { atom } from 'nanostores';
import type { ChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { Companion } from '#contract/schemas/companion.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { createCompanionCache } from '../companions/companion-cache.ts';
import { SELECTED_COMPANION_KEY } from '../start/selected-companion.ts';
import { createAdultGate } from '../visitor/adult-gate.ts';
import type { UserStore } from '../visitor/user.ts';

/** Companions in the row of Home. */
export const FEATURED_COUNT = 6;

/** Home: the returning visitor, the featured companions, and the start of a chat. */
export const createHomeStore = ({
  api,
  user,
  environment,
}: {
  api: Pick<Api, 'companions'>;
  user: Pick<UserStore, '$user' | 'ensureUser' | 'refreshUser'>;
  environment: Pick<Environment, 'local' | 'session' | 'navigation' | 'onReturn' | 'log'>;
}) => {
  /** The chat type whose loading screen is on its way. */
  const $starting = atom<ChatType | null>(null);
  /** Null until the server has answered; the page was built with those it knew then. */
  const $featured = atom<Companion[] | null>(null);
  /** Her picture in the last chat, where it is known whose. */
  const $recentImage = atom<string | null>(null);
  /** The visitor has just turned away from the grown-ups sheet. */
  const $declined = atom(false);

  let everyone: readonly Companion[] = [];

  /** The visitor's last chat names her alone; a name that two have shows neither. */
  const showRecent = () => {
    const name = user.$user.get()?.lastChatSession?.companionName;
    const [her, other] = everyone.filter((companion) => companion.name === name);
    $recentImage.set(her && !other ? her.imagePath : null);
  };

  const loadFeatured = async () => {
    try {
      const companions = await api.companions();
      createCompanionCache(environment.session).keepList(companions);
      $featured.set(companions.slice(0, FEATURED_COUNT));
      everyone = companions;
      await user.ensureUser();
      showRecent();
    } catch (error) {
      environment.log.error('Failed to fetch companions', error);
    }
  };

  return {
    $user: user.$user,
    $starting,
    $featured,
    $recentImage,
    $declined,
    /** Finds the visitor and the featured companions. The answer stops listening. */
    open: (): (() => void) => {
      $declined.set(createAdultGate(environment).takeDeclined());
      void user.ensureUser();
      void loadFeatured();
      return environment.onReturn(() => {
        $starting.set(null);
        void user.refreshUser().then(showRecent);
      });
    },
    /** Goes to the loading screen of a type; a second call before the page has gone does nothing. */
    start: (chatType: ChatType): void => {
      if ($starting.get()) return;
      $starting.set(chatType);
      // Left over from a chat that could not be opened; from here the type alone is chosen.
      environment.session.remove(SELECTED_COMPANION_KEY);
      environment.navigation.assign(PAGES.loading(chatType));
    },
  };
};
