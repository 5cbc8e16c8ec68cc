import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import type { Credential } from '../domain/user/register.ts';

const NAME = 'jaanu_visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Each request's cookie is verified once, however many ask. */
const verified = new WeakMap<Request, Credential | undefined>();

/** The credential in a request's cookie, if its signature is ours; says nothing of whether it still holds. */
export function readVisitorCookie(req: Request, config: Config): Credential | undefined {
  if (!verified.has(req)) verified.set(req, verify(req.headers.cookie, config));
  return verified.get(req);
}

function verify(header = '', { sessionSecrets }: Config): Credential | undefined {
  const value = parseCookie(header)[NAME];
  if (!value) return undefined;
  for (const secret of sessionSecrets) {
    const plain = unsign(value, secret);
    if (plain === false) continue;
    const [userId, credentialId] = plain.split('.');
    if (userId && credentialId) return { userId, credentialId };
  }
  return undefined;
}

/** Hands out the credential for a year from now. */
export function setVisitorCookie(
  req: Request,
  res: Response,
  { sessionSecrets, publicOrigin }: Config,
  { userId, credentialId }: Credential,
): void {
  const [secret = ''] = sessionSecrets;
  append(res, {
    value: sign(`${userId}.${credentialId}`, secret),
    secure: publicOrigin ? publicOrigin.startsWith('https:') : req.secure,
    maxAge: YEAR_SECONDS,
  });
}

/** Takes the credential away, as after erasing the visitor. */
export const clearVisitorCookie = (res: Response): void => append(res, { value: '', maxAge: 0 });

function append(res: Response, cookie: Omit<SetCookie, 'name'>): void {
  const shared = { name: NAME, path: '/', httpOnly: true, sameSite: 'lax' } as const;
  res.append('Set-Cookie', stringifySetCookie({ ...shared, ...cookie }));
}
