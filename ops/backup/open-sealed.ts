import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';

/**
 * What was compressed (zstd) and then closed (age), opened by whichever of these keys does.
 * @throws where none does; reading it throws where it was changed
 */
export async function openedBy(keys: readonly string[], closed: Readable): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  const plain = await decrypter.decrypt(Readable.toWeb(closed) as ReadableStream<Uint8Array>);
  const opened = createZstdDecompress();
  // Its error arrives where `opened` is read.
  pipeline(Readable.fromWeb(plain as ReadableStream), opened, () => undefined);
  return opened;
}
