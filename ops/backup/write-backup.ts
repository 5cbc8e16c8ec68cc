import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { clientCall, databaseOf, isMariaDb } from './client-call.ts';
import { CountRows } from './count-rows.ts';
import { firstLine, type Label, lastLine, type Rows } from './label.ts';

const PRIVATE = 0o600;
const SAID = 2_000;

export interface Backing {
  databaseUrl: string;
  file: string;
  /** Who can open it: `age1…`. */
  recipient: string;
  label: Label;
  /** Note the position of the binary log, from which a restored copy can be brought up to any instant. */
  withLogPosition: boolean;
}

/**
 * Writes a backup: one snapshot of all tables, compressed (zstd), encrypted (age). It is there whole or not at all.
 * @returns rows by table
 * @throws with the dumping program's words
 */
export async function writeBackup(backing: Backing): Promise<Rows> {
  const { file, recipient } = backing;
  const part = `${file}.part`;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const counted = new CountRows();
  const plain = Readable.from(dumpLines(backing, counted)).pipe(createZstdCompress());
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const sealed = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
    const written = createWriteStream(part, { mode: PRIVATE, flags: 'wx' });
    await pipeline(Readable.fromWeb(sealed as ReadableStream), written);
    await settle(part);
    await rename(part, file);
    await settle(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return counted.rows;
}

/** The dump between our first line and our last, which is missing where the dump broke off. */
async function* dumpLines(backing: Backing, counted: CountRows): AsyncGenerator<Buffer> {
  yield Buffer.from(firstLine(backing.label));
  const child = dump(backing);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-SAID);
  });
  const ended = once(child, 'close');
  // Closed too early its program would wait for ever.
  const lines = child.stdout.pipe(counted);
  try {
    for await (const chunk of lines) yield chunk as Buffer;
  } finally {
    if (child.exitCode === null) child.kill();
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`The dump failed (${code ?? 'killed'}): ${said.trim()}`);
  yield Buffer.from(lastLine(counted.rows));
}

function dump({ databaseUrl, withLogPosition }: Backing) {
  const call = clientCall('dump', databaseUrl);
  const own = isMariaDb(call)
    ? ['--no-tablespaces', ...(withLogPosition ? ['--master-data=2'] : [])]
    : // One row per line, which is how they are counted.
      [
        '--no-tablespaces',
        '--skip-extended-insert',
        '--no-autocommit',
        '--set-gtid-purged=OFF',
      ].concat(withLogPosition ? ['--source-data=2'] : []);
  const args = [...call.args, '--single-transaction', '--quick', '--hex-blob', ...own];
  return spawn(call.file, [...args, databaseOf(databaseUrl)], {
    env: call.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** On the disk, and not only on its way there. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
