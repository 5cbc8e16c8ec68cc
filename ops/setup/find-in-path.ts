import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that can be run, in PATH or at one of the further places; or null. */
export function findInPath(names: string[], places: string[] = []): string | null {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = dirs.flatMap((dir) => names.map((name) => join(dir, name)));
  return [...candidates, ...places].find(canRun) ?? null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
