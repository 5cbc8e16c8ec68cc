import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Layout } from './layout.ts';
import type { DatabaseProgram } from './program.ts';

const COLLATION = ['--character-set-server=utf8mb4', '--collation-server=utf8mb4_unicode_ci'];

type Folders = Pick<Layout, 'data' | 'temporary'>;

/** What both programs take alike. A reply is only given for what survives a crash: see the last line. */
const shared = ({ data, temporary }: Folders): string[] => [
  '--no-defaults',
  ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  `--datadir=${data}`,
  `--tmpdir=${temporary}`,
  '--skip-log-bin',
];

const serving = (socket: string, pid: string): string[] => [
  `--socket=${socket}`,
  `--pid-file=${pid}`,
  '--skip-networking',
  '--skip-name-resolve',
  ...COLLATION,
  '--default-time-zone=+00:00',
  '--innodb-buffer-pool-size=64M',
  '--innodb-buffer-pool-load-at-startup=0',
  '--innodb-buffer-pool-dump-at-shutdown=0',
  '--performance-schema=0',
  '--max-connections=200',
  '--innodb-flush-log-at-trx-commit=1',
];

/** The arguments that serve an initialised data folder. */
export function serveArguments(
  program: DatabaseProgram,
  paths: Folders & { socket: string; pid: string; binaryLog?: string | undefined },
): string[] {
  const args = [...shared(paths), ...serving(paths.socket, paths.pid)];
  // The last word counts.
  if (paths.binaryLog) {
    args.push(`--log-bin=${paths.binaryLog}`, '--binlog-format=ROW', '--server-id=1');
  }
  if (program.flavour === 'mariadb') {
    // MySQL's own defaults, so that both refuse the same mistakes.
    const mode = 'STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_IN_DATE,NO_ZERO_DATE';
    args.push('--innodb-log-file-size=32M');
    args.push(`--sql-mode=${mode},ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION`);
  } else {
    args.push('--innodb-redo-log-capacity=64M', '--mysqlx=OFF', '--secure-file-priv=NULL');
  }
  return args;
}

/** The arguments that make a data folder; MariaDB reads its SQL from standard input, MySQL from a file. */
export function initialiseArguments(
  program: DatabaseProgram,
  paths: Folders & { sqlFile: string },
): string[] {
  if (program.flavour === 'mysql') {
    const init = ['--initialize-insecure', `--init-file=${paths.sqlFile}`];
    return [...shared(paths), ...init, '--secure-file-priv=NULL', ...COLLATION];
  }
  return [
    ...shared(paths),
    '--bootstrap',
    '--silent-startup',
    '--log-warnings=0',
    '--enforce-storage-engine=',
    '--innodb-log-file-size=16M',
    '--innodb-buffer-pool-size=32M',
    '--innodb-flush-log-at-trx-commit=0',
  ];
}

/**
 * MariaDB's system tables as SQL. `mariadb-install-db` does the same, but needs a client package
 * that the server's own does not bring.
 * @throws when the program's share folder is not beside it
 */
export function mariadbSystemTables(program: DatabaseProgram): string {
  const prefix = dirname(dirname(realpathSync(program.path)));
  const shares = [prefix, '/usr'].flatMap((p) =>
    ['mariadb', 'mysql'].map((n) => join(p, 'share', n)),
  );
  for (const share of shares) {
    for (const name of ['mariadb', 'mysql']) {
      const parts = ['system_tables', 'performance_tables', 'system_tables_data'];
      const files = parts.map((part) => join(share, `${name}_${part}.sql`));
      if (files.every((file) => existsSync(file))) {
        const sql = files.map((file) => readFileSync(file, 'utf8'));
        return [
          'create database mysql;',
          'use mysql;',
          "set @auth_root_socket='root';",
          ...sql,
        ].join('\n');
      }
    }
  }
  throw new Error(`The SQL files of ${program.path} were not found in ${shares.join(', ')}.`);
}
