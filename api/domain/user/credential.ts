import { timeOfId } from '#db/id-time.ts';
import { newId } from '#db/new-id.ts';
import { findRenewed, renewCredential } from '#db/queries/user/browsers.ts';
import type { Services } from '../ports.ts';

/** The two halves of a visitor's credential. */
export interface Credential {
  userId: string;
  /** A UUIDv7: it says when it was issued. */
  credentialId: string;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a credential opens its account, however often its cookie is renewed. */
const LIFE_MS = 400 * DAY_MS;

/** What is left of its life then is still longer than its cookie's year: an active visitor never comes to its end. */
const RENEWED_AFTER_MS = 30 * DAY_MS;

/** Whether a credential has expired. */
export const isOver = ({ credentialId }: Credential, now: Date): boolean =>
  ageOf(credentialId, now) > LIFE_MS;

/**
 * The credential to send to an active visitor: after a month a new one. The old one is valid for `successorOf`
 * alone, since the answer that brings the new one may be lost.
 */
export async function renewed(
  { db, now }: Pick<Services, 'db' | 'now'>,
  credential: Credential,
): Promise<Credential> {
  const { userId, credentialId } = credential;
  if (ageOf(credentialId, now()) < RENEWED_AFTER_MS) return credential;
  const fresh = newId();
  if (await renewCredential(db.executor, credentialId, fresh))
    return { userId, credentialId: fresh };
  return (await successorOf({ db }, credential)) ?? credential;
}

/**
 * What a credential was replaced by, for a browser that may not have got it: undefined once the new one was seen an hour
 * after it was issued.
 */
export async function successorOf(
  { db }: Pick<Services, 'db'>,
  { userId, credentialId }: Credential,
): Promise<Credential | undefined> {
  const found = await findRenewed(db.executor, userId, credentialId);
  if (!found || found.lastSeenAt.getTime() > timeOfId(found.credentialId) + HOUR_MS)
    return undefined;
  return { userId, credentialId: found.credentialId };
}

const ageOf = (credentialId: string, now: Date): number => now.getTime() - timeOfId(credentialId);
