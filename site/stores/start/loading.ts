import { atom } from 'nanostores';
import { isChatType } from '#contract/chat-types.ts';
import { PAGES } from '#contract/pages.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { sentenceOf } from '../../browser/request/api-error.ts';
import { createWaitingWords } from '../chats/waiting-words.ts';
import { createCompanionCache } from '../companions/companion-cache.ts';
import { createAdultGate } from '../visitor/adult-gate.ts';
import type { UserStore } from '../visitor/user.ts';
import { type LoadingFailure, loadingFailure } from './loading-failure.ts';
import { runProgress } from './run-progress.ts';
import { SELECTED_COMPANION_KEY } from './selected-companion.ts';

/** Failures of which the server says more than the screen could. */
const TOLD: LoadingFailure[] = ['closed', 'enough', 'paused'];

export type LoadingPhase =
  | { kind: 'progress' }
  /** The grown-ups sheet is open; the progress waits for it. */
  | { kind: 'asking' }
  /**
   * `name`: of the companion that was chosen, where this tab has seen her; `text`: why no chat
   * may be begun, in the server's words.
   */
  | { kind: 'failed'; failure: LoadingFailure; name: string | null; text?: string | undefined };

/** The loading screen: a moment of progress, then a new session takes the page's place. */
export const createLoadingStore = ({
  api,
  user,
  environment,
}: {
  api: Pick<Api, 'createSession'>;
  user: Pick<UserStore, 'startOver' | 'ensureUser' | 'fingerprint' | 'asVisitor'>;
  environment: Pick<Environment, 'clock' | 'random' | 'local' | 'session' | 'navigation' | 'log'>;
}) => {
  const { session, navigation, log } = environment;
  const adult = createAdultGate(environment);
  /** 0 to 100. */
  const $progress = atom(0);
  const $phase = atom<LoadingPhase>({ kind: 'progress' });
  let wanted = '';
  let stop = () => {};

  const createSession = async () => {
    const companionId = session.get(SELECTED_COMPANION_KEY) ?? '';
    try {
      if (!isChatType(wanted)) throw new Error(`Unknown chat type: ${wanted}`);
      const chatType = wanted;
      user.startOver();
      await user.ensureUser();
      const { id } = await user.asVisitor(() =>
        api.createSession({
          chatType,
          companionId,
          adultConfirmed: true,
          browserFingerprint: user.fingerprint(),
          userId: null,
        }),
      );
      session.remove(SELECTED_COMPANION_KEY);
      createWaitingWords(environment).putInto(id);
      navigation.replace(PAGES.chat(id));
    } catch (error) {
      log.error('Failed to create chat session', error);
      const failure = loadingFailure(error, companionId !== '');
      const name = createCompanionCache(session).find({ id: companionId })?.name ?? null;
      // A choice the server has refused must not block the next try.
      if (failure !== 'unknown') session.remove(SELECTED_COMPANION_KEY);
      $phase.set({
        kind: 'failed',
        failure,
        name,
        text: TOLD.includes(failure) ? sentenceOf(error) : undefined,
      });
    }
  };

  const run = () => {
    $phase.set({ kind: 'progress' });
    stop = runProgress(environment, (progress) => {
      $progress.set(progress);
      if (progress === 100) void createSession();
    });
  };

  return {
    $progress,
    $phase,
    /**
     * Runs the progress from 0 and then creates the session, once the visitor's word to be an adult
     * is there; also the way to try again.
     * @param chatType the last part of the page's address; an unknown one fails once the time is up
     * @returns stops it
     */
    start: (chatType: string): (() => void) => {
      stop();
      wanted = chatType;
      $progress.set(0);
      void user.ensureUser();
      if (adult.isConfirmed()) run();
      else $phase.set({ kind: 'asking' });
      return () => stop();
    },
    /** The visitor says to be 18 or older. */
    confirmAdult: (): void => {
      if ($phase.get().kind !== 'asking') return;
      adult.confirm();
      run();
    },
    /** The visitor is younger, or will not say: back to the public pages. */
    declineAdult: (): void => {
      if ($phase.get().kind !== 'asking') return;
      session.remove(SELECTED_COMPANION_KEY);
      adult.decline();
      navigation.replace(PAGES.home);
    },
  };
};
