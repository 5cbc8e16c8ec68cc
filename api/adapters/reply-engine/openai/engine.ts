import type { AsksModel, ReplyEngine, ReplyEvent, ReplyTurn } from '../../../domain/ports.ts';
import { endsSentence } from '../../../domain/safety/sentences.ts';
import { createCleaner } from '../cleaning/cleaner.ts';
import { EndpointError } from '../endpoint-error.ts';
import type { Prompt, Prompts } from '../prompt/compose.ts';
import { BLOCK } from '../prompt/history.ts';
import { createMeasure, type Measure } from './measure.ts';
import { createPatience, type Patience } from './patience.ts';
import type { Price } from './price.ts';
import type { Profile } from './profile.ts';
import { eventsOf } from './read-body.ts';
import { type Chunk, readChunk } from './read-chunk.ts';
import { refusalOf } from './refusal.ts';
import { keyHeaders, requestBody } from './request.ts';

/** Texts of the chat that are read: more than most budgets hold. */
const HISTORY = 4 * BLOCK;

/** Characters after which a model that does not end is cut short; far more than it is asked for. */
const MOST = 4_000;

/** How long the count of tokens is waited for, once the reply is there. */
const USAGE_MS = 300;

/** What the engine is made of. */
export interface OpenAiEngineParts {
  /** What it is called in metrics and in the books. */
  name: string;
  /** Of the API with its version, without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  profile: Profile;
  prompts: Prompts;
  price: Price;
  fetch: typeof fetch;
}

/**
 * A reply engine that asks any server with OpenAI's `POST /chat/completions`, streaming. One call a turn,
 * repeated once and with half of the chat where the server says that it is too long.
 * Throws EndpointError when the server refuses, breaks off, is silent or answers nothing. No error holds chat text,
 * and none the body of an answer, which may quote it. The call's usage is reported before it ends, successfully or not.
 */
export const createOpenAiEngine = (parts: OpenAiEngineParts): ReplyEngine => ({
  historyLimit: HISTORY,
  countsEarlier: true,
  asks: asksOf(parts),
  async *reply(turn, signal) {
    await parts.prompts.ready?.(turn);
    const patience = createPatience(parts.profile.limits, signal);
    const measure = createMeasure(parts);
    try {
      const { body, prompt } = await askFitting(parts, turn, patience.signal);
      measure.asked(prompt);
      for await (const event of hear(turn, body, patience, measure)) {
        if (event.type !== 'finish') {
          yield event;
          continue;
        }
        yield { type: 'state', state: prompt.state };
        yield { type: 'spent', spent: measure.end('finished') };
        yield event;
      }
    } catch (error) {
      yield { type: 'spent', spent: measure.end(measure.hasShown ? 'cut' : 'failed') };
      // An aborted fetch throws the reason it was aborted for, or an error about it.
      patience.signal.throwIfAborted();
      if (error instanceof EndpointError) throw error;
      throw new EndpointError('unreachable', 'The model’s server could not be reached');
    } finally {
      patience.end();
    }
  },
});

/** Without the chat: who she is and the note behind it are never longer. */
const MOST_OF_HER = 4_000;

const asksOf = ({ name, model, profile, price }: OpenAiEngineParts): AsksModel => {
  const input = MOST_OF_HER + profile.historyTokens;
  const most = { input, cached: 0, output: profile.replyTokens, reasoning: 0 };
  return { endpoint: name, model, mostMicroRupees: price(most) };
};

/** Calls with as much of the chat as the profile allows, and with half of that where it was too much. */
async function askFitting(parts: OpenAiEngineParts, turn: ReplyTurn, signal: AbortSignal) {
  const { profile, prompts } = parts;
  const whole = prompts(turn, profile);
  try {
    return { body: await ask(parts, whole, signal), prompt: whole };
  } catch (error) {
    if (!(error instanceof EndpointError) || error.failure !== 'too-long') throw error;
    const half = prompts(turn, { ...profile, historyTokens: whole.tokens.history / 2 });
    return { body: await ask(parts, half, signal), prompt: half };
  }
}

async function ask(
  { baseUrl, apiKey, model, profile, fetch }: OpenAiEngineParts,
  { messages }: Prompt,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...keyHeaders(apiKey, profile),
    },
    body: JSON.stringify(requestBody(messages, model, profile)),
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
  patience: Patience,
  measure: Measure,
): AsyncGenerator<ReplyEvent> {
  const cleaner = createCleaner(speakingIn(turn));
  const events = eventsOf(body);
  let left = MOST;
  let finish: Chunk['finish'];
  const say = function* ({ isAnew, text }: { isAnew: boolean; text: string }) {
    if (isAnew) yield { type: 'restart' } as const;
    measure.shown(text, isAnew);
    if (text !== '') yield { type: 'delta', text } as const;
  };
  try {
    for (;;) {
      const { done, value: data } = await events.next();
      if (done || data === '[DONE]') break;
      const chunk = readChunk(data);
      if (chunk.text !== '' || chunk.hasThought) patience.heard();
      measure.heard(chunk);
      if (!cleaner.isThinking) left -= chunk.text.length;
      yield* say(cleaner.add(left < 0 ? chunk.text.slice(0, left) : chunk.text));
      finish = chunk.finish;
      if (cleaner.isOver) finish = 'stop';
      if (left <= 0) finish = 'length';
      if (finish) break;
    }
    if (!finish) throw new EndpointError('broken', 'The reply ended without a finish');
  } catch (error) {
    // The last sentence may be complete; usually the text after it shows that.
    const last = cleaner.end(true);
    if (endsSentence(last.text)) yield* say(last);
    throw error;
  }
  yield* say(cleaner.end(finish === 'length'));
  if (!cleaner.isOver && left > 0) await hearUsage(events, patience, measure);
  // Closes the connection to a server that would keep sending.
  events.return(undefined).catch(() => {});
  if (cleaner.proposals.length > 0 && !turn.mood) {
    yield { type: 'suggestions', suggestions: cleaner.proposals };
  }
  if (!measure.hasShown) throw new EndpointError('empty', 'The model had nothing to say');
  yield { type: 'finish', reason: finish };
}

/** The token count follows the last words, mostly immediately; it is not waited for long. */
async function hearUsage(
  events: AsyncGenerator<string>,
  patience: Patience,
  measure: Measure,
): Promise<void> {
  patience.waitNoLongerThan(USAGE_MS);
  try {
    while (!measure.isCounted) {
      const { done, value: data } = await events.next();
      if (done || data === '[DONE]') return;
      measure.heard(readChunk(data));
    }
  } catch {
    // The reply is there; it is estimated what it took.
  }
}

function speakingIn({ companion, history }: ReplyTurn) {
  const his = history.findLast(({ sender }) => sender === 'user')?.content;
  const hers = history.findLast(({ sender }) => sender === 'ai')?.content;
  return { name: companion.name, said: [his, hers].filter((text) => text !== undefined) };
}
