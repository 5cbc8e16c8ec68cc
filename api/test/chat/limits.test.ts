import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorResponse } from '#contract/schemas/error.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { type Listening, listen } from '../support/listen.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';
import { Visitor } from '../support/visitor.ts';

const api = useApi();
let server: Listening;
let origin: string;

// A tenth of the real limits: 12 sends, 2 orders and 6 verifies a visitor, 6 registrations a fingerprint;
// 100 registrations and 10 orders an address.
beforeAll(async () => {
  const config = readConfig({ ...TEST_ENVIRONMENT, RATE_LIMIT_SCALE: '0.1' });
  server = await listen(createApp({ ...api.context, config }));
  origin = server.origin;
});
afterAll(() => server.stop());

describe('limits', () => {
  it('allow two attempts at a recovery code a minute from one address', async () => {
    const guesser = new Visitor(origin);
    const guess = { browserFingerprint: guesser.fingerprint, code: 'abandon '.repeat(12) };
    const tries = [];
    for (let n = 0; n < 3; n++) tries.push((await guesser.to('recover', undefined, guess)).status);
    expect(tries).toEqual([401, 401, 429]);
  });

  it('stop a visitor who sends too fast, and say when to try again; others are not affected', async () => {
    const fast = new Visitor(origin);
    await fast.register();
    const id = await fast.startChat();
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await fast.send(id, 'hi')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));

    const stopped = await fast.send(id, 'hi');
    expect(stopped.status).toBe(429);
    expect(errorResponse.parse(stopped.body).code).toBe('too_many');
    const wait = Number(stopped.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await fast.balance()).toBe(8);

    const other = new Visitor(origin);
    await other.register();
    expect((await other.send(await other.startChat(), 'hi')).status).toBe(200);
  });

  it('do not let callers without a cookie use up each other’s calls', async () => {
    const send = () => new Visitor(origin).send('0190a000-0000-7000-8000-000000000001', 'hi');
    const answers = await Promise.all(Array.from({ length: 40 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  });

  it('stop one visitor, and one address, from flooding the payment provider', async () => {
    const buyer = async () => {
      const visitor = new Visitor(origin);
      await visitor.register();
      const sessionId = await visitor.startChat();
      const body = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
      return { visitor, order: () => visitor.to('createPayment', undefined, body) };
    };
    const statuses = async (calls: number, call: () => Promise<{ status: number }>) => {
      const answers = [];
      for (let n = 0; n < calls; n++) answers.push((await call()).status);
      return answers;
    };
    const { visitor, order } = await buyer();
    const { orderId } = (await order()).body as { orderId: string };
    expect(await statuses(2, order)).toEqual([201, 429]);
    const verify = () => visitor.to('verifyPayment', undefined, { orderId });
    expect(await statuses(7, verify)).toEqual([...Array(6).fill(200), 429]);
    const others = await Promise.all(Array.from({ length: 9 }, buyer));
    const answers = await Promise.all(others.map((other) => other.order()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(8).fill(201), 429]);
  });

  it('stop one visitor from requesting everything again and again', async () => {
    const curious = new Visitor(origin);
    await curious.register();
    expect((await curious.to('exportMe')).status).toBe(200);
    const stopped = await curious.to('exportMe');
    expect(stopped.status).toBe(429);
    const wait = Number(stopped.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
  });

  it('stop one visitor from asking a model for first words all day', async () => {
    const greeted = new Visitor(origin);
    await greeted.register();
    const statuses = [];
    for (let n = 0; n < 7; n++) {
      statuses.push((await greeted.to('welcome', '0190a000-0000-7000-8000-000000000001')).status);
    }
    expect(statuses).toEqual([...Array(6).fill(404), 429]);
  });

  it('count registrations by fingerprint and by address', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const register = (fingerprint: string, address: string) =>
      new Visitor(origin).call(
        'POST',
        '/api/user/register',
        { browserFingerprint: fingerprint },
        from(address),
      );
    for (let n = 0; n < 6; n++) {
      expect((await register('the same browser', `203.0.113.${n}`)).status).toBeLessThan(300);
    }
    expect((await register('the same browser', '203.0.113.99')).status).toBe(429);
    const answers = await Promise.all(
      Array.from({ length: 101 }, (_, n) => register(`browser number ${n}`, '198.51.100.7')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await register('browser number 200', '198.51.100.8')).status).toBe(201);
  });
});
