import { z } from 'zod';
import { EndpointError } from '../endpoint-error.ts';

const count = z.number().nonnegative().nullish();

/** Text, or parts of it: Mistral's thinking models and some gateways send parts. */
const content = z
  .union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.unknown().optional() }))])
  .nullish();

const words = z
  .looseObject({
    content,
    refusal: z.string().nullish(),
    reasoning: z.unknown().optional(),
    reasoning_content: z.unknown().optional(),
  })
  .nullish();

/** One event of a stream of `chat.completion.chunk`, or a whole `chat.completion`. Some have no choice, or null for one. */
const chunk = z.object({
  choices: z
    .array(
      z.object({
        index: z.number().nullish(),
        delta: words,
        message: words,
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  error: z.unknown().optional(),
  usage: z
    .object({
      prompt_tokens: count,
      completion_tokens: count,
      prompt_tokens_details: z.object({ cached_tokens: count }).nullish(),
      /** DeepSeek's name for it. */
      prompt_cache_hit_tokens: count,
      completion_tokens_details: z.object({ reasoning_tokens: count }).nullish(),
    })
    .nullish()
    .catch(null),
});

/** Tokens as a server counts them. */
export interface TokenCounts {
  /** All of the prompt. */
  input: number;
  /** Those of it that were cheaper, as the server had them already. */
  cached: number;
  /** All that was written, thoughts too. */
  output: number;
  reasoning: number;
}

/** One parsed event. */
export interface Chunk {
  text: string;
  /** Reasoning, never shown. */
  hasThought: boolean;
  finish: 'stop' | 'length' | undefined;
  usage: TokenCounts | undefined;
}

/**
 * Parses one event, only its first choice.
 * Throws for an error in the stream, for anything that is no chunk, and for an end that is none of her
 * doing (`content_filter`, `tool_calls`); never with the text in the message.
 */
export function readChunk(data: string): Chunk {
  const read = chunk.safeParse(parsed(data));
  if (!read.success) throw new EndpointError('broken', 'The model sent something that is no chunk');
  if (read.data.error) throw new EndpointError('failing', 'The model broke off with an error');
  const choice = read.data.choices?.find(({ index }) => (index ?? 0) === 0);
  const said = choice?.delta ?? choice?.message;
  if (said?.refusal) throw new EndpointError('filtered', 'The model refused');
  return {
    text: textOf(said?.content),
    hasThought: Boolean(said?.reasoning ?? said?.reasoning_content),
    finish: endOf(choice?.finish_reason),
    usage: countsOf(read.data.usage),
  };
}

const textOf = (said: z.output<typeof content>): string =>
  typeof said === 'string'
    ? said
    : (said ?? [])
        .map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : ''))
        .join('');

/** Some servers use their own words for it. */
function endOf(reason: string | null | undefined): Chunk['finish'] {
  if (!reason) return undefined;
  const name = reason.toLowerCase();
  if (['stop', 'eos', 'eos_token', 'end_turn', 'stop_sequence'].includes(name)) return 'stop';
  if (['length', 'max_tokens'].includes(name)) return 'length';
  throw new EndpointError('filtered', 'The model ended without being done');
}

function countsOf(usage: z.output<typeof chunk>['usage']): TokenCounts | undefined {
  if (typeof usage?.prompt_tokens !== 'number') return undefined;
  return {
    input: usage.prompt_tokens,
    cached: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0,
    output: usage.completion_tokens ?? 0,
    reasoning: usage.completion_tokens_details?.reasoning_tokens ?? 0,
  };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
