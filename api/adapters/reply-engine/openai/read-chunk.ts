import { z } from 'zod';
import type { ReplyEvent } from '../../../domain/ports.ts';

/** One event of a stream of `chat.completion.chunk`; the last ones of some servers have no choice. */
const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  error: z.unknown().optional(),
});

/**
 * What one event says.
 * Throws for an error in the stream, for anything that is no chunk, and for an end that is none of her
 * doing (`content_filter`, `tool_calls`); never with the text in the message.
 */
export function readChunk(data: string): ReplyEvent[] {
  const read = chunk.safeParse(parsed(data));
  if (!read.success) throw new Error('The model sent something that is no chunk');
  if (read.data.error !== undefined) throw new Error('The model broke off with an error');
  const [choice] = read.data.choices;
  const events: ReplyEvent[] = [];
  if (choice?.delta?.content) events.push({ type: 'delta', text: choice.delta.content });
  const reason = choice?.finish_reason;
  if (reason === 'stop' || reason === 'length') events.push({ type: 'finish', reason });
  else if (reason) throw new Error('The model ended without being done');
  return events;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
