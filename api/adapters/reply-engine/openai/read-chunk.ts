import { z } from 'zod';
import type { ReplyEvent } from '../../../domain/ports.ts';

/** One event of a stream of `chat.completion.chunk`. Some servers' last ones have no choice, or null for one. */
const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
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
  if (read.data.error) throw new Error('The model broke off with an error');
  const choice = read.data.choices?.[0];
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
