import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { initialiseArguments, mariadbSystemTables } from '../local-server/flavours.ts';
import { findDatabaseProgram } from '../local-server/program.ts';

const NODES = 3;
const ACCOUNT = { user: 'jaanu', password: 'cluster' };
const DATABASE = 'jaanu';
const SYNCED_WITHIN_MS = 60_000;
/** Longer than any change of the group takes. */
const QUORUM_WITHIN_MS = 8_000;

/** A state transfer's rsync gives up root's rights, so the nodes have none from the start. */
const NOBODY = 65534;

/** Programs unpacked beside the system's: no service, no user and no file of the system comes with them. */
export interface Programs {
  /** Where a file of a package lies, such as `usr/sbin/haproxy`. */
  path(name: string): string;
  /** The environment to run them in. */
  env: NodeJS.ProcessEnv;
}

/** One node of the cluster. */
export interface Node {
  port: number;
  url: string;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
  /** Suspends it; `resume` continues it and waits until it is in sync with the others. */
  hold(): void;
  resume(): Promise<void>;
  /** Starts it again and waits until it is in step with the others. */
  rejoin(): Promise<void>;
  /** Ends all connections to it, as a proxy or a firewall does that forgets them. */
  cutConnections(): Promise<void>;
  /** Cuts it off from the others, as a network does that breaks between them; `reunite` ends that. */
  isolate(): Promise<void>;
  reunite(): Promise<void>;
  /** For when the other nodes are lost for good: makes this one the whole cluster. */
  standAlone(): Promise<void>;
}

export interface Galera {
  nodes: [Node, Node, Node];
  /** The address of the cluster behind a proxy on that port. */
  urlAt(port: number): string;
  stop(): Promise<void>;
}

interface Place {
  folder: string;
  /** The first of a node's ports; the others follow in steps of ten. */
  port: number;
}

