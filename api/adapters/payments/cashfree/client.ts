import { z } from 'zod';
import { TooLong, textAtMost } from '../../at-most.ts';
import { createAllowance, type Endpoint, type PerMinute } from './allowance.ts';
import { CashfreeError } from './cashfree-error.ts';

export interface ClientSettings {
  /** Such as https://sandbox.cashfree.com/pg, without a slash at the end. */
  baseUrl: string;
  appId: string;
  secretKey: string;
  /** The date that names a version of Cashfree's API. */
  apiVersion: string;
  fetch: typeof fetch;
  /** Waits. */
  pause: (ms: number) => Promise<unknown>;
  /** Logs what went wrong and can be done without. */
  warn: (details: { err: unknown; orderId: string }, what: string) => void;
  /** Milliseconds, for what is counted by the minute. */
  clock?: () => number;
  /** As Cashfree limits each endpoint; production's unless given. */
  perMinute?: PerMinute;
}

export interface Call {
  /** Whose limit it counts against. */
  endpoint: Endpoint;
  path: string;
  timeoutMs: number;
  /** JSON to be posted, to the letter; without it the call only reads. */
  body?: string;
  /** The same key and body again are answered as before. */
  idempotencyKey?: string;
}

/** One call of Cashfree's API; its JSON. Throws CashfreeError. */
export type Client = (call: Call) => Promise<unknown>;

/** Longer pauses are not waited for while a visitor waits too. */
const LONGEST_PAUSE_MS = 2_000;

/** Far more than any answer has. */
const MOST_BYTES = 256 * 1024;

const refusal = z.object({
  code: z.string().max(64),
  message: z.string(),
  type: z.string().max(64).optional().catch(undefined),
});

/**
 * Calls Cashfree over HTTPS. A 429 is tried once more when the pause it asks for is short; a call beyond
 * its endpoint's own limit is not made at all.
 */
export function createClient(settings: ClientSettings): Client {
  const spend = createAllowance(settings.perMinute, settings.clock);
  return async (call) => {
    if (!spend(call.endpoint)) {
      throw new CashfreeError('allowance_spent', `too many calls of ${call.endpoint}`, {
        status: 429,
      });
    }
    try {
      return await send(settings, call);
    } catch (error) {
      const wait = error instanceof CashfreeError ? error.retryAfterMs : undefined;
      if (wait === undefined || wait > LONGEST_PAUSE_MS) throw error;
      await settings.pause(wait);
      return send(settings, call);
    }
  };
}

async function send(settings: ClientSettings, call: Call): Promise<unknown> {
  const { baseUrl, appId, secretKey, apiVersion, fetch } = settings;
  const { path, body, idempotencyKey, timeoutMs } = call;
  const [response, text] = await fetch(baseUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'x-api-version': apiVersion,
      'x-client-id': appId,
      'x-client-secret': secretKey,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'x-idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    // The secret goes to one host only, wherever that host may point.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (answer) => [answer, await textOf(answer)] as const)
    .catch(noAnswer);
  const { ok, status } = response;
  const json = readJson(response, text);
  if (ok && json !== undefined) return json;
  const { data } = refusal.safeParse(json);
  if (!data) throw new CashfreeError('nonsense', 'an answer that is none', { status });
  const retryAfterMs = status === 429 ? pauseOf(response) : undefined;
  throw new CashfreeError(data.code, data.message.slice(0, 200), {
    status,
    ...(data.type !== undefined && { type: data.type }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

const textOf = async ({ body }: Response): Promise<string> =>
  body ? textAtMost(MOST_BYTES, body) : '';

function noAnswer(error: unknown): never {
  if (error instanceof TooLong) throw new CashfreeError('nonsense', 'an answer without an end');
  const late = error instanceof Error && error.name === 'TimeoutError';
  throw late
    ? new CashfreeError('timeout', 'it took too long')
    : new CashfreeError('unreachable', 'the connection failed');
}

function readJson({ headers }: Response, text: string): unknown {
  if (!/\bjson\b/i.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Seconds, in a header of Cashfree's own. */
function pauseOf({ headers }: Response): number | undefined {
  const seconds = headers.get('x-ratelimit-retry') ?? '';
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
