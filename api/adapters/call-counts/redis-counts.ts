import { type ClientRateLimitInfo, MemoryStore, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { inTime, redisClient } from '../redis-client.ts';

/** How long a Redis that did not answer is left alone, in milliseconds; then one call tries it again. */
const REST_MS = 1_000;

const PREFIX = 'jaanu:limit:';

/** Makes the place where the calls of one limit are counted. */
export type CountsOf = (limit: string) => Store;

/**
 * Counts calls in Redis (7 or newer), so that all processes count together. Where Redis is away or slow,
 * this process counts alone, and resumes there once it is back: no request is refused for it.
 * @param onState called whenever it becomes available or unavailable
 */
export function createRedisCounts(
  url: string,
  log: Pick<Logger, 'warn'>,
  onState: (isThere: boolean) => void = () => {},
): CountsOf {
  const client = redisClient(url);
  let isAway = false;
  let restsUntil = 0;
  const missed = (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away; limits count in this process');
    isAway = true;
    onState(false);
    restsUntil = Date.now() + REST_MS;
  };
  const met = () => {
    isAway = false;
    onState(true);
    restsUntil = 0;
  };
  client.on('error', missed);
  client.on('ready', met);
  client.connect().catch(() => {});
  client.unref();

  const count = async (key: string, windowMs: number): Promise<ClientRateLimitInfo> => {
    // A transaction waits for a connection, whatever the client's options say.
    if (!client.isReady || Date.now() < restsUntil) throw new Error('Redis is away');
    // While one call tries it again, the others do not wait with it.
    if (isAway) restsUntil = Date.now() + REST_MS;
    // The window starts with the first call and is not moved by later ones.
    const answers = client.multi().incr(key).pExpire(key, windowMs, 'NX').pTTL(key).execTyped();
    try {
      const [totalHits, , left] = await inTime(answers);
      met();
      return { totalHits, resetTime: new Date(Date.now() + left) };
    } catch (error) {
      missed(error);
      throw error;
    }
  };
  return (limit) => createStore(limit, count);
}

function createStore(
  limit: string,
  count: (key: string, windowMs: number) => Promise<ClientRateLimitInfo>,
): Store {
  const alone = new MemoryStore();
  let windowMs = 0;
  return {
    prefix: `${PREFIX}${limit}:`,
    init(options) {
      windowMs = options.windowMs;
      alone.init(options);
    },
    async increment(key) {
      try {
        return await count(`${PREFIX}${limit}:${key}`, windowMs);
      } catch {
        return alone.increment(key);
      }
    },
    decrement: (key) => alone.decrement(key),
    resetKey: (key) => alone.resetKey(key),
  };
}
