import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { initialise } from './local-server/initialise.ts';
import { type Layout, layoutOf, readFlavour, removeFiles, urlOf } from './local-server/layout.ts';
import { withLock } from './local-server/lock.ts';
import { type DatabaseProgram, findDatabaseProgram } from './local-server/program.ts';
import {
  becomesReady,
  logTail,
  runningServer,
  spawnServer,
  stopServer,
} from './local-server/server-process.ts';
import { addUser, hasUsers, removeUser } from './local-server/users.ts';

/** No server program of the needed flavour is on this machine. */
export class NoDatabaseProgram extends Error {}

export interface LocalServer {
  /** `mysql://…?socketPath=…`, as mysql2 takes it. Its user may make further databases. */
  url: string;
  /** Releases the server; it is shut down cleanly when nobody else uses it. */
  stop(): Promise<void>;
}

/**
 * A private MariaDB or MySQL with its data under `dir`, reachable only by a Unix socket. Created at the
 * first call; a server that still runs there (after a `kill -9` of its users, or for another process)
 * is taken over; one that was killed recovers automatically.
 * @throws {NoDatabaseProgram} when there is nothing to start
 */
export async function startLocalServer(options: {
  dir: string;
  log?: (line: string) => void;
  /** The path prefix of the binary log, by which a restored backup is brought up to any instant; undefined: none is kept. */
  binaryLog?: string;
}): Promise<LocalServer> {
  const layout = layoutOf(options.dir);
  mkdirSync(layout.dir, { recursive: true, mode: 0o700 });
  chmodSync(layout.dir, 0o700);
  return withLock(layout.lock, async () => {
    await ensureRunning(layout, options.log ?? (() => undefined), options.binaryLog);
    const user = addUser(layout.users);
    return { url: urlOf(layout), stop: () => giveUp(layout, user) };
  });
}

/**
 * Ends the server under `dir` and deletes its data, unless a live process uses it.
 * @returns whether it is gone
 */
export async function removeLocalServer(dir: string): Promise<boolean> {
  const layout = layoutOf(dir);
  if (!existsSync(layout.dir)) return true;
  const unused = await withLock(layout.lock, () => stopUnlessUsed(layout));
  if (unused) removeFiles(layout.dir);
  return unused;
}

async function ensureRunning(
  layout: Layout,
  log: (line: string) => void,
  binaryLog: string | undefined,
): Promise<void> {
  const running = runningServer(layout);
  if (running !== null && (await becomesReady(layout, running))) {
    log('took over the running server');
    return;
  }
  const program = programFor(layout);
  if (!existsSync(layout.server)) {
    initialise(layout, program);
    log(`new ${program.flavour} data`);
  }
  const pid = spawnServer(layout, program, binaryLog);
  if (!(await becomesReady(layout, pid))) {
    throw new Error(`${program.path} ended right after its start.\n${logTail(layout)}`);
  }
}

function programFor(layout: Layout): DatabaseProgram {
  const wanted = existsSync(layout.flavour) ? readFlavour(layout) : null;
  const program = findDatabaseProgram(wanted);
  if (program) return program;
  const what = { mariadb: 'MariaDB', mysql: 'MySQL' };
  const missing = wanted ? `${what[wanted]} (which made ${layout.data})` : 'MariaDB or MySQL';
  throw new NoDatabaseProgram(`No ${missing} server program was found.`);
}

async function giveUp(layout: Layout, user: string): Promise<void> {
  await withLock(layout.lock, async () => {
    removeUser(layout.users, user);
    await stopUnlessUsed(layout);
  });
}

async function stopUnlessUsed(layout: Layout): Promise<boolean> {
  if (hasUsers(layout.users)) return false;
  const pid = runningServer(layout);
  if (pid !== null) await stopServer(layout, pid);
  return true;
}
