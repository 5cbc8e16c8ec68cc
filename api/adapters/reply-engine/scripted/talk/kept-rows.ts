import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  type Direction,
  type Directions,
  inRow,
  type Meaning,
} from '../../../../domain/text/meaning.ts';

const STAMP_BYTES = 20;

/** Directions of many texts that can be found ahead. */
export type KeptRows = Directions & {
  /** Finds those of texts that are about to be asked for, in pieces between which other work is done. */
  ahead(name: string, texts: string[]): Promise<void>;
};

/** Texts placed at a time: some fifteen milliseconds. */
const AT_A_TIME = 200;

/**
 * The directions of many texts, from a file where the same texts were placed before: placing those of one companion
 * takes half a second, reading them a millisecond. A folder that can't be written keeps nothing.
 * @param folder where the files are kept, one for each name
 * @param table the table of meanings, as bytes: another one places texts elsewhere
 */
export function keptRows(meaning: Meaning, folder: string, table: Uint8Array): KeptRows {
  const stampOfTable = createHash('sha1').update(table).digest();
  /** What was found ahead and not been asked for yet. */
  const found = new Map<string, { stamp: Buffer; row: Int8Array }>();
  const stampOf = (texts: string[]) => {
    const hash = createHash('sha1').update(stampOfTable);
    for (const text of texts) hash.update(text).update('\0');
    return hash.digest();
  };
  const fileOf = (name: string) => join(folder, `${name}.row`);
  const directions: Directions = (name, texts) => {
    const stamp = stampOf(texts);
    const ready = found.get(name);
    found.delete(name);
    if (ready?.stamp.equals(stamp)) return ready.row;
    const kept = read(fileOf(name), stamp);
    if (kept) return kept;
    const row = inRow(texts.map(meaning));
    keep(fileOf(name), stamp, row);
    return row;
  };
  const ahead: KeptRows['ahead'] = async (name, texts) => {
    const stamp = stampOf(texts);
    if (read(fileOf(name), stamp)) return;
    const placed: Direction[] = [];
    for (let from = 0; from < texts.length; from += AT_A_TIME) {
      await setImmediate();
      for (const text of texts.slice(from, from + AT_A_TIME)) placed.push(meaning(text));
    }
    const row = inRow(placed);
    keep(fileOf(name), stamp, row);
    found.set(name, { stamp, row });
  };
  return Object.assign(directions, { ahead });
}

function read(file: string, stamp: Buffer): Int8Array | undefined {
  try {
    const bytes = readFileSync(file);
    if (!bytes.subarray(0, STAMP_BYTES).equals(stamp)) return undefined;
    return new Int8Array(bytes.buffer, bytes.byteOffset + STAMP_BYTES, bytes.length - STAMP_BYTES);
  } catch {
    return undefined;
  }
}

/** Whole or not at all: another process may read it meanwhile. */
function keep(file: string, stamp: Buffer, row: Int8Array): void {
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      part,
      Buffer.concat([stamp, new Uint8Array(row.buffer, row.byteOffset, row.length)]),
    );
    renameSync(part, file);
  } catch {
    // The next start places the texts again.
  }
}
