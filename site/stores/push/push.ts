import { atom } from 'nanostores';
import type { PushState } from '#contract/schemas/push.ts';
import type { PushApi } from '../../browser/api/push-api.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import type { Notifications } from '../../browser/phone/notifications.ts';
import { ApiError } from '../../browser/request/api-error.ts';
import type { UserStore } from '../visitor/user.ts';

interface PushView {
  /** Null until known, and where it could not be had. */
  push: PushState | null;
  isBusy: boolean;
  /** What went wrong last, in words; null: nothing. */
  problem: string | null;
}

const AWAY = 'That did not work. Please check your connection and try again.';
const BLOCKED =
  'Your browser does not allow it. Allow notifications for this site in its settings, then try again.';

/** Notifications: what is to be asked, and whether they reach this browser. */
export const createPushStore = ({
  api,
  user,
  notifications,
  log,
}: {
  api: PushApi;
  user: Pick<UserStore, 'asVisitor' | 'isErased'>;
  notifications: Notifications;
  log: Environment['log'];
}) => {
  const $push = atom<PushView>({ push: null, isBusy: false, problem: null });
  const patch = (change: Partial<PushView>) => $push.set({ ...$push.get(), ...change });

  /** Does one thing at a time, and reads what has become of it; answers whether it went well. */
  const act = async (work: (push: PushState) => Promise<string | null>): Promise<boolean> => {
    const { push, isBusy } = $push.get();
    if (!push || isBusy) return false;
    patch({ isBusy: true, problem: null });
    try {
      const problem = await work(push);
      patch({ push: await user.asVisitor(() => api.read()), isBusy: false, problem });
      return problem === null;
    } catch (error) {
      log.error('Failed to change notifications', error);
      patch({ isBusy: false, problem: (error instanceof ApiError && error.sentence) || AWAY });
      return false;
    }
  };

  const start = async ({ publicKey }: PushState, isDiscreet: boolean): Promise<string | null> => {
    const subscription = await notifications.subscribe(publicKey ?? '');
    if (!subscription) return BLOCKED;
    await user.asVisitor(() => api.start({ subscription, isDiscreet }));
    return null;
  };

  return {
    $push,
    load: async (): Promise<void> => {
      if (user.isErased() || !notifications.canTake()) return;
      try {
        patch({ push: await user.asVisitor(() => api.read()) });
      } catch (error) {
        log.error('Failed to load notifications', error);
      }
    },
    /** Turns them on in this browser; the visitor has tapped for it. */
    turnOn: (isDiscreet: boolean) => act((push) => start(push, isDiscreet)),
    /** Turns them off everywhere. */
    turnOff: () =>
      act(async () => {
        await user.asVisitor(() => api.end());
        await notifications.unsubscribe().catch(() => undefined);
        return null;
      }),
    /** Asks about a message on an evening; turns notifications on where they are not. */
    askLater: (messageId: string, on: string) =>
      act(async (push) => {
        const problem = push.isOn ? null : await start(push, true);
        if (problem === null) await user.asVisitor(() => api.askLater(messageId, on));
        return problem;
      }),
    askNoMore: (messageId: string) =>
      act(async () => {
        await user.asVisitor(() => api.askNoMore(messageId));
        return null;
      }),
  };
};
