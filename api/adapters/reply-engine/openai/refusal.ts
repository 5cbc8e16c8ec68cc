import { EndpointError } from '../endpoint-error.ts';

/** How much of a refusal is read, to recognise one for length. */
const MOST_BYTES = 16 * 1024;

/** The longest Retry-After that is obeyed. */
const LONGEST_REST_MS = 10 * 60_000;

/** Servers name a prompt that is too long by a code, and those that do not in such words. */
const TOO_LONG =
  /context_length_exceeded|exceed_context_size|context[ _-]?(?:length|size|window)|maximum context|too many tokens|(?:prompt|input) is too long|reduce the length/i;

/** Why a server refused. Its text is used for nothing else, since it may quote the chat. */
export async function refusalOf(response: Response, now: Date): Promise<EndpointError> {
  const { status } = response;
  const message = `The model's server answered ${status}`;
  const restMs = restOf(response.headers.get('retry-after'), now);
  const isTooLong =
    (status === 400 || status === 413 || status === 422 || status === 500) &&
    TOO_LONG.test(await beginningOf(response));
  await response.body?.cancel().catch(() => {});
  if (isTooLong) return new EndpointError('too-long', message);
  if (status === 429) return new EndpointError('busy', message, restMs);
  if (status >= 500) return new EndpointError('failing', message, restMs);
  return new EndpointError('refused', message);
}

async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MOST_BYTES) break;
    }
  } catch {
    // What has come is enough.
  }
  return text;
}

/** Seconds, or a day and time (RFC 9110); undefined where it is not usable. */
function restOf(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(header.trim())
    ? Number(header) * 1000
    : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_REST_MS) : undefined;
}
