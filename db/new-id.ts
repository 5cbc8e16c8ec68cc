import { v7 } from 'uuid';
import { randomPiece } from './random-piece.ts';

const last = { msecs: 0, seq: 0 };

/** A new UUIDv7: ids made by one process sort in the order they were made. */
export function newId(): string {
  const random = randomPiece(16);
  const now = Date.now();
  if (now > last.msecs) {
    last.msecs = now;
    // Half of the range is left for counting up within a millisecond.
    last.seq = random.readUInt32BE(6) >>> 1;
  } else {
    last.seq = (last.seq + 1) | 0;
    if (last.seq === 0) last.msecs++;
  }
  return v7({ ...last, random });
}
