import type { Request } from 'express';
import type { Context } from '../context.ts';

/** The address the visitor's browser knows us by: the configured one, or else the request's own. */
export const ownOrigin = ({ config }: Context, req: Request): string =>
  config.publicOrigin ?? `${req.secure ? 'https' : 'http'}://${req.get('host') ?? 'localhost'}`;
