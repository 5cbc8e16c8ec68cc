import { findInPath } from '../setup/find-in-path.ts';

/** A call of one of the database's own programs. */
export interface ClientCall {
  file: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

const PROGRAMS = {
  dump: ['mariadb-dump', 'mysqldump'],
  client: ['mariadb', 'mysql'],
  log: ['mariadb-binlog', 'mysqlbinlog'],
};

/**
 * How one of the programs that speak with a database is called.
 * @param databaseUrl as DATABASE_URL; of several hosts the first
 * @throws where there is no such program
 */
export function clientCall(program: 'dump' | 'client', databaseUrl: string): ClientCall {
  const file = findInPath(PROGRAMS[program]);
  if (!file) {
    throw new Error(
      `Neither ${PROGRAMS[program].join(' nor ')} is on this machine: install the package mariadb-client.`,
    );
  }
  const url = new URL(databaseUrl.replace(/(@[^/,]*),[^/]*/, '$1'));
  const socket = url.searchParams.get('socketPath');
  const args = [
    ...(socket ? [`--socket=${socket}`] : [`--host=${url.hostname}`, `--port=${url.port || 3306}`]),
    `--user=${decodeURIComponent(url.username)}`,
    ...(socket ? [] : encryption(file, url.searchParams.get('ssl'))),
    '--default-character-set=utf8mb4',
  ];
  // Not among the arguments, which everybody on the machine can read.
  const env = { ...process.env, MYSQL_PWD: decodeURIComponent(url.password) };
  return { file, args, env };
}

/** The program that reads files of a binary log. @throws where there is none */
export function logProgram(): string {
  const file = findInPath(PROGRAMS.log);
  if (file) return file;
  throw new Error(`Neither ${PROGRAMS.log.join(' nor ')} is on this machine.`);
}

export const databaseOf = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl.replace(/(@[^/,]*),[^/]*/, '$1')).pathname.slice(1));

export const isMariaDb = ({ file }: ClientCall): boolean => /mariadb(-dump)?$/.test(file);

/** The address's word on TLS, in the words of the program. */
function encryption(file: string, ssl: string | null): string[] {
  const ofMariaDb = isMariaDb({ file, args: [], env: {} });
  if (!ssl || ssl === 'false') return [ofMariaDb ? '--skip-ssl' : '--ssl-mode=PREFERRED'];
  const { rejectUnauthorized = true } = ssl.startsWith('{') ? JSON.parse(ssl) : {};
  if (ofMariaDb) return ['--ssl', ...(rejectUnauthorized ? ['--ssl-verify-server-cert'] : [])];
  return [`--ssl-mode=${rejectUnauthorized ? 'VERIFY_IDENTITY' : 'REQUIRED'}`];
}
