import type { Registration } from '#contract/schemas/user.ts';
import { isDuplicate } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { insertBalanceEntry } from '#db/queries/user/balance.ts';
import { freeFingerprint, nameBrowser, signInBrowser } from '#db/queries/user/browsers.ts';
import { insertSuspension } from '#db/queries/user/suspensions.ts';
import { bindFingerprint, insertUser } from '#db/queries/user/users.ts';
import { run } from '#db/statement.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import { fingerprintDigest, systemOf } from './browser-names.ts';
import type { Credential } from './credential.ts';
import { creditReferral } from './credit-referral.ts';
import { freeMessagesFor } from './free-messages.ts';
import { networkOf, wideNetworkOf } from './network-of.ts';
import { requireProof } from './proof-of-work.ts';
import { signInByFingerprint } from './sign-in-by-fingerprint.ts';

export interface RegisterInput {
  registration: Registration;
  ipAddress: string;
  /** The visitor of a valid cookie. */
  current: Credential | undefined;
}

/** As much of a ref as is kept; a real one is a visitor's id. */
const REF_LENGTH = 64;

type Needs = Pick<Services, 'db' | 'limits' | 'secrets' | 'now' | 'log'>;

/**
 * Makes a visitor, or finds the known one: a valid cookie wins and takes on the
 * browser's fingerprint; else a known fingerprint restores its account; else a new visitor with the
 * free messages, for a proof of work where one network makes too many. Racing calls with one fingerprint end in one
 * visitor.
 */
export async function register(
  services: Needs,
  input: RegisterInput,
): Promise<Credential & { isNew: boolean }> {
  const { executor } = services.db;
  const { registration, current } = input;
  const digest = fingerprintDigest(registration.browserFingerprint);
  if (current) {
    const browser = { fingerprint: digest, system: systemOf(registration) };
    const isItsOwn = await nameBrowser(executor, current.credentialId, browser);
    if (isItsOwn) await bindIfFree(services, current.userId, digest);
    else await freeFingerprint(executor, current.userId, digest);
    return { ...current, isNew: false };
  }
  const known = await signInByFingerprint(services, registration);
  const isTaken = known === 'protected';
  if (known && !isTaken) return { ...known, isNew: false };
  try {
    return { ...(await createUser(services, input, { digest, isTaken })), isNew: true };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const winner = await signInByFingerprint(services, registration);
    if (!winner || winner === 'protected') throw error;
    return { ...winner, isNew: false };
  }
}

async function createUser(
  services: Needs,
  { registration, ipAddress }: RegisterInput,
  /** An account that this browser may not restore keeps the fingerprint. */
  { digest, isTaken }: { digest: string; isTaken: boolean },
): Promise<Credential> {
  const { db, limits, now, log } = services;
  const [network, wideNetwork] = [networkOf(ipAddress), wideNetworkOf(ipAddress)];
  const deviceTraits = registration.deviceTraits ?? null;
  const { proof, ...details } = registration;
  const ref = (registration.urlParams?.ref ?? registration.referralCode)?.slice(0, REF_LENGTH);
  await requireProof(services, {
    wideNetwork,
    isInvited: ref !== undefined,
    fingerprintDigest: digest,
    proof: proof ?? undefined,
  });
  const grant = await freeMessagesFor(services, {
    fingerprintDigest: digest,
    network,
    deviceTraits,
  });
  const id = newId();
  const { referral, credentialId } = await inTransaction(db, async (tx) => {
    const friend = {
      id,
      network,
      wideNetwork,
      deviceTraits,
      ref: grant.refusal ? undefined : ref,
    };
    const result = await creditReferral(tx, friend, {
      limits,
      secret: services.secrets[0] ?? '',
    });
    await insertUser(tx, {
      ...details,
      id,
      credentialId: newId(),
      browserFingerprint: isTaken ? fingerprintDigest(newId()) : digest,
      ipAddress,
      network,
      wideNetwork,
      referralCode: ref,
      messageBalance: grant.messages,
      grantRefusal: grant.refusal,
      suspendedAt: grant.suspendedFor ? now() : null,
    });
    if (grant.suspendedFor) {
      const reason = grant.suspendedFor;
      await run(tx, insertSuspension({ id, userId: id, reason, language: null }));
    }
    const entry = { userId: id, delta: grant.messages, reason: 'signup', reference: id } as const;
    await run(tx, insertBalanceEntry(entry));
    const browser = { userId: id, fingerprint: digest, system: systemOf(registration) };
    return { referral: result, credentialId: await signInBrowser(tx, browser) };
  });
  if (referral === 'at-ceiling') {
    log.error({ ceiling: limits.referralCeiling }, 'referral ceiling of the day reached');
  }
  if (ref) log.info({ userId: id, referral }, 'registered with a referral');
  return { userId: id, credentialId };
}

/** A fingerprint of another account stays there. */
async function bindIfFree({ db }: Needs, userId: string, digest: string): Promise<void> {
  try {
    await bindFingerprint(db.executor, userId, digest);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
