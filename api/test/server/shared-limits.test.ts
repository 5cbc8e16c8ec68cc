import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { type Listening, listen } from '../support/listen.ts';
import { startRedis } from '../support/start-redis.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';
import { Visitor } from '../support/visitor.ts';

const api = useApi();
let redis: Awaited<ReturnType<typeof startRedis>>;
/** Two processes, as far as the limits go. */
let both: Listening[];

beforeAll(async () => {
  redis = await startRedis();
  // A tenth of the real limits: 12 sends a visitor.
  const config = readConfig({
    ...TEST_ENVIRONMENT,
    RATE_LIMIT_SCALE: '0.1',
    REDIS_URL: redis.url,
  });
  const one = async () =>
    listen(createApp(await createContext(config, api.db, { replyEngine: echoEngine })));
  both = [await one(), await one()];
});
afterAll(async () => {
  for (const { stop } of both) await stop();
  await redis.stop();
});

/** Sends by turns through both; how each call ended. */
async function sendByTurns(visitor: Visitor, id: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < times; n++) {
    const through = new Visitor(both[n % 2]?.origin ?? '');
    through.cookie = visitor.cookie;
    statuses.push((await through.send(id, 'hi')).status);
  }
  return statuses;
}

async function chatting() {
  const visitor = new Visitor(both[0]?.origin ?? '');
  await visitor.register();
  return { visitor, id: await visitor.startChat() };
}

/** Waits until both count in Redis. */
async function together() {
  for (const { origin } of both) {
    await redis.empty();
    await until(async () => {
      await fetch(`${origin}/healthz`);
      return (await redis.keys()).length > 0;
    });
  }
}

const ok = (times: number) => Array<number>(times).fill(200);

it('two processes count a visitor’s calls together, without storing a fingerprint', async () => {
  await together();
  const { visitor, id } = await chatting();
  expect(await sendByTurns(visitor, id, 14)).toEqual([...ok(12), 429, 429]);
  expect((await redis.keys()).join()).not.toContain(visitor.fingerprint);
});

it('without Redis each counts alone, and together again when it is back', async () => {
  await redis.stop();
  const alone = await chatting();
  expect(await sendByTurns(alone.visitor, alone.id, 14)).toEqual(ok(14));
  redis = await startRedis(redis.port);
  await together();
  const { visitor, id } = await chatting();
  expect(await sendByTurns(visitor, id, 13)).toEqual([...ok(12), 429]);
});

it('a Redis that does not answer delays almost nobody, and counts again when it does', async () => {
  await together();
  redis.freeze();
  const { visitor, id } = await chatting();
  const begin = performance.now();
  const through = new Visitor(both[0]?.origin ?? '');
  through.cookie = visitor.cookie;
  for (let n = 0; n < 10; n++) expect((await through.send(id, 'hi')).status).toBe(200);
  // Each of these calls is counted twice, and would wait for both.
  expect(performance.now() - begin).toBeLessThan(2_000);
  redis.thaw();
  await together();
  const again = await chatting();
  expect(await sendByTurns(again.visitor, again.id, 13)).toEqual([...ok(12), 429]);
});
