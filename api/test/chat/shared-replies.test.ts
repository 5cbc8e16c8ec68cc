import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchQueries } from '#db/test/watch-queries.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { type Context, createContext } from '../../context.ts';
import { type Listening, listen } from '../support/listen.ts';
import { readEvents, type SentEvent } from '../support/read-events.ts';
import { slowEngine } from '../support/slow-engine.ts';
import { startRedis } from '../support/start-redis.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';
import { Visitor } from '../support/visitor.ts';

const REPLY_MS = 2_500;
const api = useApi();
let redis: Awaited<ReturnType<typeof startRedis>>;
let contexts: Context[];
let both: Listening[];
const looks: string[] = [];

beforeAll(async () => {
  redis = await startRedis();
  const config = readConfig({ ...TEST_ENVIRONMENT, REDIS_URL: redis.url });
  const one = () => createContext(config, api.db, { replyEngine: slowEngine(REPLY_MS) });
  contexts = [await one(), await one()];
  both = await Promise.all(contexts.map((context) => listen(createApp(context))));
  watchQueries(api.db, {
    before: (sql) => /from `turns`.*where `turns`.`id` = /s.test(sql) && looks.push(sql),
  });
});
afterAll(async () => {
  for (const { stop } of both) await stop();
  await redis.stop();
});

/** Waits until each process receives what is sent to it. */
const heard = () =>
  until(async () => {
    const names = contexts.map(({ processId }) => `jaanu:process:${processId}`);
    return (await redis.listeners(names)).every((count) => count > 0);
  });

/** Sends one text through the first process and the same again through the second; what the second received, and when. */
async function sendTwice() {
  const [first, second] = both.map(({ origin }) => new Visitor(origin)) as [Visitor, Visitor];
  await first.register();
  second.cookie = first.cookie;
  const sessionId = await first.startChat();
  const text = { sessionId, sender: 'user', content: 'My secret', clientMessageId: 'temp-1' };
  const sent = first.to('sendMessage', undefined, text);
  await until(async () => (await first.messages(sessionId)).length > 1);
  looks.length = 0;
  const begin = performance.now();
  const repeat = await fetch(`${second.origin}/api/chat/message`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      cookie: second.cookie ?? '',
    },
    body: JSON.stringify(text),
  });
  const events: (SentEvent & { atMs: number })[] = [];
  for await (const event of readEvents(repeat))
    events.push({ ...event, atMs: performance.now() - begin });
  return { events, answer: (await sent).body, balance: await first.balance() };
}

it('a reply that runs in another process is streamed as it comes, encrypted in transit', async () => {
  await heard();
  const spy = await redis.spy();
  const { events, answer, balance } = await sendTwice();
  expect(events.map(({ event }) => event)).toEqual(['user', 'delta', 'delta', 'done']);
  expect(events[1]).toMatchObject({ data: { text: 'One moment. ' } });
  expect(events[1]?.atMs).toBeLessThan(REPLY_MS / 2);
  expect(events.at(-1)?.data).toEqual(answer);
  expect(balance).toBe(19);
  // Once a second, and not ten times.
  expect(looks.length).toBeLessThan(6);
  const passed = await spy();
  expect(passed.length).toBeGreaterThan(3);
  expect(passed.join()).not.toMatch(/secret|moment|Here I am/);
});

it('without Redis the same reply is found in the database', async () => {
  await redis.stop();
  const { events, answer, balance } = await sendTwice();
  expect(events.map(({ event }) => event)).toEqual(['user', 'done']);
  expect(events.at(-1)?.data).toEqual(answer);
  expect(balance).toBe(19);
  redis = await startRedis(redis.port);
});

it('once Redis is back it is streamed again', async () => {
  await heard();
  const { events } = await sendTwice();
  expect(events.map(({ event }) => event)).toEqual(['user', 'delta', 'delta', 'done']);
});
