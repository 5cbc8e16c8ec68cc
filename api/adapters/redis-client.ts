import { createClient } from '@redis/client';

/** The longest pause between two tries to find it again, in milliseconds. */
const RETRY_MS = 1_000;

/** The longest wait for Redis, in milliseconds. */
const PATIENCE_MS = 250;

/**
 * A connection to Redis that keeps reconnecting and never keeps a process from ending. Tell it what to do on
 * `error`, then `connect` it.
 */
export function redisClient(url: string) {
  return createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, RETRY_MS) },
  });
}

/** Throws where an answer of Redis is late. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis is late')), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
