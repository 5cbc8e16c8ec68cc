import { atom } from 'nanostores';
import { type ChatType, isChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { ListedSession } from '#contract/schemas/chat.ts';
import type { KnownCompanion } from '#contract/schemas/companion.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { SELECTED_COMPANION_KEY } from './selected-companion.ts';

/** Where the visitor is between a tap on Chat Now and the loading screen, or an earlier chat. */
export type ChatStart =
  | { kind: 'idle' }
  /** Whether there are chats with her is being looked up. */
  | { kind: 'looking'; companion: KnownCompanion }
  /** There are: the newest first; `now` in milliseconds since 1970. */
  | { kind: 'returning'; companion: KnownCompanion; chats: readonly ListedSession[]; now: number }
  | { kind: 'choosing'; companion: KnownCompanion }
  | { kind: 'busy'; companion: KnownCompanion }
  | { kind: 'starting'; companion: KnownCompanion; chatType: ChatType };

/** The start of a chat with a chosen companion, or the way back into one. */
export const createChatStart = ({
  isAvailable,
  chatsWith,
  environment,
}: {
  /** What is known of her; true while nothing is. */
  isAvailable: (companionId: string) => boolean;
  /** The visitor's chats with her, newest first. Never rejects. */
  chatsWith: (companionId: string) => Promise<readonly ListedSession[]>;
  environment: Pick<Environment, 'session' | 'navigation' | 'clock' | 'onReturn'>;
}) => {
  const $start = atom<ChatStart>({ kind: 'idle' });

  const go = (companion: KnownCompanion, chatType: ChatType) => {
    $start.set({ kind: 'starting', companion, chatType });
    environment.session.set(SELECTED_COMPANION_KEY, companion.id);
    environment.navigation.assign(PAGES.loading(chatType));
  };

  /** Starts at once where she has one chat type, asks where she has several. */
  const startNew = (companion: KnownCompanion) => {
    if (!isAvailable(companion.id)) {
      $start.set({ kind: 'busy', companion });
      return;
    }
    const [first, ...others] = companion.suitableForChatTypes.filter(isChatType);
    if (first && others.length === 0) go(companion, first);
    else $start.set({ kind: 'choosing', companion });
  };

  return {
    $start,
    /** Makes the buttons work again when the visitor comes back. The answer stops listening. */
    watch: (): (() => void) => environment.onReturn(() => $start.set({ kind: 'idle' })),
    /** Chat Now: offers the chats there are with her, busy or not; without any, starts a new one. */
    press: async (companion: KnownCompanion): Promise<void> => {
      const { kind } = $start.get();
      if (kind === 'starting' || kind === 'looking') return;
      const looking: ChatStart = { kind: 'looking', companion };
      $start.set(looking);
      const chats = await chatsWith(companion.id);
      // The visitor may have gone and come back meanwhile.
      if ($start.get() !== looking) return;
      const now = environment.clock.now();
      if (chats.length > 0) $start.set({ kind: 'returning', companion, chats, now });
      else startNew(companion);
    },
    /** Declines the offer to continue: a new chat instead. */
    startNew: (): void => {
      const start = $start.get();
      if (start.kind === 'returning') startNew(start.companion);
    },
    /** Answers the dialog with a type. */
    choose: (chatType: ChatType): void => {
      const start = $start.get();
      if (start.kind === 'choosing') go(start.companion, chatType);
    },
    /** Closes the dialog. */
    dismiss: (): void => {
      if ($start.get().kind !== 'starting') $start.set({ kind: 'idle' });
    },
  };
};
