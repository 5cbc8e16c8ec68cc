import { atom } from 'nanostores';
import type { Environment } from '../../browser/environment.ts';
import { AD_CONSENT_KEY } from '../../browser/events.ts';

/** Whether purchases may be told to the ad network; not unless the visitor says so. */
export const createAdConsent = ({ local }: Pick<Environment, 'local'>) => {
  const $consent = atom(false);
  return {
    $consent,
    open: (): void => $consent.set(local.get(AD_CONSENT_KEY) === 'yes'),
    give: (isGiven: boolean): void => {
      if (isGiven) local.set(AD_CONSENT_KEY, 'yes');
      else local.remove(AD_CONSENT_KEY);
      $consent.set(isGiven);
    },
  };
};
