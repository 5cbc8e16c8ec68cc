import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { isElsewhere, isUnavailable } from '../errors.ts';
import { connectionOptions } from './client.ts';
import { hostsOf } from './hosts.ts';

/** On a machine that starts everything at the same time, the database may take minutes to accept connections. */
const WAIT_MS = 10 * 60_000;
const PAUSE_MS = 1_000;
const SAY_EVERY_MS = 10_000;

/**
 * Waits for a database that is late: away, starting, full, out of its cluster, or one that takes no writes (yet).
 * @param options.say called every ten seconds with what it waits for; `waitMs`: how long at most; `hosts`: instead of the address's
 * @returns the address of the host that serves, of several
 * @throws the database's last word after that, and anything that waiting does not solve
 */
export async function untilAnswering(
  databaseUrl: string,
  {
    say,
    note,
    signal,
    waitMs = WAIT_MS,
    hosts = hostsOf(databaseUrl),
  }: {
    say: (text: string) => void;
    note: (text: string) => void;
    signal: AbortSignal;
    waitMs?: number;
    hosts?: string[];
  },
): Promise<string> {
  const start = Date.now();
  let saidAt = start - SAY_EVERY_MS;
  for (let tries = 0; ; tries++) {
    const host = hosts[tries % hosts.length] as string;
    try {
      await ask(host);
      return host;
    } catch (error) {
      const isLate = !isRefused(error) && (isUnavailable(error) || isElsewhere(error));
      if (!isLate || signal.aborted || Date.now() - start > waitMs) throw error;
      if (Date.now() - saidAt >= SAY_EVERY_MS) {
        saidAt = Date.now();
        const { code = 'no answer' } = error as NodeJS.ErrnoException;
        say(`The database does not answer yet (${code}).`);
      }
      note('it was late');
    }
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

/** It answers, and will keep answering the same: a wrong name, password or database. */
const isRefused = (error: unknown): boolean =>
  [1044, 1045, 1049].includes((error as { errno?: number }).errno ?? 0);

const notServing = (errno: number, code: string) => Object.assign(new Error(code), { errno, code });

async function ask(databaseUrl: string): Promise<void> {
  const connection = await mysql.createConnection(connectionOptions(databaseUrl));
  try {
    const show = async (what: string): Promise<string | undefined> => {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(`SHOW ${what}`);
      return rows[0]?.Value;
    };
    // A node out of its cluster still answers simple questions, and so does one that only follows.
    const isOut =
      (await show("VARIABLES LIKE 'wsrep_on'")) === 'ON' &&
      (await show("STATUS LIKE 'wsrep_ready'")) === 'OFF';
    if (isOut) throw notServing(1047, 'E_NOT_IN_ITS_CLUSTER');
    const readOnly = await show("VARIABLES LIKE 'read_only'");
    if (readOnly !== undefined && readOnly !== 'OFF') throw notServing(1290, 'E_READ_ONLY');
  } finally {
    connection.destroy();
  }
}
