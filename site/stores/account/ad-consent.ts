import { atom } from 'nanostores';
import { AD_CONSENT_KEY } from '../../browser/ads/events.ts';
import type { Environment } from '../../browser/environment/environment.ts';

/** Whether purchases may be reported to the ad network: only if the visitor agrees. Without a pixel there is nothing to ask: null. */
export const createAdConsent = ({
  local,
  pixelId,
}: Pick<Environment, 'local'> & { pixelId: string | undefined }) => {
  const $consent = atom<boolean | null>(null);
  return {
    $consent,
    open: (): void => $consent.set(pixelId ? local.get(AD_CONSENT_KEY) === 'yes' : null),
    give: (isGiven: boolean): void => {
      if (isGiven) local.set(AD_CONSENT_KEY, 'yes');
      else local.remove(AD_CONSENT_KEY);
      $consent.set(isGiven);
    },
  };
};
