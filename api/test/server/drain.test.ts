import { Agent, get, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../server.ts';
import { slowEngine } from '../support/slow-engine.ts';
import { useApi } from '../support/use-api.ts';

const REPLY_MS = 1_500;
const NOTICE_MS = 300;

const api = useApi(
  { replyEngine: slowEngine(REPLY_MS) },
  { DRAIN_SECONDS: String(NOTICE_MS / 1000) },
);
/** A proxy: it keeps its connections. */
const kept = new Agent({ keepAlive: true, maxSockets: 1 });
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(api.context, { host: '127.0.0.1', port: 0 });
});
afterAll(() => kept.destroy());

const ask = (path: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get(server.url + path, { agent: kept }, (res) => {
      res.resume();
      res.on('end', () => resolve({ status: res.statusCode, connection: res.headers.connection }));
    }).on('error', reject);
  });

it('keeps an idle connection for longer than nginx does: 60 seconds', async () => {
  const { headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.url}/healthz`, { agent: kept }, (res) => resolve(res.resume())).on(
      'error',
      reject,
    );
  });
  expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(65);
});

it('a stopping process says so, serves remaining calls, and ends with the last reply', async () => {
  const visitor = await api.visitor();
  const sessionId = await visitor.startChat();
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });

  const reply = new Promise<string>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: visitor.cookie,
    };
    const call = request(`${server.url}/api/chat/message`, { method: 'POST', headers }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve(text));
      res.on('error', reject);
    });
    call.on('error', reject);
    call.end(JSON.stringify({ sessionId, sender: 'user', content: 'hello' }));
  });
  await sleep(200);
  const start = performance.now();
  const stopped = server.stop();

  // The proxy's checks notice it, on a kept-alive connection and on new ones.
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' });
  await sleep(NOTICE_MS + 100);
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');

  expect(await reply).toContain('event: done');
  await stopped;
  expect(performance.now() - start).toBeLessThan(REPLY_MS + 2_000);
  api.context.lifecycle.isStopping = false;
});

it('a connection kept busy by a proxy does not keep a stopping process alive', async () => {
  const again = await startServer(api.context, { host: '127.0.0.1', port: 0 });
  server = again;
  let [answered, over] = [0, false];
  const proxy = (async () => {
    while (!over) {
      await ask('/healthz').then(
        () => answered++,
        () => {
          over = true;
        },
      );
    }
  })();
  await sleep(100);
  const start = performance.now();
  await again.stop();
  expect(performance.now() - start).toBeLessThan(2_000);
  await proxy;
  expect(answered).toBeGreaterThan(10);
  api.context.lifecycle.isStopping = false;
});
