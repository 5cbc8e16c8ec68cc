/** A service sent more than any answer of its kind has. */
export class TooLong extends Error {
  override name = 'TooLong';

  constructor() {
    super('The answer is too long');
  }
}

/** Passes bytes through, and fails beyond a limit: an endless body must not fill the memory. */
export function atMost(
  bytes: number,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  let left = bytes;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new TooLong());
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** A whole body as text. Throws TooLong beyond the limit. */
export const textAtMost = (bytes: number, body: ReadableStream<Uint8Array>): Promise<string> =>
  new Response(atMost(bytes, body)).text();
