import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { CHAT_PERMISSIONS, pageCsp, SECURITY_HEADERS } from '../security-headers.ts';
import { compressed, type FillIn } from './fill-in.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** One file of the built site, ready to be sent. */
export interface SiteFile {
  etag: string;
  /** It is looked at by people. */
  isPage: boolean;
  headers: Record<string, string>;
  /** The bytes as they are, and as they were compressed by the build. */
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** The built site by address; pages under `/shells/` and the 404 page have no own address. */
export interface SiteFiles {
  byPath: Map<string, SiteFile>;
  shells: Map<string, SiteFile>;
  notFound: SiteFile | undefined;
}

/** Where the build puts the files whose names hold a hash of what is in them. */
export const HASHED = '/_astro/';

interface Loading {
  /** Its pages may ask for the ad pixel. */
  metaPixel?: boolean;
  /** What its texts lack; undefined: nothing. */
  fillIn?: FillIn | undefined;
}

/** Texts that may name what is filled in. */
const FILLED = new Set(['.html', '.xml', '.txt', '.webmanifest']);

/** Reads the whole built site into memory: it is small, and serving it is then a table lookup. */
export function loadSite(dir: string, { metaPixel = false, fillIn }: Loading = {}): SiteFiles {
  const site: SiteFiles = { byPath: new Map(), shells: new Map(), notFound: undefined };
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (name.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) continue;
    const file = TYPES[extname(name)] && siteFile(name, readBodies(dir, name, fillIn), metaPixel);
    if (!file) continue;
    const path = `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
    if (path === '/404') site.notFound = file;
    else if (path.startsWith('/shells/')) site.shells.set(path, file);
    else site.byPath.set(path, file);
  }
  return site;
}

/** A file of the site with its headers; undefined where its kind is never requested. */
export function siteFile(
  name: string,
  bodies: SiteFile['bodies'],
  metaPixel = false,
): SiteFile | undefined {
  const type = TYPES[extname(name)];
  if (!type) return undefined;
  const { identity } = bodies;
  const isPage = name.endsWith('.html');
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    etag,
    isPage,
    bodies,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': type,
      'Cache-Control': cacheRule(name, isPage),
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(isPage && {
        'Content-Security-Policy': pageCsp(inlineScriptHashes(`${identity}`), metaPixel),
      }),
      ...(name.startsWith('shells/') && { 'X-Robots-Tag': 'noindex' }),
      ...(name === 'shells/chat.html' && { 'Permissions-Policy': CHAT_PERMISSIONS }),
    },
  };
}

function readBodies(dir: string, name: string, fillIn?: FillIn): SiteFile['bodies'] {
  const identity = readFileSync(join(dir, name));
  if (fillIn && FILLED.has(extname(name))) {
    const text = `${identity}`;
    const filled = fillIn(text);
    if (filled !== text) return compressed(Buffer.from(filled));
  }
  const bodies: SiteFile['bodies'] = { identity };
  if (existsSync(join(dir, `${name}.br`))) bodies.br = readFileSync(join(dir, `${name}.br`));
  if (existsSync(join(dir, `${name}.gz`))) bodies.gzip = readFileSync(join(dir, `${name}.gz`));
  return bodies;
}

function cacheRule(name: string, isPage: boolean): string {
  if (`/${name}`.startsWith(HASHED)) return 'public, max-age=31536000, immutable';
  return isPage || name === 'service-worker.js' ? 'no-cache' : 'public, max-age=3600';
}

/** SHA-256 (base64) of each inline script that a page carries. */
export const inlineScriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
      createHash('sha256').update(code).digest('base64'),
    ),
  ),
];
