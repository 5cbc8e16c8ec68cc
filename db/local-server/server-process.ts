import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { serveArguments } from './flavours.ts';
import { type Layout, socketPathOf, urlOf } from './layout.ts';
import { hasEnded, processIdentity, runsWith, signalProcess } from './processes.ts';
import type { DatabaseProgram } from './program.ts';

const READY_POLL_MS = 25;
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 30_000;
const LAST_CHARACTERS = 2000;
const ACCESS_DENIED = 1045;

/** The pid of the server that runs on this data folder, or null. */
export function runningServer(layout: Layout): number | null {
  try {
    const pid = Number.parseInt(readFileSync(layout.pid, 'utf8'), 10);
    return runsWith(pid, `--datadir=${layout.data}`) ? pid : null;
  } catch {
    return null;
  }
}

/** Starts the server in a process group of its own, out of reach of the terminal's Ctrl-C. */
export function spawnServer(layout: Layout, program: DatabaseProgram, binaryLog?: string): number {
  rotateLog(layout);
  // Folders of earlier versions have none.
  mkdirSync(layout.temporary, { recursive: true, mode: 0o700 });
  const log = openSync(layout.log, 'a', 0o600);
  const args = serveArguments(program, {
    ...layout,
    socket: socketPathOf(layout.dir),
    binaryLog,
  });
  const server = spawn(program.path, args, { detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  server.on('error', () => undefined); // shows below as a process that is not there
  server.unref();
  if (server.pid === undefined) throw new Error(`${program.path} could not be run.`);
  writeFileSync(layout.pid, `${server.pid}\n`);
  return server.pid;
}

/**
 * Waits until the server answers.
 * @returns false when the process ended instead
 * @throws when it refuses our account, or is silent for a minute (a crash may need that long to recover)
 */
export async function becomesReady(layout: Layout, pid: number): Promise<boolean> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  const uri = urlOf(layout);
  while (processIdentity(pid) !== null) {
    try {
      const connection = await createConnection({ uri, connectTimeout: 2000 });
      await connection.end();
      return true;
    } catch (error) {
      if ((error as { errno?: number }).errno === ACCESS_DENIED) throw error;
      if (Date.now() > giveUpAt) throw new Error(`The database is silent.\n${logTail(layout)}`);
      await sleep(READY_POLL_MS);
    }
  }
  return false;
}

/** Asks the server to end, and ends it by force when it does not within 30 s. */
export async function stopServer(layout: Layout, pid: number): Promise<void> {
  signalProcess(pid, 'SIGTERM');
  if (!(await hasEnded(pid, STOP_WITHIN_MS))) {
    signalProcess(pid, 'SIGKILL');
    await hasEnded(pid, STOP_WITHIN_MS);
  }
  rmSync(layout.pid, { force: true });
}

/** The server's last words, for an error. */
export function logTail(layout: Layout): string {
  try {
    return readFileSync(layout.log, 'utf8').slice(-LAST_CHARACTERS);
  } catch {
    return '';
  }
}

function rotateLog(layout: Layout): void {
  try {
    renameSync(layout.log, `${layout.log}.old`);
  } catch {
    // There was none yet.
  }
}
