import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a body piece by piece, as fast as the caller takes it. What fails before the first piece is thrown with nothing
 * sent; later the connection is cut, so that nobody takes half for the whole.
 */
export async function sendPieces(res: Writable, pieces: AsyncGenerator<string>): Promise<void> {
  const first = await pieces.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* pieces;
  }
  try {
    await pipeline(Readable.from(all()), res);
  } catch (error) {
    // The caller has left; there is nobody to answer.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
