import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { initialiseArguments, serveArguments } from '../local-server/flavours.ts';

const ACCOUNT = { user: 'jaanu', password: 'mysql' };
const READY_WITHIN_MS = 60_000;

/** Its data is thrown away: nothing waits for a disk. */
const UNSAVED = [
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--innodb-flush-log-at-trx-commit=0',
];

export interface Mysql {
  url: string;
  /** As it names itself: `9.7.4-2`. */
  version: string;
  stop(): Promise<void>;
}

/**
 * Starts one MySQL on a port of loopback, from nothing, with an account that may do everything.
 * @param unpacked the folder that its packages were unpacked into
 */
export async function startMysql(folder: string, unpacked: string, port: number): Promise<Mysql> {
  rmSync(folder, { recursive: true, force: true });
  const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
  for (const path of [folder, data, temporary]) mkdirSync(path);
  const program = { path: join(unpacked, 'usr/sbin/mysqld'), flavour: 'mysql' } as const;
  const sqlFile = join(folder, 'accounts.sql');
  writeFileSync(sqlFile, ACCOUNTS);
  const log = openSync(join(folder, 'log'), 'a');
  const start = ([first = '', ...rest]: string[]) => {
    const args = [...loader(unpacked, program.path), first, ...places(unpacked), ...rest];
    return spawn(loaderOf(unpacked), args, { stdio: ['ignore', log, log] });
  };
  const [code] = await once(
    start(initialiseArguments(program, { data, temporary, sqlFile })),
    'exit',
  );
  if (code !== 0)
    throw new Error(`MySQL made no data.\n${readFileSync(join(folder, 'log'), 'utf8')}`);
  const paths = { data, temporary, socket: join(folder, 'sock'), pid: join(folder, 'pid') };
  const args = serveArguments(program, paths).filter((arg) => arg !== '--skip-networking');
  const child = start([...args, ...UNSAVED, `--port=${port}`, '--bind-address=127.0.0.1']);
  const gone = once(child, 'exit');
  const url = `mysql://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${port}/jaanu`;
  return {
    url,
    version: await versionOf(url),
    async stop() {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ACCOUNTS = `CREATE DATABASE jaanu CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
CREATE USER '${ACCOUNT.user}'@'%' IDENTIFIED BY '${ACCOUNT.password}';
GRANT ALL ON *.* TO '${ACCOUNT.user}'@'%' WITH GRANT OPTION;
`;

/** The libraries are newer than this system's, and so is what loads them. */
const loaderOf = (unpacked: string): string => join(unpacked, 'usr/lib64/ld-linux-x86-64.so.2');

const loader = (unpacked: string, program: string): string[] => [
  ...['--library-path', join(unpacked, 'usr/lib/x86_64-linux-gnu'), '--argv0', program, program],
];

/** The location of its own files, which it expects below the system's root. */
const places = (unpacked: string): string[] => [
  `--basedir=${join(unpacked, 'usr')}`,
  `--lc-messages-dir=${join(unpacked, 'usr/share/mysql')}`,
  `--character-sets-dir=${join(unpacked, 'usr/share/mysql/charsets')}`,
  `--plugin-dir=${join(unpacked, 'usr/lib/mysql/plugin')}`,
];

async function versionOf(url: string): Promise<string> {
  const end = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      const connection = await mysql.createConnection(url);
      const [rows] = await connection.query<mysql.RowDataPacket[]>('SELECT VERSION() AS version');
      await connection.end();
      return String(rows[0]?.version);
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(100);
    }
  }
}