/** Starts a cluster of three on loopback, from nothing, with an account that may do everything. */
export async function startGalera(
  folder: string,
  programs: Programs,
  { basePort = 14_500 } = {},
): Promise<Galera> {
  const program = findDatabaseProgram('mariadb');
  if (!program) throw new Error('Galera needs MariaDB.');
  const places = Array.from({ length: NODES }, (_, nth) => ({
    folder: join(folder, `node${nth + 1}`),
    port: basePort + nth * 10,
  }));
  makeData(places, program.path);
  const running = new Map<Place, ChildProcess>();
  const start = (place: Place, args: string[]) => {
    const log = openSync(join(place.folder, 'log'), 'a');
    return spawn(program.path, args, {
      env: programs.env,
      stdio: ['ignore', log, log],
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    });
  };
  const begin = (place: Place, isFirst: boolean, more: string[] = []) => {
    const child = start(place, [...argumentsOf(place, places, programs, isFirst), ...more]);
    running.set(place, child);
    return synced(place, child);
  };
  const rejoin = async (place: Place) => {
    // Where it was killed it does not know how far it had come, and would be sent everything by a node that serves
    // nobody meanwhile: its own log is asked first, as the start scripts of the packages do.
    const args = [...argumentsOf(place, places, programs, false), '--wsrep-recover'];
    await once(start(place, args), 'exit');
    const log = readFileSync(join(place.folder, 'log'), 'utf8');
    const position = [...log.matchAll(/WSREP: Recovered position:? (\S+:\d+)/g)].at(-1)?.[1];
    const from = position ? [`--wsrep-start-position=${position}`] : [];
    await keepQuorum(places);
    // The quorum may get lost while it joins: it gives up then, as nobody can let it in.
    await begin(place, false, from).catch(async () => {
      await keepQuorum(places);
      await begin(place, false, from);
    });
  };
  for (const [nth, place] of places.entries()) await begin(place, nth === 0);
  const end = async (place: Place, signal: NodeJS.Signals) => {
    const child = running.get(place);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await gone;
  };
  return {
    urlAt: urlOf,
    nodes: places.map((place) => ({
      port: place.port,
      url: urlOf(place.port),
      kill: () => end(place, 'SIGKILL'),
      hold: () => void running.get(place)?.kill('SIGSTOP'),
      async resume() {
        running.get(place)?.kill('SIGCONT');
        await keepQuorum(places);
        await untilSynced(place.port);
      },
      rejoin: () => rejoin(place),
      cutConnections: () => cutConnections(place.port),
      isolate: () => askOf(place.port, "SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'"),
      async reunite() {
        await askOf(place.port, "SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
        await keepQuorum(places);
        await untilSynced(place.port);
      },
      async standAlone() {
        // Said to a node that has not noticed yet, it would be lost.
        await untilSynced(place.port, false);
        await askOf(place.port, BOOTSTRAP);
        await untilSynced(place.port);
      },
    })) as unknown as [Node, Node, Node],
    async stop() {
      // Their data go with them, and one that is out of its cluster takes minutes to end well.
      await Promise.all(places.map((place) => end(place, 'SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function askOf(port: number, statement: string): Promise<void> {
  const connection = await mysql.createConnection(urlOf(port));
  try {
    await connection.query(statement);
  } finally {
    connection.destroy();
  }
}

async function cutConnections(port: number): Promise<void> {
  const connection = await mysql.createConnection(urlOf(port));
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      'SELECT id FROM information_schema.processlist WHERE user = ? AND id <> connection_id()',
      [ACCOUNT.user],
    );
    for (const { id } of rows)
      await connection.query(`KILL CONNECTION ${id}`).catch(() => undefined);
  } finally {
    connection.destroy();
  }
}

const urlOf = (port: number): string =>
  `mysql://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${port}/${DATABASE}`;

/** One data folder, and copies of it. */
function makeData(places: Place[], program: string): void {
  const [first, ...others] = places;
  if (!first) return;
  rmSync(join(first.folder, '..'), { recursive: true, force: true });
  const { data, temporary } = filesOf(first);
  for (const made of [data, temporary]) mkdirSync(made, { recursive: true });
  const { user, password } = ACCOUNT;
  const sql = [
    mariadbSystemTables({ path: program, flavour: 'mariadb' }),
    'FLUSH PRIVILEGES;',
    `CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
    `CREATE USER '${user}'@'%' IDENTIFIED BY '${password}';`,
    `GRANT ALL ON *.* TO '${user}'@'%';`,
  ];
  const args = initialiseArguments(
    { path: program, flavour: 'mariadb' },
    { data, temporary, sqlFile: '' },
  );
  const run = spawnSync(program, args, { input: sql.join('\n'), encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`MariaDB could not set up its data.\n${run.stderr}`);
  for (const other of others) cpSync(first.folder, other.folder, { recursive: true });
  if (process.getuid?.() === 0) {
    spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, join(first.folder, '..')]);
  }
}

const filesOf = ({ folder }: Place) => ({
  data: join(folder, 'data'),
  temporary: join(folder, 'temporary'),
  socket: join(folder, 's'),
});

/** Deaths are noticed within two seconds; a group's own default is six. */
const NOTICE =
  'evs.suspect_timeout=PT1S;evs.inactive_timeout=PT3S;evs.keepalive_period=PT0.3S;evs.inactive_check_period=PT0.2S;evs.install_timeout=PT3S;pc.recovery=no;gcache.size=64M';

function argumentsOf(place: Place, all: Place[], programs: Programs, isFirst: boolean): string[] {
  const { data, temporary, socket } = filesOf(place);
  const { port } = place;
  const group = all.map((other) => `127.0.0.1:${other.port + 1}`).join(',');
  return [
    '--no-defaults',
    `--datadir=${data}`,
    `--tmpdir=${temporary}`,
    `--socket=${socket}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--default-time-zone=+00:00',
    '--max-connections=300',
    '--innodb-buffer-pool-size=128M',
    '--innodb-log-file-size=32M',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-autoinc-lock-mode=2',
    '--binlog-format=ROW',
    '--wsrep-on=ON',
    `--wsrep-provider=${programs.path('usr/lib/galera/libgalera_smm.so')}`,
    '--wsrep-cluster-name=jaanu',
    `--wsrep-cluster-address=gcomm://${isFirst ? '' : group}`,
    '--wsrep-node-address=127.0.0.1',
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=127.0.0.1:${port + 3}`,
    `--wsrep-provider-options=base_host=127.0.0.1;base_port=${port + 1};gmcast.listen_addr=tcp://127.0.0.1:${port + 1};ist.recv_addr=127.0.0.1:${port + 2};${NOTICE}`,
  ];
}

const BOOTSTRAP = "SET GLOBAL wsrep_provider_options = 'pc.bootstrap=1'";

/**
 * Makes one node the cluster again, as an operator does, where none has been in it for a while: on a busy machine two that
 * are left may lose sight of each other.
 */
async function keepQuorum(places: Place[]): Promise<void> {
  for (const giveUpAt = Date.now() + QUORUM_WITHIN_MS; Date.now() < giveUpAt; await sleep(500)) {
    const inStep = await Promise.all(places.map(({ port }) => isSynced(port)));
    if (inStep.includes(true)) return;
  }
  for (const { port } of places) {
    const isDone = await askOf(port, BOOTSTRAP).then(
      () => true,
      () => false,
    );
    if (isDone) return untilSynced(port);
  }
}

/** Waits until a node is in step with its cluster, or has noticed that it is not. */
async function untilSynced(port: number, wanted = true): Promise<void> {
  for (const giveUpAt = Date.now() + SYNCED_WITHIN_MS; ; await sleep(200)) {
    if ((await isSynced(port)) === wanted) return;
    if (Date.now() > giveUpAt) {
      throw new Error(`A node did not ${wanted ? 'come back to' : 'lose'} its cluster`);
    }
  }
}

/** Waits until a node is in step with the others. */
async function synced(place: Place, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + SYNCED_WITHIN_MS;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    if (await isSynced(place.port)) return;
    await sleep(200);
  }
  // Each connection that was cut has a line, and they hide what went wrong.
  const log = readFileSync(join(place.folder, 'log'), 'utf8')
    .split('\n')
    .filter((row) => !row.includes('Aborted connection'));
  throw new Error(`A node did not come up.\n${log.join('\n').slice(-3000)}`);
}

/** Whether a node serves: what a health check has to ask, for it answers simple questions in any case. */
export async function isSynced(port: number): Promise<boolean> {
  const connection = await mysql
    .createConnection({ uri: urlOf(port), connectTimeout: 1_000 })
    .catch(() => undefined);
  if (!connection) return false;
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>({
      sql: "SHOW STATUS LIKE 'wsrep_local_state_comment'",
      timeout: 1_000,
    });
    return rows[0]?.Value === 'Synced';
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
