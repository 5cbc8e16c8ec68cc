import { createHash } from 'node:crypto';

/** How a browser's fingerprint is kept and looked up. */
export const fingerprintDigest = (fingerprint: string): string =>
  createHash('sha256').update(fingerprint).digest('hex');

/** What the owner of an account knows a browser by: `Chrome, Android`. */
export const systemOf = ({
  browserName,
  osName,
}: {
  browserName?: string | null | undefined;
  osName?: string | null | undefined;
}): string =>
  [browserName, osName]
    .filter((name) => name && name !== 'Unknown')
    .join(', ')
    .slice(0, 60)
    .toWellFormed();
