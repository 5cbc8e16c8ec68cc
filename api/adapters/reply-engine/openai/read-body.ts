import { createParser } from 'eventsource-parser';
import { EndpointError } from '../endpoint-error.ts';

/** More than any reply takes with its thoughts, each token a separate event. */
const MOST_BYTES = 4 * 1024 * 1024;

/** No event is longer, nor an answer that comes as a whole. */
const MOST_CHARACTERS = 512 * 1024;

/**
 * The events of an answer, as they come: those of a stream, or the single one of a server that answers in plain JSON
 * though a stream was asked for. What has no end is cut by these limits, not by this machine's memory.
 * Throws `broken` for anything else and `unreachable` where the connection breaks.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize: MOST_CHARACTERS,
    onEvent: ({ data }) => void events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw tooLong();
    },
  });
  /** The beginning, until it shows what it is; all of it, where it is plain JSON. */
  let head = '';
  let kind: 'unknown' | 'stream' | 'json' = 'unknown';
  let bytes = 0;
  for await (const chunk of connected(body)) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw tooLong();
    const text = decoder.decode(chunk, { stream: true });
    if (kind === 'stream') parser.feed(text);
    else {
      head += text;
      if (head.length > MOST_CHARACTERS) throw tooLong();
      const [first] = head.trimStart();
      if (kind === 'unknown' && first !== undefined) {
        kind = first === '{' ? 'json' : 'stream';
        if (first === '<') throw new EndpointError('broken', 'The server answered with a page');
        if (kind === 'stream') parser.feed(head);
      }
    }
    yield* events.splice(0);
  }
  if (kind === 'json') yield head;
  // An event whose last line has no end is one all the same.
  else parser.feed('\n\n');
  yield* events;
}

async function* connected(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    if (error instanceof EndpointError) throw error;
    throw new EndpointError('unreachable', 'The connection to the model broke');
  }
}

const tooLong = () => new EndpointError('broken', 'The server’s answer has no end');
