import { atom } from 'nanostores';
import { PAGES } from '#contract/pages.ts';
import type { SignedIn } from '#contract/schemas/sign-in.ts';
import type { SignInApi } from '../../browser/api/sign-in-api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { ApiError, isRefusal } from '../../browser/request/api-error.ts';
import type { UserStore } from '../visitor/user.ts';

/** A question or an answer above the page. */
export type KeepingSheet =
  | { kind: 'words'; code: string }
  | { kind: 'phone'; url: string; expiresAt: string }
  /** The words of another account are asked for; `choice`: what becomes of this one is, too. */
  | { kind: 'recover'; problem: string | null; choice: string | null }
  | { kind: 'sign-out' };

/** How the account is kept from being lost. */
export interface KeepingState {
  /** Null until known, or where it could not be had. */
  signedIn: SignedIn | null;
  sheet: KeepingSheet | null;
  isBusy: boolean;
  /** What went wrong last, in words; null: nothing. */
  problem: string | null;
}

const AWAY = 'That did not work. Please check your connection and try again.';

const wordsOf = (error: unknown) => (error instanceof ApiError && error.sentence) || AWAY;

/** Recovery code, carrying over, and the browsers that are signed in. */
export const createKeepingStore = ({
  api,
  user,
  environment: { device, navigation, log },
}: {
  api: SignInApi;
  user: Pick<
    UserStore,
    'asVisitor' | 'startOver' | 'ensureUser' | 'forget' | 'isErased' | 'registration'
  >;
  environment: Pick<Environment, 'device' | 'navigation' | 'log'>;
}) => {
  const $keeping = atom<KeepingState>({
    signedIn: null,
    sheet: null,
    isBusy: false,
    problem: null,
  });
  const patch = (change: Partial<KeepingState>) => $keeping.set({ ...$keeping.get(), ...change });

  /** Does one thing at a time; says what went wrong. */
  const act = async (work: () => Promise<Partial<KeepingState>>): Promise<void> => {
    if ($keeping.get().isBusy) return;
    patch({ isBusy: true, problem: null });
    try {
      patch({ ...(await work()), isBusy: false });
    } catch (error) {
      log.error('Failed to change how the account is kept', error);
      patch({ isBusy: false, problem: wordsOf(error) });
    }
  };

  const read = () => user.asVisitor(() => api.browsers());

  const load = async (): Promise<void> => {
    if (user.isErased()) return;
    await user.ensureUser();
    try {
      patch({ signedIn: await read() });
    } catch (error) {
      log.error('Failed to load browsers', error);
    }
  };

  return {
    $keeping,
    load,
    close: (): void => patch({ sheet: null, problem: null }),
    /** A new recovery code, shown this once; an earlier one ends. */
    makeWords: () =>
      act(async () => {
        const { code } = await user.asVisitor(() => api.makeRecovery());
        return { sheet: { kind: 'words', code }, signedIn: await read() };
      }),
    /** A code for another phone to scan. */
    showPhone: () =>
      act(async () => ({
        sheet: { kind: 'phone', ...(await user.asVisitor(() => api.handoff({}))) },
      })),
    askWords: (): void => patch({ sheet: { kind: 'recover', problem: null, choice: null } }),
    /** Signs in to the account that the words open. */
    recover: async (code: string, own: 'leave' | 'join' | null): Promise<void> => {
      if ($keeping.get().isBusy) return;
      patch({ isBusy: true });
      try {
        await api.recover({ ...user.registration(device()), code, own });
        user.startOver();
        navigation.assign(PAGES.home);
      } catch (error) {
        const isChoice = isRefusal(error, 409) && own === null;
        const [problem, choice] = isChoice ? [null, wordsOf(error)] : [wordsOf(error), null];
        patch({ isBusy: false, sheet: { kind: 'recover', problem, choice } });
      }
    },
    signOutBrowser: (id: string) =>
      act(async () => {
        await user
          .asVisitor(() => api.signOutBrowser(id))
          .catch((error: unknown) => {
            // Somebody else has meanwhile.
            if (!isRefusal(error, 404)) throw error;
          });
        return { signedIn: await read() };
      }),
    signOutEverywhere: () =>
      act(async () => {
        await user.asVisitor(() => api.signOutEverywhere());
        return { signedIn: await read() };
      }),
    askSignOut: (): void => patch({ sheet: { kind: 'sign-out' } }),
    /** Signs this browser out, and forgets what it keeps. */
    signOut: () =>
      act(async () => {
        await user.asVisitor(() => api.signOut());
        user.forget('signed-out');
        navigation.replace(PAGES.you);
        return { sheet: null };
      }),
  };
};
