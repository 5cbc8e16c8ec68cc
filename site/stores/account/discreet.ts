import { atom } from 'nanostores';
import type { Environment } from '../../browser/environment/environment.ts';

/** In local storage as long as the visitor wants it; read before every paint by `layouts/before-paint.ts`. */
export const DISCREET_KEY = 'jaanu_discreet';

/**
 * Whether the app keeps its name out of sight: a plain title and icon, and a way to hide at once.
 * @param onChange lets this page follow at once
 */
export const createDiscreet = ({
  environment: { local },
  onChange,
}: {
  environment: Pick<Environment, 'local'>;
  onChange: () => void;
}) => {
  const $discreet = atom(false);
  /** The browser keeps nothing for us: the next page would not know. */
  const $isBarred = atom(false);
  return {
    $discreet,
    $isBarred,
    open: (): void => $discreet.set(local.get(DISCREET_KEY) === 'yes'),
    choose: (isWanted: boolean): void => {
      const isKept = isWanted && local.set(DISCREET_KEY, 'yes');
      if (!isKept) local.remove(DISCREET_KEY);
      $discreet.set(isKept);
      $isBarred.set(isWanted && !isKept);
      onChange();
    },
  };
};
