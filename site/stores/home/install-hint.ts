import { atom } from 'nanostores';
import type { Environment } from '../../browser/environment/environment.ts';
import { DISCREET_KEY } from '../account/discreet.ts';
import { SENT_KEY } from '../chat/send/sent-count.ts';

/** In local storage: the day of the first visit, as days since 1970. */
export const FIRST_DAY_KEY = 'jaanu_first_day';

/** In local storage once the hint was dismissed for good. */
export const PUT_AWAY_KEY = 'jaanu_install';

const DAY_MS = 24 * 60 * 60 * 1000;
const MANY_MESSAGES = 10;

/**
 * Whether it is time to say that the app can be kept on the home screen: the tenth message, or another
 * day. Never on a shared phone, where a name on the home screen is the last thing that is wanted.
 */
export const createInstallHint = ({ local, clock }: Pick<Environment, 'local' | 'clock'>) => {
  const $isDue = atom(false);
  return {
    $isDue,
    open: (): void => {
      const today = String(Math.floor(clock.now() / DAY_MS));
      const first = local.get(FIRST_DAY_KEY);
      if (first === null) local.set(FIRST_DAY_KEY, today);
      const sent = Number(local.get(SENT_KEY));
      const isBack = first !== null && first !== today && sent > 0;
      const isWelcome = local.get(PUT_AWAY_KEY) === null && local.get(DISCREET_KEY) === null;
      $isDue.set(isWelcome && (isBack || sent >= MANY_MESSAGES));
    },
    /** It was answered, one way or the other, and never comes again. */
    putAway: (): void => {
      local.set(PUT_AWAY_KEY, 'done');
      $isDue.set(false);
    },
  };
};
