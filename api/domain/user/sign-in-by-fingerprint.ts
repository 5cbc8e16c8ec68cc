import { isProtected } from '#db/queries/user/account-codes.ts';
import { signInKnownBrowser } from '#db/queries/user/browsers.ts';
import { findByFingerprint } from '#db/queries/user/users.ts';
import type { Services } from '../ports.ts';
import { fingerprintDigest, systemOf } from './browser-names.ts';
import type { Credential } from './credential.ts';

/** A browser without a cookie. */
interface Stranger {
  browserFingerprint?: string | null | undefined;
  browserName?: string | null | undefined;
  osName?: string | null | undefined;
}

/**
 * The visitor whose browser this fingerprint is, signed in; undefined when it is unknown, or was signed out. An account
 * with a purchase or a recovery code is `protected`: it takes its cookie or its code.
 */
export async function signInByFingerprint(
  { db }: Pick<Services, 'db'>,
  stranger: Stranger,
): Promise<Credential | 'protected' | undefined> {
  if (!stranger.browserFingerprint) return undefined;
  const fingerprint = fingerprintDigest(stranger.browserFingerprint);
  const user = await findByFingerprint(db.executor, fingerprint);
  if (!user) return undefined;
  const userId = user.id;
  if (await isProtected(db.executor, userId)) return 'protected';
  const browser = { userId, fingerprint, system: systemOf(stranger) };
  const credentialId = await signInKnownBrowser(db.executor, browser);
  return credentialId === undefined ? undefined : { userId, credentialId };
}
