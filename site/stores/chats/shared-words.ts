import { atom } from 'nanostores';
import { SHARE_LOST } from '#contract/share.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { clipDraft } from '../chat/send/draft.ts';
import { createWaitingWords, type WaitingWords } from './waiting-words.ts';

export type SharedState =
  | { kind: 'none' }
  | ({ kind: 'waiting' } & WaitingWords)
  /** Something was shared, and no service worker was there to take it. */
  | { kind: 'lost' };

/** What another app has shared with this one, until the visitor says which chat it is for. */
export const createSharedWords = ({
  environment,
}: {
  environment: Pick<
    Environment,
    'handover' | 'navigation' | 'session' | 'local' | 'clock' | 'onReturn' | 'isApp'
  >;
}) => {
  const { handover, navigation, clock, isApp } = environment;
  const waiting = createWaitingWords(environment);
  const $shared = atom<SharedState>({ kind: 'none' });
  let stopTimer = () => {};

  const show = () => {
    stopTimer();
    const words = waiting.read();
    $shared.set(words ? { kind: 'waiting', ...words } : { kind: 'none' });
    if (words) stopTimer = clock.after(waiting.lifeOf(words), show);
  };

  const take = async () => {
    const shared = await handover.read();
    if (shared) {
      const words = clipDraft(shared.words, '');
      // A phone opens the app for a share. In a browser's tab any site may have posted one.
      const isDoubtful = !isApp();
      waiting.keep({ words, isCut: words !== shared.words, isDoubtful, at: shared.at });
      // Only what was found: something may have been shared since there was nothing.
      await handover.forget();
    }
    show();
  };

  const sayLost = () => {
    navigation.replaceQuery('');
    waiting.forget();
    $shared.set({ kind: 'lost' });
  };

  return {
    $shared,
    /** Looks for something shared. The answer stops minding the page. */
    open: (): (() => void) => {
      if (navigation.query() === SHARE_LOST) sayLost();
      else void take();
      // Meanwhile they may have been put into a chat, or have expired.
      const stop = environment.onReturn(show);
      return () => {
        stop();
        stopTimer();
      };
    },
    /** Puts the words where the visitor writes in a chat; nothing is sent. */
    putInto: (chatId: string): void => {
      waiting.putInto(chatId);
      show();
    },
    /** The visitor has shared them. */
    accept: (): void => {
      const words = waiting.read();
      if (words) waiting.keep({ ...words, isDoubtful: false });
      show();
    },
    discard: (): void => {
      waiting.forget();
      show();
    },
  };
};
