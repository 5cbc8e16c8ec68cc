import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { DomainError } from '../domain/errors.ts';
import { API_CSP, SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';

/** Names the request, sets the headers of every API answer, and logs one line without any content. */
export const everyAnswer =
  ({ log, config }: Context): RequestHandler =>
  (req, res, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    res.set(SECURITY_HEADERS);
    res.set({
      'X-Request-Id': requestId,
      'Content-Security-Policy': API_CSP,
      'Cache-Control': 'no-store',
    });
    if (config.publicOrigin?.startsWith('https:'))
      res.set('Strict-Transport-Security', STRICT_TRANSPORT);
    res.on('finish', () => {
      // The route's pattern, not the address: an address names a visitor's chat.
      const route = req.route?.path ?? 'none';
      const ms = Math.round(performance.now() - start);
      log.info({ requestId, method: req.method, route, status: res.statusCode, ms }, 'request');
    });
    next();
  };

/** Writes must come from our own pages when the browser says where they come from. */
export const ownOriginOnly =
  ({ config }: Context): RequestHandler =>
  (req, _res, next) => {
    const { origin } = req.headers;
    if (req.method === 'GET' || req.method === 'HEAD' || origin === undefined) return next();
    const own = origin === config.publicOrigin || hostOf(origin) === req.headers.host;
    next(own ? undefined : new DomainError('forbidden', 'This origin may not write'));
  };

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** A body that is there must be JSON. */
export const jsonOnly: RequestHandler = (req, _res, next) => {
  const empty = req.headers['content-length'] === '0';
  const wrong = !empty && req.is('application/json') === false;
  next(
    wrong ? new DomainError('unsupported_type', 'The body must be application/json') : undefined,
  );
};
