import type { RequestHandler } from 'express';
import type { DeskConfig } from '../../api/desk-variables.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from '../../api/http/security-headers.ts';

/** The desk runs its own files and nothing else, submits no form anywhere, and cannot be framed. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Headers of every answer; nothing is kept by a browser or a proxy. Refuses requests that address the desk by another name than its
 * own, so that no page can make a browser reach it under a name of that page's, and every call that another page sends.
 */
export function guardDesk({ origin }: Pick<DeskConfig, 'origin'>): RequestHandler {
  const { host, protocol } = new URL(origin);
  const headers = {
    ...SECURITY_HEADERS,
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': CSP,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(protocol === 'https:' && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  };
  return (req, res, next) => {
    res.set(headers);
    if (req.headers.host !== host) {
      res.status(421).type('text').send(`The desk answers at ${origin} alone.\n`);
      return;
    }
    const site = req.headers['sec-fetch-site'];
    const isOwn = req.headers.origin === origin && (site ?? 'same-origin') === 'same-origin';
    if (req.method !== 'GET' && !(isOwn && req.is('application/json'))) {
      res.status(403).json({ error: 'This was not sent by the desk.' });
      return;
    }
    next();
  };
}
