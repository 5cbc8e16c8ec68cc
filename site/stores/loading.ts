import { atom } from 'nanostores';
import { isChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/page-urls.ts';
import type { Api } from '../browser/api.ts';
import { ApiError } from '../browser/api-error.ts';
import type { Environment } from '../browser/environment.ts';
import type { UserStore } from './user.ts';

/** Where the companion chosen before the loading screen waits, in session storage. */
export const SELECTED_COMPANION_KEY = 'selectedCompanionId';

/** Bounds of the random time from 0 to 100 %, and the time between two steps, in milliseconds. */
export const LOADING_MIN_MS = 1000;
export const LOADING_MAX_MS = 3000;
export const LOADING_STEP_MS = 30;

/** Answers that mean: not this companion (missing, busy, not for this chat type). */
const COMPANION_REFUSED = [404, 409, 422];

export type LoadingPhase = 'progress' | 'failed';

/** The loading screen: a moment of progress, then a new session takes the page's place. */
export const createLoadingStore = ({
  api,
  user,
  environment,
}: {
  api: Pick<Api, 'createSession'>;
  user: Pick<UserStore, 'ensureUser' | 'fingerprint' | 'asVisitor'>;
  environment: Pick<Environment, 'clock' | 'random' | 'session' | 'navigation' | 'log'>;
}) => {
  const { clock, random, session, navigation, log } = environment;
  /** 0 to 100. */
  const $progress = atom(0);
  const $phase = atom<LoadingPhase>('progress');
  let stop = () => {};

  const createSession = async (chatType: string) => {
    try {
      if (!isChatType(chatType)) throw new Error(`Unknown chat type: ${chatType}`);
      await user.ensureUser();
      const { id } = await user.asVisitor(() =>
        api.createSession({
          chatType,
          companionId: session.get(SELECTED_COMPANION_KEY) ?? '',
          browserFingerprint: user.fingerprint(),
          userId: null,
        }),
      );
      session.remove(SELECTED_COMPANION_KEY);
      navigation.replace(PAGES.chat(id));
    } catch (error) {
      // A choice the server has refused must not stand in the way of the next try.
      if (error instanceof ApiError && COMPANION_REFUSED.includes(error.status)) {
        session.remove(SELECTED_COMPANION_KEY);
      }
      log.error('Failed to create chat session', error);
      $phase.set('failed');
    }
  };

  /**
   * Runs the progress from 0 and then creates the session; also the way to try again.
   * @param chatType the last part of the page's address; an unknown one fails once the time is up
   * @returns stops it
   */
  const start = (chatType: string): (() => void) => {
    stop();
    $phase.set('progress');
    $progress.set(0);
    void user.ensureUser();
    const begun = clock.now();
    const duration = LOADING_MIN_MS + random.number() * (LOADING_MAX_MS - LOADING_MIN_MS);
    stop = clock.every(LOADING_STEP_MS, () => {
      const progress = Math.min(100, ((clock.now() - begun) / duration) * 100);
      $progress.set(progress);
      if (progress < 100) return;
      stop();
      void createSession(chatType);
    });
    return () => stop();
  };

  return { $progress, $phase, start };
};
