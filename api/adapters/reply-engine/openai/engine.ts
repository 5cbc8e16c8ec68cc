import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ReplyEngine } from '../../../domain/ports.ts';
import { readChunk } from './read-chunk.ts';
import { requestBody } from './request.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** Texts of the chat a model is shown. */
const HISTORY = 30;

/** Characters after which a model that does not end is cut short; far more than it is asked for. */
const MOST = 4_000;

/** What the engine is made of. */
export interface OpenAiEngineParts {
  /** Of the API with its version, without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  fetch: typeof fetch;
}

/**
 * A reply engine that asks any server with OpenAI's `POST /chat/completions`, streaming. One call a turn,
 * never repeated here: the visitor's own "try again" is the repeat, and costs nothing.
 * Throws when the server refuses, breaks off or is silent until the signal aborts. No error holds chat text,
 * and none the body of an answer, which may quote it.
 */
export const createOpenAiEngine = ({
  baseUrl,
  apiKey,
  model,
  fetch,
}: OpenAiEngineParts): ReplyEngine => ({
  historyLimit: HISTORY,
  async *reply(turn, signal) {
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
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`The model's server answered ${response.status}`);
    }
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    const heard = withoutThoughts();
    let left = MOST;
    for await (const { data } of events) {
      if (data === '[DONE]') return;
      for (const event of readChunk(data)) {
        if (event.type !== 'delta') {
          yield event;
          return;
        }
        const text = heard(event.text).slice(0, left);
        left -= text.length;
        if (text) yield { type: 'delta', text };
        if (left > 0) continue;
        yield { type: 'finish', reason: 'length' };
        return;
      }
    }
  },
});
