import { parseCookie, stringifySetCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import type { Credential } from '../domain/user/register.ts';

const NAME = 'jaanu_visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The credential in a request's cookie, if its signature is ours; says nothing of whether it still holds. */
export function readVisitorCookie(
  req: Request,
  { sessionSecrets }: Config,
): Credential | undefined {
  const value = parseCookie(req.headers.cookie ?? '')[NAME];
  if (!value) return undefined;
  for (const secret of sessionSecrets) {
    const plain = unsign(value, secret);
    if (plain === false) continue;
    const [userId, sessionId] = plain.split('.');
    if (userId && sessionId) return { userId, sessionId };
  }
  return undefined;
}

/** Hands out the credential for a year from now. */
export function setVisitorCookie(
  req: Request,
  res: Response,
  { sessionSecrets, publicOrigin }: Config,
  { userId, sessionId }: Credential,
): void {
  const [secret = ''] = sessionSecrets;
  const cookie = stringifySetCookie({
    name: NAME,
    value: sign(`${userId}.${sessionId}`, secret),
    httpOnly: true,
    sameSite: 'lax',
    secure: publicOrigin ? publicOrigin.startsWith('https:') : req.secure,
    path: '/',
    maxAge: YEAR_SECONDS,
  });
  res.append('Set-Cookie', cookie);
}
