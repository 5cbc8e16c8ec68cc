import { findInPath } from './find-in-path.ts';

/** A program that the packages of `npm ci` cannot bring. */
export type SystemProgram = 'database' | 'client' | 'chromium' | 'redis';

/** How one system installs programs. */
export interface PackageManager {
  needsRoot: boolean;
  /** The call that renews the lists of packages. One unreachable source among several is no harm. */
  refresh?: string[];
  /** The call that installs the program. */
  install(program: SystemProgram): string[];
}

type Names = Record<SystemProgram, string>;

/** mariadb-server-core is the bare program: no service, no user and no system-wide data come with it. */
const apt = (names: Names): PackageManager => ({
  needsRoot: true,
  refresh: ['apt-get', 'update', '-q'],
  install: (program) => [
    'apt-get',
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    names[program],
  ],
});

// The three below follow their manuals and have not been run.
const dnf = (names: Names): PackageManager => ({
  needsRoot: true,
  install: (program) => ['dnf', 'install', '-y', names[program]],
});

const pacman = (names: Names): PackageManager => ({
  needsRoot: true,
  install: (program) => ['pacman', '-Sy', '--noconfirm', names[program]],
});

const brew = (names: Names): PackageManager => ({
  needsRoot: false,
  install: (program) => ['brew', 'install', names[program]],
});

const KNOWN: [string, PackageManager][] = [
  [
    'apt-get',
    apt({
      database: 'mariadb-server-core',
      client: 'mariadb-client',
      chromium: 'chromium',
      redis: 'redis-server',
    }),
  ],
  [
    'dnf',
    dnf({ database: 'mariadb-server', client: 'mariadb', chromium: 'chromium', redis: 'redis' }),
  ],
  [
    'pacman',
    pacman({
      database: 'mariadb',
      client: 'mariadb-clients',
      chromium: 'chromium',
      redis: 'redis',
    }),
  ],
  ['brew', brew({ database: 'mariadb', client: 'mariadb', chromium: 'chromium', redis: 'redis' })],
];

/** The package manager of this machine, or null. */
export const findPackageManager = (): PackageManager | null =>
  KNOWN.find(([program]) => findInPath([program]))?.[1] ?? null;
