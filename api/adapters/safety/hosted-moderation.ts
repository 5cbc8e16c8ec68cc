import { z } from 'zod';
import type { Guarded } from '../../domain/safety/guard.ts';
import type { Moderation, Verdict } from '../../domain/safety/moderation.ts';
import { textAtMost } from '../at-most.ts';

/** What the moderation is made of. */
export interface HostedModerationParts {
  /** Of the API with its version, without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  fetch: typeof fetch;
  /** The longest a chat waits for a verdict, in milliseconds. */
  timeoutMs: number;
  /** Called when none came; never with a text. */
  log: { warn(data: object, text: string): void };
}

/** More than any answer has; a longer one is not read to its end. */
const MOST_BYTES = 64 * 1024;

const answer = z.object({
  results: z
    .array(
      z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) }),
    )
    .min(1),
});

/** Categories of the protocol by how they begin, the gravest first. */
const REASONS: [category: string, reason: Guarded][] = [
  ['sexual/minors', 'minor'],
  ['self-harm', 'self-harm'],
  ['sexual', 'explicit'],
];

/**
 * Asks any server with OpenAI's `POST /moderations`, one call a text, never repeated. What it flags for a reason of
 * its own (harassment, hate, violence) counts as an insult.
 */
export const createHostedModeration =
  ({ baseUrl, apiKey, model, fetch, timeoutMs, log }: HostedModerationParts): Moderation =>
  async (text) => {
    try {
      const response = await fetch(`${baseUrl}/moderations`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, input: text }),
        // The text goes where the operator said, and nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Error(`The moderation server answered ${response.status}`);
      }
      return verdictOf(
        answer.parse(JSON.parse(await textAtMost(MOST_BYTES, response.body))).results,
      );
    } catch (error) {
      // A message of the parser's or the server's may quote the text.
      log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'no second look');
      return undefined;
    }
  };

function verdictOf(results: z.output<typeof answer>['results']): Verdict {
  const flagged = results.filter((result) => result.flagged);
  const categories = flagged.flatMap((result) =>
    Object.entries(result.categories).flatMap(([name, is]) => (is ? [name] : [])),
  );
  const has = (start: string) => categories.some((name) => name.startsWith(start));
  const known = REASONS.find(([start]) => has(start))?.[1];
  return {
    reply: known ?? (flagged.length > 0 ? 'insult' : null),
    isDanger: has('self-harm'),
  };
}
