import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { connectionOptions } from './client.ts';
import { isElsewhere, isUnavailable } from './errors.ts';
import { hostsOf } from './hosts.ts';

/** A machine that starts all at once may take minutes until its database takes connections. */
const WAIT_MS = 10 * 60_000;
const PAUSE_MS = 1_000;
const SAY_EVERY_MS = 10_000;

/**
 * Waits for a database that is late: away, starting, full, or out of its cluster.
 * @param options.say hears every ten seconds what it waits for; `waitMs`: how long at most
 * @returns the address of the host that answers, of several
 * @throws the database's last word after that, and anything that waiting does not mend
 */
export async function untilAnswering(
  databaseUrl: string,
  {
    say,
    note,
    signal,
    waitMs = WAIT_MS,
  }: {
    say: (text: string) => void;
    note: (text: string) => void;
    signal: AbortSignal;
    waitMs?: number;
  },
): Promise<string> {
  const hosts = hostsOf(databaseUrl);
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

/** It answers, and will go on answering so: a wrong name, password or database. */
const isRefused = (error: unknown): boolean =>
  [1044, 1045, 1049].includes((error as { errno?: number }).errno ?? 0);

async function ask(databaseUrl: string): Promise<void> {
  const connection = await mysql.createConnection(connectionOptions(databaseUrl));
  try {
    const shows = async (what: string, value: string) => {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(`SHOW ${what}`);
      return rows[0]?.Value === value;
    };
    // A node out of its cluster still answers simple questions.
    const isOut =
      (await shows("VARIABLES LIKE 'wsrep_on'", 'ON')) &&
      (await shows("STATUS LIKE 'wsrep_ready'", 'OFF'));
    if (isOut) throw Object.assign(new Error('Not in its cluster'), { errno: 1047 });
  } finally {
    connection.destroy();
  }
}
