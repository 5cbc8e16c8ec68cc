import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { listen } from '../support/listen.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';
import { Visitor } from '../support/visitor.ts';

const api = useApi();

/** The address that a new visitor is stored with, when the product believes these proxies. */
async function storedAddress(trusted: string, forwarded: string): Promise<string> {
  const config = readConfig({ ...TEST_ENVIRONMENT, TRUST_PROXY: trusted });
  const server = await listen(createApp({ ...api.context, config }));
  try {
    const visitor = new Visitor(server.origin);
    const body = { browserFingerprint: visitor.fingerprint };
    const headers = { 'x-forwarded-for': forwarded };
    const made = await visitor.call<{ user: { id: string } }>(
      'POST',
      '/api/user/register',
      body,
      headers,
    );
    const [rows] = await api.db.pool.query('SELECT ip_address AS at FROM users WHERE id = ?', [
      made.body.user.id,
    ]);
    return (rows as { at: string }[])[0]?.at ?? '';
  } finally {
    await server.stop();
  }
}

describe('the caller’s address', () => {
  it.each([
    ['is the connection’s where no proxy is believed', '', '9.9.9.9', '127.0.0.1'],
    [
      'is what one proxy saw, not what the caller told it',
      '1',
      '9.9.9.9, 203.0.113.7',
      '203.0.113.7',
    ],
    ['is what the first of two saw', '2', '9.9.9.9, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    [
      'passes over the named proxies alone',
      '127.0.0.1, 10.0.0.0/8',
      '9.9.9.9, 172.17.0.1, 10.0.0.1',
      '172.17.0.1',
    ],
    ['is the connection’s where another proxy is named', '10.0.0.0/8', '9.9.9.9', '127.0.0.1'],
  ])('%s', async (_, trusted, forwarded, stored) => {
    expect(await storedAddress(trusted, forwarded)).toBe(stored);
  });
});

it.each(['all', '0', '10', '1,2', '10.0.0.0/33', 'true', 'loopback;10.0.0.1'])(
  'TRUST_PROXY=%s is refused',
  (value) => {
    const read = () => readConfig({ ...TEST_ENVIRONMENT, TRUST_PROXY: value });
    expect(read).toThrow(/^TRUST_PROXY: must be how many proxies/);
  },
);

it('no proxy can give our URLs a scheme other than http or https', async () => {
  const visitor = await api.visitor();
  const order = {
    sessionId: await visitor.startChat(),
    amount: 9,
    messageCount: 10,
    paymentMethod: 'upi',
  };
  for (const [said, scheme] of [
    ['javascript', 'http:'],
    ['https', 'https:'],
  ] as const) {
    const headers = { 'x-forwarded-proto': said };
    const made = await visitor.call<{ redirectUrl: string }>(
      'POST',
      '/api/payment/create',
      order,
      headers,
    );
    expect(new URL(made.body.redirectUrl).protocol).toBe(scheme);
  }
});

it('calls of an address are counted with or without a cookie', async () => {
  const config = readConfig({ ...TEST_ENVIRONMENT, RATE_LIMIT_SCALE: '0.0005' });
  const server = await listen(createApp({ ...api.context, config }));
  const others = await Promise.all(Array.from({ length: 21 }, () => api.visitor()));
  const calls = await Promise.all(
    others.map(({ cookie }) => {
      const visitor = new Visitor(server.origin);
      visitor.cookie = cookie;
      return visitor.call('GET', '/api/chat/sessions', undefined, {
        'x-forwarded-for': '198.51.100.9',
      });
    }),
  );
  await server.stop();
  expect(calls.filter(({ status }) => status === 429)).toHaveLength(1);
});
