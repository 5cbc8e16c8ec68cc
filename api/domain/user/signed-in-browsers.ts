import type { SignedIn } from '#contract/schemas/sign-in.ts';
import { newId } from '#db/new-id.ts';
import { endHandoffs, recoveryMadeAt } from '#db/queries/user/account-codes.ts';
import {
  listBrowsers,
  rotateCredential,
  signOutBrowsers,
  type WhichBrowsers,
} from '#db/queries/user/browsers.ts';
import { lockUser } from '#db/queries/user/users.ts';
import { inTransaction } from '#db/transaction.ts';
import { unauthorized } from '../errors.ts';
import type { Services } from '../ports.ts';
import type { Credential } from './credential.ts';

type Needs = Pick<Services, 'db'>;

/** The browsers that are signed in to an account, and whether it has a recovery code. */
export async function readBrowsers({ db }: Needs, visitor: Credential): Promise<SignedIn> {
  const list = await listBrowsers(db.executor, visitor.userId);
  return {
    browsers: list.map(({ credentialId, createdAt, lastSeenAt, ...browser }) => ({
      ...browser,
      isThis: credentialId === visitor.credentialId,
      firstSeenAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    recoveryMadeAt: (await recoveryMadeAt(db.executor, visitor.userId))?.toISOString() ?? null,
  };
}

/** Signs browsers of an account out, and ends the links that they may have made; how many browsers. */
export const signOut = ({ db }: Needs, userId: string, which: WhichBrowsers): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const ended = await signOutBrowsers(tx, userId, which);
    if (ended > 0) await endHandoffs(tx, userId);
    return ended;
  });

/**
 * Signs every other browser out, and gives this one a new credential: anyone with a copy of it is signed out, too. Throws
 * unauthorized, and signs nobody out, where this one was signed out meanwhile.
 */
export const signOutEverywhere = (
  { db }: Needs,
  { userId, credentialId }: Credential,
): Promise<Credential> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    await signOutBrowsers(tx, userId, { allBut: credentialId });
    await endHandoffs(tx, userId);
    const fresh = newId();
    const isMine = await rotateCredential(tx, { userId, from: credentialId, to: fresh });
    if (!isMine) throw unauthorized();
    return { userId, credentialId: fresh };
  });
