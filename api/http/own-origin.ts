import type { Request } from 'express';
import type { Context } from '../context.ts';
import { DomainError } from '../domain/errors.ts';

/**
 * The address the visitor's browser knows us by: the configured one, or else the request's own. Throws invalid where
 * that names no host.
 */
export function ownOrigin({ config }: Context, req: Request): string {
  if (config.publicOrigin) return config.publicOrigin;
  const url = URL.parse(`${req.secure ? 'https' : 'http'}://${req.headers.host ?? 'localhost'}`);
  if (url && url.href === `${url.origin}/`) return url.origin;
  throw new DomainError('invalid', 'Host: must be the name of a host');
}
