import type { sendMessage } from '#contract/endpoints/chat.ts';
import type { Events } from '#contract/endpoints/endpoint.ts';
import type { Message } from '#contract/schemas/chat.ts';
import { refusalInStream } from '../request/api-error.ts';
import { createEventParser } from './event-parser.ts';

type TurnEvents = Events<typeof sendMessage>;

type TurnEvent = {
  [Name in keyof TurnEvents]: { event: Name; data: TurnEvents[Name] };
}[keyof TurnEvents];

/** Follows a turn while the server streams it. */
export interface TurnListener {
  /** The visitor's text is saved. */
  onUser(message: Message): void;
  /** The next piece of her reply; the first of a repeated call brings all that has come so far. */
  onDelta(text: string): void;
}

/** Reads the rest and drops it: cancelling the body would cost its connection. */
const drain = async (reader: ReadableStreamDefaultReader): Promise<void> => {
  while (!(await reader.read()).done);
};

/** Reads a body piece by piece, each as the events it completed (none for a heartbeat). */
async function* readEvents(body: ReadableStream<Uint8Array>) {
  // An iterator of the stream itself is missing in Safari.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    drain(reader).catch(() => {});
  }
}

/**
 * Follows a streamed turn to its end.
 * Throws ApiError for an `error` event, and another error where the stream ends before the turn.
 * @param onPiece called with each piece that arrives, also one that holds only a heartbeat
 */
export async function streamTurn<Answer>(
  body: ReadableStream<Uint8Array>,
  { onUser, onDelta }: TurnListener,
  onPiece: () => void,
): Promise<Answer> {
  for await (const events of readEvents(body)) {
    onPiece();
    for (const { event: name, data: json } of events) {
      const { event, data } = { event: name, data: JSON.parse(json) } as TurnEvent;
      if (event === 'user') onUser(data);
      if (event === 'delta') onDelta(data.text);
      if (event === 'done') return data as Answer;
      if (event === 'error') throw refusalInStream(json);
    }
  }
  throw new Error('The stream ended before the turn did');
}
