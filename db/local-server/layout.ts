import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Flavour } from './program.ts';

/** A Unix socket's address holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const LONGEST_SOCKET_PATH = 100;
const PRIVATE = 0o700;

/** Where everything of one private server is. `server/` appears whole, by a rename, or not at all. */
export interface Layout {
  dir: string;
  server: string;
  data: string;
  /** Its own temporary folder: a server that starts clears all it finds in one, another server's too. */
  temporary: string;
  password: string;
  flavour: string;
  users: string;
  lock: string;
  pid: string;
  log: string;
}

export function layoutOf(dir: string): Layout {
  const root = resolve(dir);
  const server = join(root, 'server');
  return { dir: root, ...serverFiles(server), ...runFiles(root) };
}

/** The files that are made once, at initialisation. */
export const serverFiles = (server: string) => ({
  server,
  data: join(server, 'data'),
  temporary: join(server, 'temporary'),
  password: join(server, 'password'),
  flavour: join(server, 'flavour'),
});

const runFiles = (root: string) => ({
  users: join(root, 'users'),
  lock: join(root, 'lock'),
  pid: join(root, 'server.pid'),
  log: join(root, 'server.log'),
});

export const readFlavour = (layout: Layout): Flavour =>
  readFileSync(layout.flavour, 'utf8').trim() === 'mysql' ? 'mysql' : 'mariadb';

/** The address of the server's socket, as mysql2 and our pool take it. */
export function urlOf(layout: Layout): string {
  const password = readFileSync(layout.password, 'utf8').trim();
  const socket = encodeURIComponent(socketPathOf(layout.dir));
  return `mysql://jaanu:${password}@localhost/jaanu?socketPath=${socket}`;
}

/** A socket inside `dir`, or where that path is too long in a private folder of the temporary one. */
export function socketPathOf(dir: string): string {
  const inside = join(dir, 'server.sock');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `jaanu-${userInfo().uid}-${hash}`);
  mkdirSync(folder, { recursive: true, mode: PRIVATE });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== userInfo().uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to somebody else; the database's socket cannot go there.`);
  }
  return join(folder, 'server.sock');
}

/** Deletes everything that is kept for the server under `dir`, wherever its socket was. */
export function removeFiles(dir: string): void {
  for (const folder of [dirname(socketPathOf(dir)), dir]) {
    rmSync(folder, { recursive: true, force: true });
  }
}
