import { atom } from 'nanostores';
import type { User } from '#contract/schemas/user.ts';
import type { Api } from '../../browser/api/api.ts';
import type { Device } from '../../browser/environment/device.ts';
import type { Environment } from '../../browser/environment/environment.ts';
import { isRefusal } from '../../browser/request/api-error.ts';
import { browserInfo } from '../../browser/visitor/browser-info.ts';
import {
  browserFingerprint,
  deviceTraits,
  FINGERPRINT_KEY,
} from '../../browser/visitor/fingerprint.ts';
import { keepUrlParams } from '../../browser/visitor/url-params.ts';

/** In local storage once the server has named the visitor; before that asking who it is would be refused. */
export const KNOWN_KEY = 'jaanu_known';

/** In local storage from the erasure until a new chat starts; until then nobody is registered. */
export const ERASED_KEY = 'jaanu_erased';

/** Its value where the browser was signed out, and nothing erased. */
const SIGNED_OUT = 'signed-out';

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

  const keep = (user: User) => {
    environment.local.set(KNOWN_KEY, 'yes');
    environment.local.remove(ERASED_KEY);
    $user.set(user);
  };

  const fingerprint = () =>
    browserFingerprint(environment.local, environment.device(), environment.random);

  /** What is sent to the server about this browser. */
  const about = (device: Device) => ({
    browserFingerprint: fingerprint(),
    deviceTraits: deviceTraits(device),
    ...browserInfo(device),
  });

  const register = async () => {
    const device = environment.device();
    const urlParams = keepUrlParams(environment);
    const registration = {
      ...about(device),
      currentDomainUrl: environment.navigation.origin(),
      urlParams,
      referralCode: urlParams.ref ?? null,
    };
    const { user } = await api.register(registration).catch(async (error: unknown) => {
      if (!isRefusal(error, 428)) throw error;
      const { answerChallenge } = await import('../../browser/visitor/proof-of-work.ts');
      return api.register({ ...registration, proof: await answerChallenge(error) });
    });
    keep(user);
  };

  const registerOnce = () => {
    registering ??= register().finally(() => {
      registering = undefined;
    });
    return registering;
  };

  const registerOrGoOn = () =>
    registerOnce().catch((cause) => {
      environment.log.error('Failed to register user', cause);
    });

  const isErased = () => environment.local.get(ERASED_KEY) !== null;

  const look = async () => {
    if (isErased()) return;
    keepUrlParams(environment);
    // On a first visit the call would be refused. Registering also finds a visitor by the cookie.
    if (environment.local.get(KNOWN_KEY) === null) return registerOrGoOn();
    try {
      keep(await api.me());
    } catch (error) {
      if (isRefusal(error, 401)) await registerOrGoOn();
      else environment.log.error('Failed to load user', error);
    }
  };

  /** Asks the server who this is, and registers once if nobody. Never rejects: the app works without. */
  const refreshUser = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  return {
    $user,
    fingerprint,
    registration: about,
    refreshUser,
    isErased,
    /** Nobody, because this browser was signed out. */
    isSignedOut: () => environment.local.get(ERASED_KEY) === SIGNED_OUT,
    /**
     * Forgets everybody, after the server has, or has signed this browser out. What stays is the browser's own random name: with it
     * the server knows that erasing was no way to new free messages.
     */
    forget: (why: 'erased' | 'signed-out' = 'erased'): void => {
      const { local, session, handover, forgetVisited } = environment;
      local.clear([FINGERPRINT_KEY]);
      session.clear();
      void handover.forget();
      void forgetVisited();
      local.set(ERASED_KEY, why === 'erased' ? 'yes' : SIGNED_OUT);
      $user.set(null);
    },
    /** As `refreshUser`, but does nothing where the visitor is known already. */
    ensureUser: async () => {
      if (!$user.get()) await refreshUser();
    },
    /** A chat starts: an erased visitor may be registered again. */
    startOver: (): void => environment.local.remove(ERASED_KEY),
    /**
     * Runs a call; if the cookie has run out meanwhile (401), registers again and repeats it once. Not
     * for who was erased: that takes a new chat.
     */
    asVisitor: async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
      try {
        return await call();
      } catch (error) {
        if (!isRefusal(error, 401) || isErased()) throw error;
        await registerOnce();
        return call();
      }
    },
  };
};
