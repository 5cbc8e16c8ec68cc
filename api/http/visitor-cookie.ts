import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { type Credential, isOver } from '../domain/user/credential.ts';

/** Where the site is served over TLS: browsers take it from this very host alone, for all of its paths. */
const HOST_NAME = '__Host-jaanu_visitor';
/** Without TLS, and what was handed out before; a neighbour's subdomain could set it, so the other one wins. */
const PLAIN_NAME = 'jaanu_visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Each request's cookie is verified once, however many ask. */
const verified = new WeakMap<Request, Credential | undefined>();

/** The credential in a request's cookie, if its signature is ours and its life not over; it may be revoked. */
export function readVisitorCookie(
  req: Request,
  { config, now }: Pick<Context, 'config' | 'now'>,
): Credential | undefined {
  if (!verified.has(req)) {
    const credential = verify(req.headers.cookie, config);
    verified.set(req, credential && !isOver(credential, now()) ? credential : undefined);
  }
  return verified.get(req);
}

function verify(header = '', { sessionSecrets }: Config): Credential | undefined {
  const cookies = parseCookie(header);
  const name = cookies[HOST_NAME] === undefined ? PLAIN_NAME : HOST_NAME;
  const value = cookies[name];
  if (!value || timesIn(header, name) > 1) return undefined;
  for (const secret of sessionSecrets) {
    const plain = unsign(value, secret);
    if (plain === false) continue;
    const [userId, credentialId] = plain.split('.');
    if (userId && credentialId) return { userId, credentialId };
  }
  return undefined;
}

/** How often a cookie occurs: of two with the same name it is unknown which is ours. */
const timesIn = (header: string, name: string): number =>
  header.split(';').filter((part) => part.split('=', 1)[0]?.trim() === name).length;

/** Sets the credential for a year from now. */
export function setVisitorCookie(
  req: Request,
  res: Response,
  config: Config,
  { userId, credentialId }: Credential,
): void {
  const [secret = ''] = config.sessionSecrets;
  const secure = isSecure(req, config);
  const value = sign(`${userId}.${credentialId}`, secret);
  append(res, { name: secure ? HOST_NAME : PLAIN_NAME, value, secure, maxAge: YEAR_SECONDS });
  if (secure && timesIn(req.headers.cookie ?? '', PLAIN_NAME) > 0) clear(res, PLAIN_NAME, secure);
}

/** Takes the credential away, as after erasing the visitor. */
export function clearVisitorCookie(req: Request, res: Response, config: Config): void {
  const secure = isSecure(req, config);
  clear(res, PLAIN_NAME, secure);
  if (secure) clear(res, HOST_NAME, secure);
}

const isSecure = (req: Request, { publicOrigin }: Config): boolean =>
  publicOrigin ? publicOrigin.startsWith('https:') : req.secure;

const clear = (res: Response, name: string, secure: boolean): void =>
  append(res, { name, value: '', secure, maxAge: 0 });

function append(res: Response, cookie: SetCookie): void {
  const shared = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
  res.append('Set-Cookie', stringifySetCookie({ ...shared, ...cookie }));
}
