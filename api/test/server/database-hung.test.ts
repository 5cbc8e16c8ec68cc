import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { upsertCompanion } from '#db/queries/companion/companions.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { aanya } from '../support/companions.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { type Listening, listen } from '../support/listen.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useOwnServer } from '../support/use-own-server.ts';
import { Visitor } from '../support/visitor.ts';

/** A call is refused within this, whatever it would have asked of the database. */
const REFUSED_WITHIN_MS = 5_000;

const own = useOwnServer();
let server: Listening;
let visitor: Visitor;

beforeAll(async () => {
  const config = readConfig(TEST_ENVIRONMENT);
  await upsertCompanion(own.db.executor, aanya);
  const context = await createContext(config, own.db, { replyEngine: echoEngine });
  server = await listen(createApp(context));
  visitor = new Visitor(server.origin);
});
afterAll(() => server.stop());

/** Holds the server still, as a machine that swaps or a network that swallows would. */
async function held(work: () => Promise<void>): Promise<void> {
  const pid = Number(await readFile(join(own.dir, 'server.pid'), 'utf8'));
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

const statusIn = async (call: () => Promise<{ status: number }>) => {
  const start = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - start };
};

it('a database that hangs: every call is refused within 5 s, and served within a second of its return', async () => {
  await visitor.register();
  const chatId = await visitor.startChat();
  const calls = [
    () => visitor.to('me'),
    () => visitor.send(chatId, 'hello?', { clientMessageId: 'while-hung' }),
    () => visitor.to('welcome', chatId, {}),
    () => visitor.call('GET', '/api/companions'),
    () => visitor.call('GET', '/readyz'),
    () => new Visitor(server.origin).register(),
    () =>
      visitor.to('createPayment', undefined, {
        sessionId: chatId,
        amount: 9,
        messageCount: 10,
        paymentMethod: 'upi',
      }),
  ];
  await held(async () => {
    // More than there are connections.
    const many = Array.from({ length: 40 }, (_, nth) => calls[nth % calls.length]);
    const first = await Promise.all(many.map((call) => statusIn(call as never)));
    for (const { status, ms } of first) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
    }
    expect((await visitor.call('GET', '/healthz')).status).toBe(200);
    // By now it is left alone.
    const second = await Promise.all(many.map((call) => statusIn(call as never)));
    for (const { status, ms } of second) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
    }
  });
  await sleep(1_000);
  expect((await visitor.to('me')).status).toBe(200);
  expect((await visitor.call('GET', '/readyz')).status).toBe(200);
  const again = await visitor.send(chatId, 'hello?', { clientMessageId: 'while-hung' });
  expect(again.status).toBe(200);
  expect(await visitor.balance()).toBe(19);
  expect(await audit(own.db)).toEqual([]);
}, 40_000);
