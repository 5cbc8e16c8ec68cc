import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { BUCKETS, type Features } from './features.ts';

/** One classification: its labels, with a weight for each feature. */
export interface Head {
  name: string;
  labels: string[];
  /** Divides the scores, so that a probability of 0.8 is right four times in five. */
  temperature: number;
  bias: Float32Array;
  /** How telling a feature is, by bucket: rare ones are. */
  rarity: Float32Array;
  /** What one step of a weight is worth, by label. */
  scale: Float32Array;
  /** By bucket, then by label; there are as many buckets as rarities. */
  weights: Int8Array;
}

/** A label with its probability, 0 to 1. */
export interface Guess {
  label: string;
  p: number;
}

/** Features with the telling ones made heavier; of unit length again. */
export function weighted({ buckets, weights }: Features, rarity: Float32Array): Features {
  const scaled = new Float32Array(weights.length);
  let sum = 0;
  for (let at = 0; at < scaled.length; at++) {
    const one = (weights[at] ?? 0) * (rarity[buckets[at] ?? 0] ?? 0);
    sum += one * one;
    scaled[at] = one;
  }
  const length = Math.sqrt(sum) || 1;
  for (let at = 0; at < scaled.length; at++) scaled[at] = (scaled[at] ?? 0) / length;
  return { buckets, weights: scaled };
}

/** The likeliest labels of a text, the likeliest first. */
export function guess(head: Head, features: Features, most = 3): Guess[] {
  const { buckets, weights } = weighted(features, head.rarity);
  const { weights: table } = head;
  const count = head.labels.length;
  const scores = new Float32Array(count);
  for (let at = 0; at < buckets.length; at++) {
    const row = (buckets[at] ?? 0) * count;
    const weight = weights[at] ?? 0;
    for (let label = 0; label < count; label++) {
      scores[label] = (scores[label] ?? 0) + weight * (table[row + label] ?? 0);
    }
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < count; label++) {
    const score = (scores[label] ?? 0) * (head.scale[label] ?? 0) + (head.bias[label] ?? 0);
    scores[label] = score / head.temperature;
    highest = Math.max(highest, scores[label] ?? 0);
  }
  const grown = Float64Array.from(scores, (score) => Math.exp(score - highest));
  const total = grown.reduce((sum, one) => sum + one, 0);
  const shares = grown.map((one) => one / total);
  return likeliest(shares, most).map((at) => ({
    label: head.labels[at] ?? '',
    p: shares[at] ?? 0,
  }));
}

/** Where the greatest of some numbers stand, the greatest first, and of the same the first. */
function likeliest(numbers: Float64Array, most: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const one = numbers[at] ?? 0;
    if (places.length === most && one <= (numbers[places[most - 1] ?? 0] ?? 0)) continue;
    const behind = places.findIndex((place) => (numbers[place] ?? 0) < one);
    places.splice(behind === -1 ? places.length : behind, 0, at);
    places.length = Math.min(places.length, most);
  }
  return places;
}

/** Inverse frequencies are stored as bytes: 0 to 255 of these steps. */
const RARITY_STEPS = 100;

interface Written {
  name: string;
  /** Left out where there are `BUCKETS`. */
  buckets?: number;
  labels: string[];
  temperature: number;
  bias: number[];
  scale: number[];
}

/**
 * The heads as the bytes of a file: names and scales as JSON behind their length, then the weights; compressed.
 * @param digest tells what they were trained on
 */
export function packHeads(heads: Head[], digest: string): Buffer {
  const written = heads.map(
    ({ name, labels, temperature, bias, scale, rarity }): Written => ({
      name,
      ...(rarity.length !== BUCKETS && { buckets: rarity.length }),
      labels,
      temperature,
      bias: [...bias],
      scale: [...scale],
    }),
  );
  const header = Buffer.from(JSON.stringify({ digest, heads: written }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const bodies = heads.flatMap((head) => [
    Buffer.from(Uint8Array.from(head.rarity, (one) => Math.round(one * RARITY_STEPS))),
    Buffer.from(head.weights.buffer),
  ]);
  return brotliCompressSync(Buffer.concat([length, header, ...bodies]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
}

/** What a file of weights holds. */
export interface Packed {
  /** Of what the heads were trained on. */
  digest: string;
  heads: Map<string, Head>;
}

/** @throws where the file is cut short */
export function unpackHeads(packed: Buffer): Packed {
  const bytes = brotliDecompressSync(packed);
  const length = bytes.readUInt32LE(0);
  const header = bytes.toString('utf8', 4, 4 + length);
  const { digest, heads: written } = JSON.parse(header) as { digest: string; heads: Written[] };
  let from = 4 + length;
  const heads = written.map((one): [string, Head] => {
    const { buckets = BUCKETS } = one;
    const rarity = Float32Array.from(
      bytes.subarray(from, from + buckets),
      (step) => step / RARITY_STEPS,
    );
    from += buckets;
    const size = one.labels.length * buckets;
    // A view: a copy would keep all of it twice.
    const weights = new Int8Array(
      bytes.buffer,
      bytes.byteOffset + from,
      Math.min(size, bytes.length - from),
    );
    if (weights.length !== size) throw new Error(`The weights of ${one.name} are cut short`);
    from += size;
    const { bias, scale } = one;
    return [
      one.name,
      { ...one, bias: Float32Array.from(bias), scale: Float32Array.from(scale), rarity, weights },
    ];
  });
  return { digest, heads: new Map(heads) };
}
