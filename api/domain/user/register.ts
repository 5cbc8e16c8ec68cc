import { createHash } from 'node:crypto';
import type { Registration } from '#contract/schemas/user.ts';
import { isDuplicate } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { insertBalanceEntry } from '#db/queries/balance.ts';
import { insertSuspension } from '#db/queries/suspensions.ts';
import { bindFingerprint, findByFingerprint, insertUser } from '#db/queries/users.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { creditReferral } from './credit-referral.ts';
import { freeMessagesFor } from './free-messages.ts';
import { networkOf } from './network-of.ts';

/** The two halves of a visitor's credential. */
export interface Credential {
  userId: string;
  credentialId: string;
}

export interface RegisterInput {
  registration: Registration;
  ipAddress: string;
  /** The visitor of a valid cookie. */
  current: Credential | undefined;
}

/** As much of a ref as is kept; a real one is a visitor's id. */
const REF_LENGTH = 64;

type Needs = Pick<Services, 'db' | 'limits' | 'secrets' | 'now' | 'log'>;

/** How a fingerprint is kept and looked up. */
export const fingerprintDigest = (fingerprint: string): string =>
  createHash('sha256').update(fingerprint).digest('hex');

/**
 * Makes a visitor, or finds the known one: a valid cookie wins and takes on the
 * browser's fingerprint; else a known fingerprint restores its account; else a new visitor with the
 * free messages. Racing calls with one fingerprint end in one visitor.
 */
export async function register(
  services: Needs,
  input: RegisterInput,
): Promise<Credential & { isNew: boolean }> {
  const { executor } = services.db;
  const digest = fingerprintDigest(input.registration.browserFingerprint);
  if (input.current) {
    await bindIfFree(services, input.current.userId, digest);
    return { ...input.current, isNew: false };
  }
  const known = await findByFingerprint(executor, digest);
  if (known) return { userId: known.id, credentialId: known.credentialId, isNew: false };
  try {
    return { ...(await createUser(services, input, digest)), isNew: true };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const winner = await findByFingerprint(executor, digest);
    if (!winner) throw error;
    return { userId: winner.id, credentialId: winner.credentialId, isNew: false };
  }
}

async function createUser(
  services: Needs,
  { registration, ipAddress }: RegisterInput,
  digest: string,
): Promise<Credential> {
  const { db, limits, now, log } = services;
  const network = networkOf(ipAddress);
  const deviceTraits = registration.deviceTraits ?? null;
  const grant = await freeMessagesFor(services, {
    fingerprintDigest: digest,
    network,
    deviceTraits,
  });
  const [id, credentialId] = [newId(), newId()];
  const ref = (registration.urlParams?.ref ?? registration.referralCode)?.slice(0, REF_LENGTH);
  const referral = await inTransaction(db, async (tx) => {
    const friend = { id, network, deviceTraits, ref: grant.refusal ? undefined : ref };
    const result = await creditReferral(tx, friend, {
      dailyCap: limits.referralDailyCap,
      secret: services.secrets[0] ?? '',
    });
    await insertUser(tx, {
      ...registration,
      id,
      credentialId,
      browserFingerprint: digest,
      ipAddress,
      network,
      referralCode: ref,
      messageBalance: grant.messages,
      grantRefusal: grant.refusal,
      suspendedAt: grant.isSuspended ? now() : null,
    });
    if (grant.isSuspended)
      await run(tx, insertSuspension({ id, userId: id, reason: 'underage', language: null }));
    const entry = { userId: id, delta: grant.messages, reason: 'signup', reference: id } as const;
    await run(tx, insertBalanceEntry(entry));
    return result;
  });
  if (ref) log.info({ userId: id, referral }, 'registered with a referral');
  return { userId: id, credentialId };
}

/** A fingerprint that is somebody else's stays with them. */
async function bindIfFree({ db }: Needs, userId: string, digest: string): Promise<void> {
  try {
    await bindFingerprint(db.executor, userId, digest);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
