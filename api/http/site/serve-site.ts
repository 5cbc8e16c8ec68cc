import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApiPath, shellFor } from '#contract/pages.ts';
import { STRICT_TRANSPORT } from '../security-headers.ts';
import { HASHED, type SiteFile, type SiteFiles } from './load-site.ts';
import type { ReleasedFiles } from './released-files.ts';

/** Answers a request from the built site; false leaves it to the API. */
export type ServeSite = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Serves the built site from memory, ahead of Express (docs/decisions/012): pages and assets by their address, shells for
 * addresses known only at run time, the 404 page for the rest. `/api`, probes and writes are not its own.
 * @param options `onPage` is called for each request answered by a page; `findReleased`: finds hashed files of other
 *   releases
 */
export function createServeSite(
  site: SiteFiles,
  {
    https,
    onPage,
    findReleased,
  }: {
    https: boolean;
    onPage?: (req: IncomingMessage) => void;
    findReleased?: ReleasedFiles['find'];
  },
): ServeSite {
  const strict = https ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {};

  const send = (req: IncomingMessage, res: ServerResponse, file: SiteFile, status: number) => {
    if (status === 200 && req.headers['if-none-match']?.includes(file.etag)) {
      res.writeHead(304, { ...file.headers, ...strict }).end();
      return true;
    }
    const [encoding, body] = choose(file, req.headers['accept-encoding']);
    res.writeHead(status, {
      ...file.headers,
      ...strict,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const url = req.url ?? '/';
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    if (isApiPath(path)) return false;
    if (isUnwanted(req)) {
      res.writeHead(503, { 'Cache-Control': 'no-store' }).end();
      return true;
    }
    const file = site.byPath.get(path) ?? site.shells.get(shellFor(path) ?? '');
    if (file) {
      if (file.isPage) onPage?.(req);
      return send(req, res, file, 200);
    }
    const bare = withoutSlashes(path);
    if (bare !== path && site.byPath.has(bare)) {
      res.writeHead(308, { Location: bare + (query === -1 ? '' : url.slice(query)) }).end();
      return true;
    }
    const { notFound } = site;
    if (!notFound) return false;
    if (!findReleased || !path.startsWith(HASHED)) return send(req, res, notFound, 404);
    void findReleased(path)
      .catch(() => undefined)
      .then((released) => send(req, res, released ?? notFound, released ? 200 : 404));
    return true;
  };
}

/** A prefetched page, in a browser that saves data. */
const isUnwanted = ({ headers }: IncomingMessage): boolean =>
  headers['save-data'] === 'on' && `${headers['sec-purpose']}`.includes('prefetch');

/** An address without trailing slashes; a pattern would rescan from each of them. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** The smallest form that the browser accepts. */
function choose({ bodies }: SiteFile, accept = ''): [string | undefined, Buffer] {
  if (bodies.br && accepts(accept, 'br')) return ['br', bodies.br];
  if (bodies.gzip && accepts(accept, 'gzip')) return ['gzip', bodies.gzip];
  return [undefined, bodies.identity];
}

const accepts = (header: string, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header);
