import { randomUUID } from 'node:crypto';
import { inTime, redisClient } from '../redis-client.ts';
import type { Seats } from '../reply-engine/ladder/endpoint.ts';

const PREFIX = 'jaanu:seats:';

/** How long a dead process's seats stay taken, in milliseconds: longer than any reply takes. */
const LEASE_MS = 40_000;

/** How long a Redis that did not answer is left alone; then one call tries it again. */
const REST_MS = 1_000;

/** Takes a seat where one is free, by the clock of Redis, and forgets those whose lease is over. */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
  redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return 1`;

/**
 * Counts running calls in Redis, so that all processes together make no more concurrent calls than a server takes. Where Redis is
 * down, each process applies that number by itself.
 */
export function createRedisSeats(
  url: string,
  log: { warn(data: object, text: string): void },
): Seats {
  const client = redisClient(url);
  let restsUntil = 0;
  const missed = (error: unknown) => {
    if (restsUntil === 0)
      log.warn({ err: error }, 'Redis is away; calls of models are limited in this process');
    restsUntil = Date.now() + REST_MS;
  };
  client.on('error', missed);
  client.connect().catch(() => {});
  client.unref();
  const alone = () => {};
  return {
    async take(endpoint, most) {
      if (!client.isReady || Date.now() < restsUntil) return alone;
      const [key, id] = [PREFIX + endpoint, randomUUID()];
      const options = { keys: [key], arguments: [id, `${most}`, `${LEASE_MS}`] };
      try {
        const taken = await inTime(client.eval(TAKE, options));
        restsUntil = 0;
        // If Redis has become unavailable, the lease expires.
        const leave = () => void (client.isReady && client.zRem(key, id).catch(missed));
        return taken === 1 ? leave : undefined;
      } catch (error) {
        missed(error);
        return alone;
      }
    },
  };
}
