import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRedisSeats } from '../../adapters/model-seats/redis-seats.ts';
import { createEndpoint } from '../../adapters/reply-engine/ladder/endpoint.ts';
import { turnOf } from '../../adapters/reply-engine/scripted/testing.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { startRedis } from '../support/start-redis.ts';

it('ten calls at once are ten of three processes together, and all of sixty turns are answered', async () => {
  const redis = await startRedis();
  const warned: string[] = [];
  const log = { warn: (_: object, text: string) => void warned.push(text) };
  const processes = [0, 1, 2].map(() => createRedisSeats(redis.url, log));
  let [underWay, most, calls] = [0, 0, 0];
  const engine: ReplyEngine = {
    historyLimit: 4,
    async *reply() {
      calls++;
      most = Math.max(most, ++underWay);
      await sleep(20);
      underWay--;
      yield { type: 'delta', text: 'Haan.' };
      yield { type: 'finish', reason: 'stop' };
    },
  };
  const around = { atOnce: 10, queue: 100, waitMs: 5000, now: () => new Date() };
  const endpoints = processes.map((shared) =>
    createEndpoint({ ...around, name: 'primary', shared, engine }),
  );
  const ask = async (nth: number) => {
    const events = endpoints[nth % 3]?.reply(turnOf('hi'), AbortSignal.timeout(8000)) ?? [];
    for await (const event of events) if (event.type === 'finish') return 'answered';
    return 'lost';
  };
  // A process counts as connected once it sees that the only seat is taken.
  for (const one of processes) {
    await expect.poll(() => one.take('tried', 1), { timeout: 10_000 }).toBeUndefined();
  }
  expect(await Promise.all(Array.from({ length: 60 }, (_, nth) => ask(nth)))).not.toContain('lost');
  expect([calls, most]).toEqual([60, 10]);

  // Without Redis each limits itself, and everybody is answered.
  await redis.stop();
  most = 0;
  expect(await Promise.all(Array.from({ length: 30 }, (_, nth) => ask(nth)))).not.toContain('lost');
  expect(most).toBeGreaterThan(0);
  expect(warned.length).toBeGreaterThan(0);
});
