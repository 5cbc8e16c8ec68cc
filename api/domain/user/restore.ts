import { findByFingerprint } from '#db/queries/users.ts';
import type { Services } from '../ports.ts';
import { type Credential, fingerprintDigest } from './register.ts';

/** The visitor whose browser this fingerprint is; undefined when it is unknown. */
export async function restore(
  { db }: Pick<Services, 'db'>,
  fingerprint: string | null | undefined,
): Promise<Credential | undefined> {
  if (!fingerprint) return undefined;
  const user = await findByFingerprint(db.executor, fingerprintDigest(fingerprint));
  return user && { userId: user.id, credentialId: user.credentialId };
}
