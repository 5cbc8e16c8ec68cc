import { atom } from 'nanostores';
import type { SignInApi } from '../../browser/api/sign-in-api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { type InApp, waysOut } from '../../browser/phone/in-app.ts';
import type { UserStore } from '../visitor/user.ts';

/** How long a way out is given, in milliseconds: who still sees the page then has not left. */
export const PATIENCE_MS = 1500;

/** Where somebody is on the way from an app's own browser to the phone's. */
export interface LeavingState {
  /** `asking`: the line; `leaving`: a way out is tried; `stuck`: none worked; `gone`: it went on over there. */
  phase: 'asking' | 'leaving' | 'stuck' | 'gone' | 'failed';
  /** What opens the account over there, once; null until it is made. */
  url: string | null;
  copied: 'no' | 'yes' | 'failed';
}

/** The way out of an app's own browser, with the account. */
export const createLeaving = ({
  api,
  user,
  environment: { navigation, clock, clipboard, log },
  app,
  open = (address) => navigation.assign(address),
  isSeen = () => document.visibilityState === 'visible',
}: {
  api: Pick<SignInApi, 'handoff' | 'browsers'>;
  user: Pick<UserStore, 'asVisitor' | 'ensureUser'>;
  environment: Pick<Environment, 'navigation' | 'clock' | 'clipboard' | 'log'>;
  app: InApp;
  open?: (address: string) => void;
  isSeen?: () => boolean;
}) => {
  const $leaving = atom<LeavingState>({ phase: 'asking', url: null, copied: 'no' });
  const patch = (change: Partial<LeavingState>) => $leaving.set({ ...$leaving.get(), ...change });
  let browsersBefore = 0;

  /** Pages that can be reopened as they are; from all others it is Home. */
  const path = () => /^\/(chat|paywall)\/[\w-]{1,64}$/.exec(navigation.path())?.[0];

  const count = async () => (await user.asVisitor(() => api.browsers())).browsers.length;

  const leave = async (): Promise<void> => {
    if ($leaving.get().phase === 'leaving') return;
    patch({ phase: 'leaving', copied: 'no' });
    try {
      await user.ensureUser();
      browsersBefore = await count();
      const { url } = await user.asVisitor(() => api.handoff({ path: path() }));
      patch({ url });
      for (const way of waysOut(url, app)) {
        open(way);
        await new Promise<void>((done) => clock.after(PATIENCE_MS, done));
        if (!isSeen()) return;
      }
      if ($leaving.get().phase === 'leaving') patch({ phase: 'stuck' });
    } catch (error) {
      log.error('Failed to leave the app', error);
      patch({ phase: 'failed' });
    }
  };

  /** The page is seen again: has the account gone on over there? */
  const look = async (): Promise<void> => {
    if ($leaving.get().url === null) return;
    try {
      patch({ phase: (await count()) > browsersBefore ? 'gone' : 'stuck' });
    } catch (error) {
      log.error('Failed to look for the other browser', error);
    }
  };

  return {
    $leaving,
    leave,
    look,
    copy: async (): Promise<void> => {
      const { url } = $leaving.get();
      if (url === null) return;
      await clipboard(url).then(
        () => patch({ copied: 'yes' }),
        () => patch({ copied: 'failed' }),
      );
    },
  };
};
