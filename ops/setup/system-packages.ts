import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { findDatabaseProgram } from '#db/local-server/program.ts';
import type { Progress } from '../bootstrap/progress.mjs';
import { runQuietly } from '../process/output.ts';
import { findInPath } from './find-in-path.ts';
import { findPackageManager, type PackageManager, type SystemProgram } from './package-managers.ts';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROMIUM = '/Applications/Chromium.app/Contents/MacOS/Chromium';

const TITLES = {
  database: 'a database server',
  client: 'a database client',
  chromium: 'Chromium',
  redis: 'Redis',
} as const;
const ADVICE = {
  database:
    'Install MariaDB 10.6 or newer, or MySQL 8.4 or newer, or set DATABASE_URL to a server of your own.',
  client: 'Install the client programs of MariaDB or MySQL; backups are made and tested with them.',
  chromium: 'Install Chromium; the browser tests need it.',
  redis: 'Install Redis 7 or newer; a test of the API needs it.',
} as const;

/** Where Chromium is, or null. */
export const findChromium = (): string | null => findInPath(CHROMIUM_NAMES, [MAC_CHROMIUM]);

/** Where Redis is, or null. */
export const findRedis = (): string | null => findInPath(['redis-server']);

const findDump = (): string | null => findInPath(['mariadb-dump', 'mysqldump']);

const FIND = {
  database: findDatabaseProgram,
  client: findDump,
  chromium: findChromium,
  redis: findRedis,
};

const isThere = (program: SystemProgram): boolean => FIND[program]() !== null;

/**
 * Makes sure the program is on this machine: installs it by the system's package manager when it is
 * not, as root or in CI without asking, else after asking on the terminal.
 * @throws with what to do, when it can be neither found nor installed
 */
export async function ensureProgram(program: SystemProgram, progress: Progress): Promise<void> {
  if (isThere(program)) return;
  const manager = findPackageManager();
  const missing = `No ${TITLES[program].replace(/^a /, '')} was found on this machine.`;
  if (!manager) throw new Error(`${missing} ${ADVICE[program]}`);
  const sudo = await permission(manager, program, progress);
  if (sudo === null) {
    const command = manager.install(program).join(' ');
    throw new Error(`${missing}\nRun: sudo ${command}\nOr: ${ADVICE[program]}`);
  }
  await progress.step(`Installing ${TITLES[program]}`, async () => {
    if (manager.refresh) await run([...sudo, ...manager.refresh]).catch(() => undefined);
    await run([...sudo, ...manager.install(program)]);
  });
  if (!isThere(program)) throw new Error(`${missing} ${ADVICE[program]}`);
}

async function run(call: string[]): Promise<void> {
  const [file = '', ...args] = call;
  await runQuietly(file, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** What to put in front of the package manager: nothing, sudo, or null when it is not allowed. */
async function permission(
  manager: PackageManager,
  program: SystemProgram,
  progress: Progress,
): Promise<string[] | null> {
  if (!manager.needsRoot || process.getuid?.() === 0) return [];
  if (!findInPath(['sudo'])) return null;
  const sudo = ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'];
  if (process.env.CI) return sudo;
  if (!process.stdin.isTTY) return null;
  progress.line(`${TITLES[program]} is missing. It would be installed with:`);
  progress.line(`  sudo ${manager.install(program).join(' ')}`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question('Install it now? [Y/n] ');
  prompt.close();
  if (/^n/i.test(answer.trim())) return null;
  // Asked for here, where the terminal is free; the steps themselves run with their output kept back.
  return spawnSync('sudo', ['-v'], { stdio: 'inherit' }).status === 0 ? sudo : null;
}
