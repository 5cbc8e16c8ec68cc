import type { ReplyEngine, ReplyEvent, ReplyTurn } from '../../../domain/ports.ts';
import { endsSentence } from '../../../domain/safety/sentences.ts';
import { createCleaner } from '../cleaning/cleaner.ts';
import { EndpointError } from '../endpoint-error.ts';
import { createPatience, type Limits } from './patience.ts';
import { eventsOf } from './read-body.ts';
import { type Chunk, readChunk } from './read-chunk.ts';
import { refusalOf } from './refusal.ts';
import { requestBody } from './request.ts';

/** Texts of the chat a model is shown. */
const HISTORY = 30;

/** Characters after which a model that does not end is cut short; far more than it is asked for. */
const MOST = 4_000;

const LIMITS: Limits = { firstTokenMs: 10_000, idleMs: 8_000, totalMs: 28_000 };

/** What the engine is made of. */
export interface OpenAiEngineParts {
  /** Of the API with its version, without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  fetch: typeof fetch;
  limits?: Limits;
}

/**
 * A reply engine that asks any server with OpenAI's `POST /chat/completions`, streaming. One call a turn,
 * never repeated here: the visitor's own "try again" is the repeat, and costs nothing.
 * Throws EndpointError when the server refuses, breaks off, is silent or has nothing to say. No error holds chat text,
 * and none the body of an answer, which may quote it.
 */
export const createOpenAiEngine = (parts: OpenAiEngineParts): ReplyEngine => ({
  historyLimit: HISTORY,
  async *reply(turn, signal) {
    const patience = createPatience(parts.limits ?? LIMITS, signal);
    try {
      const body = await ask(parts, turn, patience.signal);
      yield* hear(turn, body, patience);
    } catch (error) {
      // An aborted fetch throws the reason it was aborted for, or an error about it.
      patience.signal.throwIfAborted();
      if (error instanceof EndpointError) throw error;
      throw new EndpointError('unreachable', 'The model’s server could not be reached');
    } finally {
      patience.end();
    }
  },
});

async function ask(
  { baseUrl, apiKey, model, fetch }: OpenAiEngineParts,
  turn: ReplyTurn,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(requestBody(turn, model, baseUrl)),
    // The chat goes where the operator said, and nowhere else.
    redirect: 'error',
    signal,
  });
  if (!response.ok || !response.body) throw await refusalOf(response, new Date());
  return response.body;
}

/** The reply in clean sentences. Throws `empty` where nothing is left of it. */
async function* hear(
  turn: ReplyTurn,
  body: ReadableStream<Uint8Array>,
  patience: ReturnType<typeof createPatience>,
): AsyncGenerator<ReplyEvent> {
  const cleaner = createCleaner(speakingIn(turn));
  let left = MOST;
  let hasText = false;
  let finish: Chunk['finish'];
  const say = function* ({ isAnew, text }: { isAnew: boolean; text: string }) {
    if (isAnew) yield { type: 'restart' } as const;
    if (isAnew) hasText = false;
    if (text.trim() !== '') hasText = true;
    if (text !== '') yield { type: 'delta', text } as const;
  };
  try {
    for await (const data of eventsOf(body)) {
      if (data === '[DONE]') break;
      const chunk = readChunk(data);
      if (chunk.text !== '' || chunk.hasThought) patience.heard();
      if (!cleaner.isThinking) left -= chunk.text.length;
      yield* say(cleaner.add(left < 0 ? chunk.text.slice(0, left) : chunk.text));
      finish = chunk.finish;
      if (cleaner.isOver) finish = 'stop';
      if (left <= 0) finish = 'length';
      if (finish) break;
    }
    if (!finish) throw new EndpointError('broken', 'The reply ended without a finish');
  } catch (error) {
    // The last sentence may be whole: what follows it would have told.
    const last = cleaner.end(true);
    if (endsSentence(last.text)) yield* say(last);
    throw error;
  }
  yield* say(cleaner.end(finish === 'length'));
  if (!hasText) throw new EndpointError('empty', 'The model had nothing to say');
  yield { type: 'finish', reason: finish };
}

function speakingIn({ companion, history }: ReplyTurn) {
  const his = history.findLast(({ sender }) => sender === 'user')?.content;
  const hers = history.findLast(({ sender }) => sender === 'ai')?.content;
  return { name: companion.name, said: [his, hers].filter((text) => text !== undefined) };
}
