import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { initialiseArguments, mariadbSystemTables } from './flavours.ts';
import { type Layout, serverFiles } from './layout.ts';
import type { DatabaseProgram } from './program.ts';

const LAST_CHARACTERS = 2000;

/**
 * Makes the data folder, its user and its password. All is done beside the final place and renamed,
 * so a kill in the middle leaves nothing but a folder that the next run clears away.
 * @throws with the server's last words when it could not
 */
export function initialise(layout: Layout, program: DatabaseProgram): void {
  clearHalfMade(layout);
  const made = serverFiles(`${layout.server}.new-${process.pid}`);
  for (const folder of [made.data, made.temporary]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  const password = randomBytes(24).toString('hex');
  const sqlFile = join(made.server, 'init.sql');
  const secret = { mode: 0o600 };
  writeFileSync(sqlFile, accountStatements(program, password), secret);
  writeFileSync(made.password, `${password}\n`, secret);
  writeFileSync(made.flavour, `${program.flavour}\n`);

  const input =
    program.flavour === 'mariadb'
      ? `${mariadbSystemTables(program)}\n${accountStatements(program, password)}`
      : '';
  const run = spawnSync(program.path, initialiseArguments(program, { ...made, sqlFile }), {
    input,
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    const words = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`;
    rmSync(made.server, { recursive: true, force: true });
    throw new Error(`${program.path} could not set up its data.\n${words.slice(-LAST_CHARACTERS)}`);
  }
  rmSync(sqlFile);
  renameSync(made.server, layout.server);
}

/** One statement a line, as MySQL's --init-file wants it. */
function accountStatements(program: DatabaseProgram, password: string): string {
  return [
    'FLUSH PRIVILEGES;',
    'CREATE DATABASE jaanu CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;',
    `CREATE USER 'jaanu'@'localhost' IDENTIFIED BY '${password}';`,
    "GRANT ALL ON *.* TO 'jaanu'@'localhost';",
    // MySQL makes a root without a password; MariaDB's is bound to the system's own root.
    ...(program.flavour === 'mysql' ? ["ALTER USER 'root'@'localhost' ACCOUNT LOCK;"] : []),
    '',
  ].join('\n');
}

function clearHalfMade(layout: Layout): void {
  const prefix = `${basename(layout.server)}.new-`;
  for (const name of readdirSync(layout.dir)) {
    if (name.startsWith(prefix)) rmSync(join(layout.dir, name), { recursive: true, force: true });
  }
}
