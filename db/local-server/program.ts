import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Flavour = 'mariadb' | 'mysql';

/** A database server program found on this machine. */
export interface DatabaseProgram {
  path: string;
  flavour: Flavour;
}

const NAMES = ['mariadbd', 'mysqld'];
const USUAL_PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const ODD_PLACES = ['/usr/libexec', '/opt/homebrew/opt/mariadb/bin', '/opt/homebrew/opt/mysql/bin'];

/**
 * Looks for a MariaDB or MySQL server: PATH first, then the usual places.
 * @param wanted only this flavour will do (a data folder is of one flavour for good)
 * @returns null when there is none
 */
export function findDatabaseProgram(
  wanted: Flavour | null = null,
  searchPath = process.env.PATH ?? '',
): DatabaseProgram | null {
  const dirs = [...searchPath.split(delimiter).filter(Boolean), ...USUAL_PLACES, ...ODD_PLACES];
  for (const path of dirs.flatMap((dir) => NAMES.map((name) => join(dir, name)))) {
    const flavour = flavourOf(path);
    if (flavour && (wanted === null || wanted === flavour)) return { path, flavour };
  }
  return null;
}

/** Asked of the program itself: on some systems `mysqld` is a link to MariaDB. */
function flavourOf(path: string): Flavour | null {
  try {
    accessSync(path, constants.X_OK);
    const version = execFileSync(path, ['--no-defaults', '--version'], { stdio: 'pipe' });
    return /mariadb/i.test(String(version)) ? 'mariadb' : 'mysql';
  } catch {
    return null;
  }
}
