import { createHmac } from 'node:crypto';
import { wasSignedIn } from '#db/queries/user/browsers.ts';
import { countGrants, findErased } from '#db/queries/user/free-messages.ts';
import type { SuspensionReason } from '#db/schema/user/account-suspensions.ts';
import type { Services } from '../ports.ts';
import { deviceSuspendedFor } from './suspended-device.ts';

/** Why a new visitor starts without free messages. */
export type GrantRefusal = 'network' | 'erased' | 'known';

/** Grants in a day; generous, since carriers put thousands of people behind one address. */
const PER_NETWORK = 3_000;
const PER_DEVICE_IN_NETWORK = 300;

/** What is shown to the visitor. */
export const REFUSAL_TEXTS: Record<GrantRefusal, string> = {
  network:
    'Many new visitors came from your network today, so this account starts without free messages. You can still add messages at any time.',
  erased:
    'An earlier account from this browser was erased at your wish, and its free messages were part of it. You can still add messages at any time.',
  known:
    'This browser had an account before, and its free messages were part of it. With its recovery code, under You, it comes back.',
};

/** What is kept of an erased fingerprint, under each secret that may have been in use. */
export const tombstoneDigests = (secrets: string[], fingerprintDigest: string): string[] =>
  secrets.map((secret) =>
    createHmac('sha256', secret).update(`erased:${fingerprintDigest}`).digest('hex'),
  );

/** What a new visitor starts with. */
export interface Grant {
  messages: number;
  refusal: GrantRefusal | null;
  /** An account that was erased before, or another of this device, was suspended for this, and so is this one; null: none was. */
  suspendedFor: SuspensionReason | null;
}

/** Decides a new visitor's first balance. */
export async function freeMessagesFor(
  { db, limits, secrets }: Pick<Services, 'db' | 'limits' | 'secrets'>,
  visitor: { fingerprintDigest: string; network: string; deviceTraits: string | null },
): Promise<Grant> {
  const digests = tombstoneDigests(secrets, visitor.fingerprintDigest);
  const erased = await findErased(db.executor, digests);
  if (erased) {
    const suspendedFor = erased.wasSuspended ? 'underage' : null;
    return { messages: 0, refusal: 'erased', suspendedFor };
  }
  if (await wasSignedIn(db.executor, visitor.fingerprintDigest)) {
    return { messages: 0, refusal: 'known', suspendedFor: null };
  }
  const suspendedFor = await deviceSuspendedFor({ db, secrets }, visitor);
  const { scale } = limits;
  const given = await countGrants(db.executor, visitor.network, visitor.deviceTraits);
  const tooMany =
    given.network >= PER_NETWORK * scale ||
    (visitor.deviceTraits !== null && given.traits >= PER_DEVICE_IN_NETWORK * scale);
  return scale > 0 && tooMany
    ? { messages: 0, refusal: 'network', suspendedFor }
    : { messages: limits.freeMessages, refusal: null, suspendedFor };
}
