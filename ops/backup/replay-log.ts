import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { clientCall, databaseOf, logProgram } from './client-call.ts';
import type { LogPosition } from './read-backup.ts';

const SAID = 2_000;

/**
 * Replays a binary log onto a database from a position on.
 * @param files of the log, in their order; those before the position's own are left out
 * @param until what happened from this instant on is left out; undefined: nothing is
 * @throws where the position's own file is missing, or the database does not take it
 */
export async function replayLog(
  databaseUrl: string,
  { file, position, database }: LogPosition,
  { files, until }: { files: string[]; until: Date | undefined },
): Promise<void> {
  const sorted = files.toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const first = sorted.findIndex((one) => basename(one) === file);
  if (first < 0) throw new Error(`The backup ends within ${file}, which is not among these files.`);
  const target = databaseOf(databaseUrl);
  const log = spawn(
    logProgram(),
    [
      `--start-position=${position}`,
      ...(until ? [`--stop-datetime=${until.toISOString().replace('T', ' ').slice(0, 19)}`] : []),
      ...(database === target ? [] : [`--rewrite-db=${database}->${target}`]),
      // Of the names before they are rewritten.
      `--database=${database}`,
      ...sorted.slice(first),
    ],
    // It reads and writes instants in the machine's own zone.
    { env: { ...process.env, TZ: 'UTC' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const call = clientCall('client', databaseUrl);
  const client = spawn(call.file, [...call.args, '--batch', target], {
    env: call.env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  for (const { stderr } of [log, client])
    stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-SAID);
    });
  const ends = [log, client].map((child) => once(child, 'close'));
  // Whichever ends early is noticed below, by its code.
  await pipeline(log.stdout, client.stdin).catch(() => log.kill());
  const codes = (await Promise.all(ends)).map(([code]) => code as number | null);
  if (codes.some((code) => code !== 0)) throw new Error(`It was not done again: ${said.trim()}`);
}
