import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import type { Sealing } from '../domain/ports.ts';
import type { SealingConfig } from '../sealing-variables.ts';

/** Closes by a public key (age), so that no process of the product can open what it has closed. */
export const createSealing = ({ days, recipient }: SealingConfig): Sealing => ({
  days,
  async *close(text) {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    const plain = createZstdCompress();
    // Whichever end fails, the other stops: a text without a consumer is read no further, and an error arrives by `plain`.
    pipeline(Readable.from(text, { objectMode: false }), plain, () => undefined);
    const closed = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
    for await (const chunk of closed) yield Buffer.from(chunk);
  },
});
