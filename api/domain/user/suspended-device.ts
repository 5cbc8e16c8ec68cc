import { createHmac } from 'node:crypto';
import { findErased, forgetDigests, insertErased } from '#db/queries/user/free-messages.ts';
import { findDevice } from '#db/queries/user/users.ts';
import type { SuspensionReason } from '#db/schema/user/account-suspensions.ts';
import type { Services } from '../ports.ts';

type Needs = Pick<Services, 'db' | 'secrets'>;

/** What identifies a device: the traits of its browser, and its network. A new private window has the same. */
export interface Device {
  deviceTraits: string | null;
  network: string | null;
}

/** A digest's prefix, by why the account was suspended: the words that a new one is refused by are its own. */
const KINDS: Record<SuspensionReason, string> = { operator: 'barred', underage: 'device' };
const REASONS = Object.keys(KINDS) as SuspensionReason[];

/** What is kept of a device, under each secret that may have been in use; none where its traits are not known. */
const digestsOf = (
  secrets: string[],
  { deviceTraits, network }: Device,
  reason: SuspensionReason,
): string[] =>
  deviceTraits && network
    ? secrets.map((secret) =>
        createHmac('sha256', secret)
          .update(`${KINDS[reason]}:${network}:${deviceTraits}`)
          .digest('hex'),
      )
    : [];

/** Notes for 90 days that an account was suspended on a visitor's device. */
export async function markDevice(
  { db, secrets }: Needs,
  userId: string,
  reason: SuspensionReason,
): Promise<void> {
  const device = await findDevice(db.executor, userId);
  const [digest] = device ? digestsOf(secrets, device, reason) : [];
  if (digest) await insertErased(db.executor, digest, true);
}

/** Why an account was suspended on this device in the last 90 days; null: none was. */
export async function deviceSuspendedFor(
  { db, secrets }: Needs,
  device: Device,
): Promise<SuspensionReason | null> {
  for (const reason of REASONS) {
    const digests = digestsOf(secrets, device, reason);
    if (digests.length === 0) return null;
    if ((await findErased(db.executor, digests))?.wasSuspended) return reason;
  }
  return null;
}

/** Takes the note back, as after an appeal. */
export async function unmarkDevice({ db, secrets }: Needs, userId: string): Promise<void> {
  const device = await findDevice(db.executor, userId);
  const digests = device ? REASONS.flatMap((reason) => digestsOf(secrets, device, reason)) : [];
  if (digests.length > 0) await forgetDigests(db.executor, digests);
}
