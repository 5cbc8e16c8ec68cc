import { randomFillSync } from 'node:crypto';

/** Bytes fetched at a time: each fetch costs more than what is done with the bytes of one. */
const FETCHED = 4096;

const fetched = Buffer.alloc(FETCHED);
let used = FETCHED;

/** Random bytes fit for keys and nonces, each returned once; the buffer is overwritten later, so use it immediately. */
export function randomPiece(bytes: number): Buffer {
  if (used + bytes > FETCHED) {
    randomFillSync(fetched);
    used = 0;
  }
  used += bytes;
  return fetched.subarray(used - bytes, used);
}
