import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clientCall, databaseOf } from './client-call.ts';
import { CountRows } from './count-rows.ts';
import { type Label, type Rows, readFirstLine, readLastLine } from './label.ts';
import { openedBy } from './open-sealed.ts';

const LONGEST_LABEL = 64 * 1024;
const SAID = 2_000;
/** As a comment of the dump, in the words of either server. */
const POSITION =
  /^-- CHANGE (?:MASTER|REPLICATION SOURCE) TO (?:MASTER|SOURCE)_LOG_FILE='([^']+)', (?:MASTER|SOURCE)_LOG_POS=(\d+)/m;
const DATABASE = /^-- Host: .*\bDatabase: (\S+)$/m;

/** The statements of a backup, opened. @throws where the key does not open it, or it was changed */
const opened = (file: string, identity: string): Promise<Readable> =>
  openedBy([identity], createReadStream(file));

/** The beginning of a backup's statements, as much as is needed. */
async function beginningOf(
  file: string,
  identity: string,
  isEnough: (text: string) => boolean,
): Promise<string> {
  let text = '';
  for await (const chunk of await opened(file, identity)) {
    text += chunk;
    if (isEnough(text) || text.length > LONGEST_LABEL) break;
  }
  return text;
}

/** Up to where a backup has what was written, and what its database was called. */
export interface LogPosition {
  /** A file of the binary log, without a folder. */
  file: string;
  position: number;
  database: string;
}

/** Where in the binary log a backup was taken. @throws where it was taken without one */
export async function readLogPosition(file: string, identity: string): Promise<LogPosition> {
  const text = await beginningOf(file, identity, (read) => /^CREATE TABLE/m.test(read));
  const [, log, position] = POSITION.exec(text) ?? [];
  const [, database] = DATABASE.exec(text) ?? [];
  if (!log || !database) throw new Error(`${file} was taken without a binary log.`);
  return { file: log, position: Number(position), database };
}

/** A backup's metadata. */
export async function readLabel(file: string, identity: string): Promise<Label> {
  const text = await beginningOf(file, identity, (read) => read.includes('\n'));
  const label = readFirstLine(text.slice(0, text.indexOf('\n')));
  if (!label) throw new Error(`${file} is no backup of this product.`);
  return label;
}

/**
 * Loads a backup into an empty database.
 * @returns rows by table, as it was written; a position in the binary log where it names one
 * @throws where it is not whole, or the database does not take it
 */
export async function loadBackup(
  file: string,
  { identity, databaseUrl }: { identity: string; databaseUrl: string },
): Promise<Rows> {
  const call = clientCall('client', databaseUrl);
  const counted = new CountRows();
  const child = spawn(call.file, [...call.args, '--batch', databaseOf(databaseUrl)], {
    env: call.env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-SAID);
  });
  const ended = once(child, 'close');
  const fed = pipeline(await opened(file, identity), counted, child.stdin).catch(
    (error: Error) => error,
  );
  const broken = await fed;
  if (broken) child.kill();
  const [code] = (await ended) as [number | null];
  if (said.trim() !== '' && code !== 0)
    throw new Error(`The database does not take it: ${said.trim()}`);
  if (broken) throw broken;
  const rows = readLastLine(counted.comments.at(-1) ?? '');
  if (!rows) throw new Error(`${file} ends too early: it is not whole.`);
  refuseDifference(rows, counted.rows, 'in the file');
  return rows;
}

/** @throws where a table has other rows than it was written with */
export function refuseDifference(written: Rows, found: Rows, where: string): void {
  const tables = [...new Set([...Object.keys(written), ...Object.keys(found)])];
  const wrong = tables
    .filter((table) => (written[table] ?? 0) !== (found[table] ?? 0))
    .map((table) => `${table}: ${written[table] ?? 0} written, ${found[table] ?? 0} ${where}`);
  if (wrong.length > 0) throw new Error(`Rows are missing.\n${wrong.join('\n')}`);
}
