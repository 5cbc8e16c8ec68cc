import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './processes.ts';

/** Notes that this process uses the server; answers the note's name. */
export function addUser(usersDir: string): string {
  mkdirSync(usersDir, { recursive: true });
  const name = `${process.pid}-${randomUUID()}`;
  writeFileSync(join(usersDir, name), processIdentity(process.pid) ?? '');
  return name;
}

/** Takes one note away. */
export function removeUser(usersDir: string, name: string): void {
  rmSync(join(usersDir, name), { force: true });
}

/** True when a live process still uses the server; notes of dead ones are cleared away. */
export function hasUsers(usersDir: string): boolean {
  let live = 0;
  for (const name of listNames(usersDir)) {
    const identity = readFileSync(join(usersDir, name), 'utf8');
    if (processIdentity(Number.parseInt(name, 10)) === identity) live += 1;
    else removeUser(usersDir, name);
  }
  return live > 0;
}

function listNames(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
