import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Features } from './features.ts';
import { keptLately } from './kept-lately.ts';
import { PIECES } from './pieces.ts';
import { PAIRS, traitsIn, type Vocabulary } from './traits.ts';

/**
 * What a text means, as a direction: texts that mean the same, and what is well said to them, point the same way, in
 * whichever of the three mixes they are written. Each step is a 127th; the length is 127.
 */
export type Direction = Int8Array;

/** Gives the direction of a text. Pure; linear in the length of the text. */
export type Meaning = (text: string) => Direction;

/**
 * Gives the directions of many texts, one after another in one piece of memory.
 * @param name what the texts are; the same for the same list each time
 */
export type Directions = (name: string, texts: string[]) => Int8Array;

/** What each trait of a text adds to its direction, as it was learnt: `tools/train/meaning`. */
export interface MeaningTable {
  /** Numbers in a direction. */
  size: number;
  vocabulary: Vocabulary;
  /** By trait, then by number. */
  rows: Int8Array;
}

const STEPS = 127;

/** Makes the function that gives directions. */
export function meaningOf({ size, vocabulary, rows }: MeaningTable): Meaning {
  return keptLately(MOST_KEPT, (text) => {
    const { places, weights } = traitsIn(text, vocabulary);
    const sum = new Float32Array(size);
    for (let at = 0; at < places.length; at++) {
      const row = (places[at] ?? 0) * size;
      const weight = weights[at] ?? 0;
      for (let one = 0; one < size; one++) sum[one]! += weight * (rows[row + one] ?? 0);
    }
    let squares = 0;
    for (let one = 0; one < size; one++) squares += sum[one]! * sum[one]!;
    const step = STEPS / (Math.sqrt(squares) || 1);
    const direction = new Int8Array(size);
    for (let one = 0; one < size; one++) direction[one] = Math.round(sum[one]! * step);
    return direction;
  });
}

const MOST_KEPT = 512;

/** Cosine similarity of two vectors: 1 for the same, about 0 for unrelated texts. */
export function likeness(a: Direction, b: Direction): number {
  let product = 0;
  for (let at = 0; at < a.length; at++) product += Math.imul(a[at]!, b[at]!);
  return likenessOf(product);
}

/** The same by the dot product of two directions. */
export const likenessOf = (product: number): number => product / (STEPS * STEPS);

/** Directions one after another, in one piece of memory. */
export function inRow(directions: Direction[]): Int8Array {
  const size = directions[0]?.length ?? 0;
  const row = new Int8Array(directions.length * size);
  directions.forEach((direction, at) => {
    row.set(direction, at * size);
  });
  return row;
}

/** A direction as a classifier sees it: each of its numbers is a feature. */
export const featuresOfDirection = (direction: Direction): Features => ({
  buckets: Uint16Array.from(direction, (_, at) => at),
  weights: Float32Array.from(direction, (one) => one / STEPS),
});

/** A word's weight is stored in a byte. */
const WEIGHT_STEPS = 255;
const HEAD = 12;

/** The table as the bytes of a file: sizes, the words, how telling each is, then the rows; compressed. */
export function packMeaning({ size, vocabulary, rows }: MeaningTable): Buffer {
  const words = Buffer.from([...vocabulary.words.keys()].join('\n'));
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(size);
  head.writeUInt32LE(words.length, 4);
  head.writeUInt32LE(vocabulary.words.size, 8);
  return brotliCompressSync(
    Buffer.concat([
      head,
      words,
      Buffer.from(Uint8Array.from(vocabulary.weights, (one) => Math.round(one * WEIGHT_STEPS))),
      Buffer.from(rows.buffer, rows.byteOffset, rows.length),
    ]),
    { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } },
  );
}

/** @throws where the file is cut short */
export function unpackMeaning(packed: Buffer): MeaningTable {
  const bytes = brotliDecompressSync(packed);
  const [size, length, count] = [
    bytes.readUInt32LE(0),
    bytes.readUInt32LE(4),
    bytes.readUInt32LE(8),
  ];
  const from = HEAD + length + count;
  const traits = count + PIECES + PAIRS;
  if (bytes.length !== from + traits * size) throw new Error('The table of meanings is cut short');
  const words = new Map(
    bytes
      .toString('utf8', HEAD, HEAD + length)
      .split('\n')
      .map((word, at) => [word, at]),
  );
  if (words.size !== count) throw new Error('The table of meanings has other words than it says');
  return {
    size,
    vocabulary: {
      words,
      weights: Float32Array.from(
        bytes.subarray(HEAD + length, from),
        (step) => step / WEIGHT_STEPS,
      ),
    },
    // A view: a copy would keep all of it twice.
    rows: new Int8Array(bytes.buffer, bytes.byteOffset + from, traits * size),
  };
}
