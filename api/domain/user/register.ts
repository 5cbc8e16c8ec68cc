import { createHash } from 'node:crypto';
import { FREE_MESSAGES } from '#contract/limits.ts';
import type { Registration } from '#contract/schemas/user.ts';
import { isDuplicate } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { insertBalanceEntry } from '#db/queries/balance.ts';
import { bindFingerprint, findByFingerprint, insertUser } from '#db/queries/users.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';

/** The two halves of a visitor's credential. */
export interface Credential {
  userId: string;
  sessionId: string;
}

/** How a fingerprint is kept and looked up. */
export const fingerprintDigest = (fingerprint: string): string =>
  createHash('sha256').update(fingerprint).digest('hex');

/**
 * Makes a visitor, or finds the known one (design section 2): a valid cookie wins and takes on the
 * browser's fingerprint; else a known fingerprint restores its account; else a new visitor with the
 * free messages. Racing calls with one fingerprint end in one visitor.
 */
export async function register(
  { db }: Pick<Services, 'db'>,
  input: { registration: Registration; ipAddress: string | null; current: Credential | undefined },
): Promise<Credential & { isNew: boolean }> {
  const digest = fingerprintDigest(input.registration.browserFingerprint);
  if (input.current) {
    await bindIfFree(db, input.current.userId, digest);
    return { ...input.current, isNew: false };
  }
  const known = await findByFingerprint(db.executor, digest);
  if (known) return { userId: known.id, sessionId: known.sessionId, isNew: false };

  const user = {
    id: newId(),
    sessionId: newId(),
    fingerprintDigest: digest,
    ipAddress: input.ipAddress,
    messageBalance: FREE_MESSAGES,
    registration: input.registration,
  };
  try {
    await inTransaction(db, async (tx) => {
      await insertUser(tx, user);
      await insertBalanceEntry(tx, {
        userId: user.id,
        delta: FREE_MESSAGES,
        reason: 'signup',
        reference: user.id,
      });
    });
    return { userId: user.id, sessionId: user.sessionId, isNew: true };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const winner = await findByFingerprint(db.executor, digest);
    if (!winner) throw error;
    return { userId: winner.id, sessionId: winner.sessionId, isNew: false };
  }
}

/** A fingerprint that is somebody else's stays with them. */
async function bindIfFree(db: Services['db'], userId: string, digest: string): Promise<void> {
  try {
    await bindFingerprint(db.executor, userId, digest);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
