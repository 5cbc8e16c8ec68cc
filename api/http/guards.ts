import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { LONGEST_ADDRESS } from '#contract/limits.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain/errors.ts';
import { statusOf } from './event-stream.ts';
import { API_CSP, SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';

/** Names the request, sets the headers of every API answer, and logs one line without any content. */
export const everyAnswer = ({ log, config, metrics, tracing }: Context): RequestHandler => {
  const https = config.publicOrigin?.startsWith('https:');
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': API_CSP,
    'Cache-Control': 'no-store',
    ...(https && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  });
  return (req, res, next) => {
    const requestId = ofProxy(req) ?? randomUUID();
    const start = performance.now();
    res.setHeader('X-Request-Id', requestId);
    for (const [name, value] of headers) res.setHeader(name, value);
    // It follows each end, whole or not.
    res.on('close', () => {
      const status = res.writableFinished ? statusOf(res) : LEFT;
      // The route's pattern, not the address: an address names a visitor's chat.
      const route = req.route?.path ?? 'none';
      const seconds = (performance.now() - start) / 1000;
      const ms = Math.round(seconds * 1000);
      metrics?.answered({ method: req.method, route, status, seconds });
      log.info({ requestId, method: req.method, route, status, ms }, 'request');
      endSpan?.({ route, status, requestId });
    });
    const endSpan = tracing?.call(req.method, next);
    if (!tracing) next();
  };
};

/** What proxies call a call whose browser has left before its answer. */
const LEFT = 499;

const REQUEST_NAME = /^[\w.:-]{8,64}$/;

/** The name that a proxy which is believed has given the call, so that both logs can be read together. */
function ofProxy(req: Request): string | undefined {
  const isBelieved = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const name = req.headers['x-request-id'];
  const isName = typeof name === 'string' && REQUEST_NAME.test(name);
  return isName && isBelieved(req.socket.remoteAddress ?? '', 0) ? name : undefined;
}

/** Refuses a URL that the product would never make, before anything parses it. */
export const shortAddress: RequestHandler = ({ url }, _res, next) => {
  if (isTooLong(url)) throw new DomainError('address_too_long', 'This address is too long');
  next();
};

export const isTooLong = (url = ''): boolean => url.length > LONGEST_ADDRESS;

/** Throws forbidden for a write that, by the browser's headers, comes from another site. */
export function ownOriginOnly({ publicOrigin }: Config, headers: IncomingHttpHeaders): void {
  const { origin, host } = headers;
  if (origin !== undefined && origin !== publicOrigin && hostOf(origin) !== host) {
    throw new DomainError('forbidden', 'This origin may not write');
  }
}

/** Refuses a write from another site, where the browser sends its origin, and a body that is not JSON. */
export const acceptable =
  ({ config }: Context): RequestHandler =>
  ({ method, headers }, _res, next) => {
    if (method === 'GET' || method === 'HEAD') return next();
    ownOriginOnly(config, headers);
    const empty =
      (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined;
    if (!empty && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
      throw new DomainError('unsupported_type', 'The body must be application/json');
    }
    next();
  };

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
