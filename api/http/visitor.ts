import type { Request, Response } from 'express';
import { touchBrowser } from '#db/queries/user/browsers.ts';
import { findByCredential, touchUser } from '#db/queries/user/users.ts';
import type { Context } from '../context.ts';
import { unauthorized } from '../domain/errors.ts';
import { accountSuspended } from '../domain/user/account-suspended.ts';
import { type Credential, renewed, successorOf } from '../domain/user/credential.ts';
import { readVisitorCookie, setVisitorCookie } from './visitor-cookie.ts';

const MINUTE_MS = 60_000;

interface Visitor extends Credential {
  /** The account is suspended. */
  isSuspended: boolean;
}

/** The visitor behind a request's cookie; undefined without one, or with one that was revoked. */
export async function findVisitor(context: Context, req: Request): Promise<Visitor | undefined> {
  const credential = readVisitorCookie(req, context);
  if (!credential) return undefined;
  const found = await lookUp(context, credential);
  if (!found) return undefined;
  if (context.now().getTime() - found.lastSeenAt.getTime() > MINUTE_MS) touch(context, credential);
  return found.visitor;
}

/**
 * The same as an app starts, and where another account is carried over to its browser: a credential that was replaced by
 * a newer one, of which its browser has not heard, still leads there.
 */
export async function findReturning(context: Context, req: Request): Promise<Visitor | undefined> {
  const visitor = await findVisitor(context, req);
  if (visitor) return visitor;
  const credential = readVisitorCookie(req, context);
  const successor = credential && (await successorOf(context, credential));
  // No touch: the newer one is seen once its browser has it.
  return successor && (await lookUp(context, successor))?.visitor;
}

async function lookUp(
  { db }: Context,
  credential: Credential,
): Promise<{ visitor: Visitor; lastSeenAt: Date } | undefined> {
  const user = await findByCredential(db.executor, credential.userId, credential.credentialId);
  if (!user) return undefined;
  const visitor = { ...credential, isSuspended: user.suspendedAt !== null };
  return { visitor, lastSeenAt: user.lastSeenAt };
}

/** Notes that a visitor is here; nobody waits for it. */
function touch({ db, log }: Context, { userId, credentialId }: Credential): void {
  Promise.all([touchUser(db.executor, userId), touchBrowser(db.executor, credentialId)]).catch(
    (err) => log.error({ err }, 'touch failed'),
  );
}

/** The same, for calls that need a visitor. Throws unauthorized. */
export async function requireVisitor(context: Context, req: Request): Promise<Visitor> {
  const visitor = await findVisitor(context, req);
  if (!visitor) throw unauthorized();
  return visitor;
}

/** The same, for what is closed to someone who has said they are under 18. Throws unauthorized or underage. */
export async function requireChatter(context: Context, req: Request): Promise<Visitor> {
  const visitor = await requireVisitor(context, req);
  if (visitor.isSuspended) throw await accountSuspended(context, visitor.userId);
  return visitor;
}

/**
 * The visitor a request's cookie speaks of, for verbs that check the credential themselves, together
 * with what they read. Throws unauthorized without a cookie of ours.
 */
export function claimedVisitor(context: Context, req: Request): Credential {
  const credential = readVisitorCookie(req, context);
  if (!credential) throw unauthorized();
  return credential;
}

/**
 * Gives the visitor's cookie another year, and from time to time another credential. Where that cannot be had just now the
 * old one stays: what the call has done already is not done again for it.
 */
export async function rollCookie(
  context: Context,
  req: Request,
  res: Response,
  visitor: Credential,
): Promise<void> {
  const credential = await renewed(context, visitor).catch((err) => {
    context.log.error({ err }, 'renewal failed');
    return visitor;
  });
  setVisitorCookie(req, res, context.config, credential);
}
