import type { Device } from '../environment/device.ts';
import type { Random } from '../environment/environment.ts';
import type { KeyValueStore } from '../environment/storage.ts';
import { hashText } from './hash.ts';

/** Where the fingerprint is kept in local storage. */
export const FINGERPRINT_KEY = 'browserFingerprint';

const SALT_BYTES = 16;

/** The hash of the browser’s traits; the same on two phones of one model. */
export const deviceTraits = (device: Device): string =>
  hashText(
    JSON.stringify([
      device.userAgent,
      device.language,
      `${device.screenWidth}x${device.screenHeight}`,
      device.colourDepth,
      device.timezoneOffset,
      device.platform,
      device.cookiesEnabled,
      device.canvas,
    ]),
  );

/**
 * The secret that identifies this browser: its traits and 128 random bits, made at the first visit
 * and kept, so that nobody can guess it and two like phones never share an account.
 */
export const browserFingerprint = (
  local: KeyValueStore,
  device: Device,
  random: Random,
): string => {
  const kept = local.get(FINGERPRINT_KEY);
  if (kept) return kept;
  const made = `${deviceTraits(device)}-${random.hex(SALT_BYTES)}`;
  local.set(FINGERPRINT_KEY, made);
  return made;
};
