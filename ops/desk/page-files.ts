import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT } from '../setup/root.ts';

/** The desk's built page: made by `build-page.ts`, and a part of each release. */
export const DESK_PAGE = join(ROOT, 'dist-desk');

const TYPES: Record<string, string> = {
  '.html': 'html',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Its files by address. */
export type PageFiles = ReadonlyMap<string, { type: string; body: Buffer }>;

/** Reads the built page. Throws where there is none. */
export function readPageFiles(folder: string): PageFiles {
  const files = new Map<string, { type: string; body: Buffer }>();
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const path = name === 'index.html' ? '/' : `/${name}`;
    files.set(path, { type, body: readFileSync(join(folder, name)) });
  }
  return files;
}
