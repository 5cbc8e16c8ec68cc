import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Directions, inRow, type Meaning } from '../../../../domain/text/meaning.ts';

const STAMP_BYTES = 20;

/**
 * The directions of many texts, from a file where the same texts were placed before: placing those of one companion
 * takes half a second, reading them a millisecond. A folder that can't be written keeps nothing.
 * @param folder where the files are kept, one for each name
 * @param table the table of meanings, as bytes: another one places texts elsewhere
 */
export function keptRows(meaning: Meaning, folder: string, table: Uint8Array): Directions {
  const stampOfTable = createHash('sha1').update(table).digest();
  return (name, texts) => {
    const hash = createHash('sha1').update(stampOfTable);
    for (const text of texts) hash.update(text).update('\0');
    const stamp = hash.digest();
    const file = join(folder, `${name}.row`);
    const kept = read(file, stamp);
    if (kept) return kept;
    const row = inRow(texts.map(meaning));
    keep(file, stamp, row);
    return row;
  };
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
