import { createHmac } from 'node:crypto';
import { findErased, forgetDigests, insertErased } from '#db/queries/free-messages.ts';
import { findDevice } from '#db/queries/users.ts';
import type { Services } from '../ports.ts';

type Needs = Pick<Services, 'db' | 'secrets'>;

/** What tells a device from others: the traits of its browser, and where it is. A new private window has the same. */
export interface Device {
  deviceTraits: string | null;
  network: string | null;
}

/** What is kept of a device, under each secret that may have been in use; none where its traits are not known. */
const digestsOf = (secrets: string[], { deviceTraits, network }: Device): string[] =>
  deviceTraits && network
    ? secrets.map((secret) =>
        createHmac('sha256', secret).update(`device:${network}:${deviceTraits}`).digest('hex'),
      )
    : [];

/** Notes for 90 days that an account was suspended on a visitor's device. */
export async function markDevice({ db, secrets }: Needs, userId: string): Promise<void> {
  const device = await findDevice(db.executor, userId);
  const [digest] = device ? digestsOf(secrets, device) : [];
  if (digest) await insertErased(db.executor, digest, true);
}

/** Whether an account was suspended on this device in the last 90 days. */
export async function isSuspendedDevice({ db, secrets }: Needs, device: Device): Promise<boolean> {
  const digests = digestsOf(secrets, device);
  return digests.length > 0 && (await findErased(db.executor, digests))?.wasSuspended === true;
}

/** Takes the note back, as after an appeal. */
export async function unmarkDevice({ db, secrets }: Needs, userId: string): Promise<void> {
  const device = await findDevice(db.executor, userId);
  const digests = device ? digestsOf(secrets, device) : [];
  if (digests.length > 0) await forgetDigests(db.executor, digests);
}
