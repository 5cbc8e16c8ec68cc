import { createHash, createHmac } from 'node:crypto';
import { countNewVisitors } from '#db/queries/user/referrals.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports.ts';
import { isSameSecret } from '../same-secret.ts';

/**
 * New visitors of an hour in one wide network from which on a new one has to compute for a moment: all of them, and
 * those who came by a friend's link. A carrier's busiest hour has fewer; somebody who farms rewards has more in a short time.
 */
const FREE_AN_HOUR = { all: 1_500, invited: 30 };

/** Zero bits that are asked for: a second of a phone; each doubling of the crowd asks for one more. */
const BITS = 16;
const MOST_BITS = 21;

/** How long a challenge is valid. */
const TERM_MS = 10 * 60_000;

export interface Newcomer {
  wideNetwork: string;
  isInvited: boolean;
  fingerprintDigest: string;
  /** The answer to an earlier challenge: the challenge, a colon, and what was found. */
  proof: string | undefined;
}

/**
 * Asks for a proof of work where one network makes too many accounts. Nothing is stored: a challenge is signed, and
 * good for one fingerprint, which makes one account.
 * @throws proof_needed with the challenge
 */
export async function requireProof(
  { db, limits, secrets, now }: Pick<Services, 'db' | 'limits' | 'secrets' | 'now'>,
  { wideNetwork, isInvited, fingerprintDigest, proof }: Newcomer,
): Promise<void> {
  if (limits.scale === 0) return;
  const made = await countNewVisitors(db.executor, wideNetwork);
  const share = Math.max(
    made.all / FREE_AN_HOUR.all,
    isInvited ? made.invited / FREE_AN_HOUR.invited : 0,
  );
  const crowd = share / Math.max(1, limits.scale);
  if (crowd < 1) return;
  if (proof && isProof(secrets, fingerprintDigest, proof, now())) return;
  const bits = Math.min(MOST_BITS, BITS + Math.floor(Math.log2(crowd)));
  const [secret = ''] = secrets;
  const text = challengeOf(secret, fingerprintDigest, bits, now().getTime() + TERM_MS);
  throw new DomainError(
    'proof_needed',
    'Many new visitors come from your network right now. One moment, please.',
    { challenge: { text, bits } },
  );
}

const challengeOf = (secret: string, digest: string, bits: number, until: number): string => {
  const signature = createHmac('sha256', secret)
    .update(`proof:${digest}:${bits}:${until}`)
    .digest('hex');
  return `${bits}.${until}.${signature}`;
};

/** Whether a proof answers a challenge of ours for this fingerprint, in time. */
export function isProof(secrets: string[], digest: string, proof: string, now: Date): boolean {
  const [challenge = ''] = proof.split(':', 1);
  const [bits = 0, until = 0] = challenge.split('.', 2).map(Number);
  if (!(until >= now.getTime())) return false;
  const isOurs = secrets.some((secret) =>
    isSameSecret(challenge, challengeOf(secret, digest, bits, until)),
  );
  return isOurs && leadingZeros(createHash('sha256').update(proof).digest()) >= bits;
}

function leadingZeros(hash: Buffer): number {
  const whole = hash.findIndex((byte) => byte !== 0);
  return whole < 0 ? 256 : whole * 8 + Math.clz32(hash[whole] ?? 0) - 24;
}
