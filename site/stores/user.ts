import { atom } from 'nanostores';
import type { User } from '#contract/schemas/user.ts';
import type { Api } from '../browser/api.ts';
import { isRefusal } from '../browser/api-error.ts';
import { browserInfo } from '../browser/browser-info.ts';
import type { Environment } from '../browser/environment.ts';
import { browserFingerprint, deviceTraits } from '../browser/fingerprint.ts';
import { keepUrlParams } from '../browser/url-params.ts';

export type UserStore = ReturnType<typeof createUserStore>;

/** The anonymous visitor: looked up at load, and registered when the server knows none. */
export const createUserStore = ({
  api,
  environment,
}: {
  api: Pick<Api, 'me' | 'register'>;
  environment: Environment;
}) => {
  /** Null until known, and for good where neither look-up nor registration works. */
  const $user = atom<User | null>(null);
  let looking: Promise<void> | undefined;
  let registering: Promise<void> | undefined;

  const fingerprint = () =>
    browserFingerprint(environment.local, environment.device(), environment.random);

  const register = async () => {
    const device = environment.device();
    const urlParams = keepUrlParams(environment);
    const { user } = await api.register({
      browserFingerprint: fingerprint(),
      deviceTraits: deviceTraits(device),
      ...browserInfo(device),
      currentDomainUrl: environment.navigation.origin(),
      urlParams,
      referralCode: urlParams.ref ?? null,
    });
    $user.set(user);
  };

  const registerOnce = () => {
    registering ??= register().finally(() => {
      registering = undefined;
    });
    return registering;
  };

  const look = async () => {
    keepUrlParams(environment);
    try {
      $user.set(await api.me());
    } catch (error) {
      if (!isRefusal(error, 401)) {
        environment.log.error('Failed to load user', error);
        return;
      }
      await registerOnce().catch((cause) => {
        environment.log.error('Failed to register user', cause);
      });
    }
  };

  /** Asks the server who this is, and registers once if nobody. Never rejects: the app goes on without. */
  const refreshUser = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return {
    $user,
    fingerprint,
    refreshUser,
    /** As `refreshUser`, but at rest where the visitor is known already. */
    ensureUser: async () => {
      if (!$user.get()) await refreshUser();
    },
    /** Runs a call; if the cookie has run out meanwhile (401), registers again and repeats it once. */
    asVisitor: async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
      try {
        return await call();
      } catch (error) {
        if (!isRefusal(error, 401)) throw error;
        await registerOnce();
        return call();
      }
    },
  };
};
