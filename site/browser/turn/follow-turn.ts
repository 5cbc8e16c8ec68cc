import type { Call, Endpoint, ResponseBody } from '#contract/endpoints/endpoint.ts';
import type { Clock } from '../environment/clock.ts';
import type { Request } from '../request/request.ts';
import { streamTurn, type TurnListener } from './stream-turn.ts';
import { startWatchdog } from './watchdog.ts';

const EVENTS = 'text/event-stream';

/** A silence this long, in milliseconds, is a lost connection: the server is heard every 10 s. */
export const SILENCE_MS = 25_000;

const isEvents = (response: Response) =>
  response.headers.get('content-type')?.startsWith(EVENTS) ?? false;

/**
 * Makes a call that begins a turn, and follows the turn as it is streamed; an answer in JSON is the same turn at once.
 * A browser that cannot read a body as it comes asks again for JSON, and shares the turn by its name.
 */
export const followTurn = async <E extends Endpoint>(
  request: Request,
  clock: Pick<Clock, 'after'>,
  endpoint: E,
  call: Call<E>,
  listener: TurnListener,
): Promise<ResponseBody<E>> => {
  const watchdog = startWatchdog(clock, SILENCE_MS);
  const { signal } = watchdog;
  try {
    const response = await request(endpoint, call, { accept: EVENTS, signal });
    if (!isEvents(response)) return await response.json();
    if (response.body) return await streamTurn(response.body, listener, watchdog.touch);
    return await (await request(endpoint, call, { signal })).json();
  } finally {
    watchdog.stop();
  }
};
