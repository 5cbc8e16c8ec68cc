import { ERASING_MS, unbounded } from '#db/connection/bounds.ts';
import {
  findByRecoveryCode,
  findHandoff,
  insertHandoff,
  keepRecoveryCode,
  spendHandoff,
} from '#db/queries/user/account-codes.ts';
import { signInBrowser, signOutBrowsers } from '#db/queries/user/browsers.ts';
import { lockUser } from '#db/queries/user/users.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '../ports.ts';
import type { Credential } from './credential.ts';
import { type Holdings, holdingsOf, mergeAccounts } from './merge-accounts.ts';
import { handoffDigest, newHandoffCode, newRecoveryCode, recoveryDigest } from './own-code.ts';

type Needs = Pick<Services, 'db'>;
/** Joining reseals what is kept for one account alone. */
type Joining = Pick<Services, 'db' | 'cipher'>;

/** How long a code is valid. */
const HANDOFF_MS = 10 * 60_000;

/** What becomes of the account that the browser has already: it is left behind, or joined to the other one. */
export type Choice = 'leave' | 'join';

/** The browser that an account is carried over to. */
export interface Arrival {
  /** The visitor of a valid cookie. */
  current: Credential | undefined;
  /** Undefined until the visitor has chosen. */
  choice: Choice | undefined;
  /** Digest of its fingerprint, or of a placeholder until it has sent one. */
  fingerprint: string;
  system: string;
}

export type Carried =
  | { kind: 'signed-in'; credential: Credential; path: string }
  /** An unknown, used or expired code. */
  | { kind: 'refused' }
  /** The browser has its own account, which would be missed. */
  | { kind: 'choose'; own: Holdings };

/** Makes a code that signs in one other browser, which continues at a path there. */
export async function startHandoff(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, path }: { userId: string; path: string },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newHandoffCode();
  const expiresAt = new Date(now().getTime() + HANDOFF_MS);
  await insertHandoff(db.executor, { digest: handoffDigest(code), userId, path, expiresAt });
  return { code, expiresAt };
}

/** What a code would do in a browser; changes nothing. */
export async function readHandoff(
  { db }: Needs,
  code: string,
  { current, page }: { current: Credential | undefined; page: string | undefined },
): Promise<{ isOpen: boolean; own: Holdings | undefined }> {
  const seen = page === undefined ? undefined : handoffDigest(page);
  const handoff = await findHandoff(db.executor, handoffDigest(code), seen);
  const isOther = handoff && current && current.userId !== handoff.userId;
  const own = isOther ? await holdingsOf(db.executor, current.userId) : undefined;
  // Signed in already: the answer was not lost.
  const isOver = handoff?.spentAt && current?.userId === handoff.userId;
  return { isOpen: handoff !== undefined && !isOver, own: own?.isWorthKeeping ? own : undefined };
}

/**
 * Uses a code up and signs the browser in, in one transaction: of two who try, one is. The page that has used it may do
 * so again while the code lasts, and is the same browser: the answer to the first time may have been lost.
 */
export async function spendCode(
  services: Joining,
  code: string,
  /** The maker of the code could read a merged account, so nothing is merged. */
  {
    page,
    ...arrival
  }: Omit<Arrival, 'choice' | 'fingerprint'> & {
    choice: 'leave' | undefined;
    /** What its page was given, of chance. */
    page: string;
  },
): Promise<Carried> {
  const [digest, fingerprint] = [handoffDigest(code), handoffDigest(page)];
  const handoff = await findHandoff(services.db.executor, digest, fingerprint);
  if (!handoff) return { kind: 'refused' };
  return carryOver(services, handoff, { ...arrival, fingerprint }, (tx) =>
    spendHandoff(tx, digest, fingerprint),
  );
}

/** Makes an account's recovery code, and invalidates the previous one. It is shown only this once. */
export async function makeRecoveryCode({ db }: Needs, userId: string): Promise<string> {
  const code = newRecoveryCode();
  const digest = await recoveryDigest(code);
  if (!digest) throw new Error('A code that is none');
  await keepRecoveryCode(db.executor, userId, digest);
  return code;
}

/** Signs a browser in by a recovery code, which stays good. */
export async function recover(services: Joining, code: string, arrival: Arrival): Promise<Carried> {
  const digest = await recoveryDigest(code);
  const find = async (tx: Needs['db']['executor']) =>
    digest === undefined ? undefined : findByRecoveryCode(tx, digest);
  const userId = await find(services.db.executor);
  if (!userId) return { kind: 'refused' };
  return carryOver(
    services,
    { userId, path: '/' },
    arrival,
    async (tx) => (await find(tx)) === userId,
  );
}

/** @param isGood looks once more, with the account's row held */
function carryOver(
  { db, cipher }: Joining,
  { userId, path }: { userId: string; path: string },
  { current, choice, fingerprint, system }: Arrival,
  isGood: (tx: Needs['db']['executor']) => Promise<boolean>,
): Promise<Carried> {
  const own = current?.userId === userId ? undefined : current;
  const credentialId = current?.credentialId;
  const work = async (tx: Needs['db']['executor']): Promise<Carried> => {
    if (own && choice === undefined) {
      const held = await holdingsOf(tx, own.userId);
      if (held?.isWorthKeeping) return { kind: 'choose', own: held };
      // Nobody would miss it: its fingerprint is free for the account that comes.
      await signOutBrowsers(tx, own.userId, { credentialId: own.credentialId });
    }
    if (own && choice === 'join') await mergeAccounts(tx, cipher, { from: own.userId, to: userId });
    if (!(await lockUser(tx, userId)) || !(await isGood(tx))) throw new NotGood();
    if (!own && credentialId)
      return { kind: 'signed-in', credential: { userId, credentialId }, path };
    const browser = { userId, fingerprint, system };
    const credential = { userId, credentialId: await signInBrowser(tx, browser) };
    return { kind: 'signed-in', credential, path };
  };
  const carry = () => inTransaction(db, work);
  // A visitor of many years has a lot to move: it must finish, however long it takes.
  const carried =
    own && choice === 'join' ? unbounded(carry, { statementMs: ERASING_MS }) : carry();
  return carried.catch((error: unknown): Carried => {
    if (error instanceof NotGood) return { kind: 'refused' };
    throw error;
  });
}

/** Undoes what was done before a code turned out to be used up. */
class NotGood extends Error {}
