import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTracing, type Tracing } from '../../watching/tracing.ts';
import { useApi } from '../support/use-api.ts';

const heard: string[] = [];
const collector = createServer(async (req, res) => {
  let body = '';
  for await (const chunk of req) body += chunk;
  heard.push(`${req.url} ${body}`);
  res.setHeader('content-type', 'application/json').end('{}');
});

let tracing: Tracing;
const api = useApi();
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  tracing = createTracing(process.env);
});
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  collector.close();
});

it('reports a call and its statements to a collector, without any text', async () => {
  const secret = 'a word that nobody else may read';
  const end = await new Promise<ReturnType<Tracing['call']>>((resolve) => {
    const ended = tracing.call('GET', async () => {
      await api.db.pool.query('select id from users where referral_code = ?', [secret]);
      resolve(ended);
    });
  });
  end({ route: '/api/user/me', status: 200, requestId: 'request-1' });
  await tracing.stop();
  const all = heard.join('\n');
  expect(all).toContain('/v1/traces');
  expect(all).toContain('GET /api/user/me');
  expect(all).toContain('select users');
  expect(all).toContain('"jaanu"');
  expect(all).not.toContain(secret);
});

it('records no statement after its end, nor outside a call', async () => {
  const before = heard.length;
  await api.db.pool.query('select 1');
  expect(heard).toHaveLength(before);
});
