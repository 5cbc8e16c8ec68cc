import { describe, expect, it } from 'vitest';
import type { Fault } from '../support/cashfree/emulator-faults.ts';
import { deliver } from '../support/cashfree/emulator-webhooks.ts';
import { useCashfree } from '../support/cashfree/use-cashfree.ts';

const { api, emulator, create, order, attempt, verify, reconcile, row } = await useCashfree();
const { faults } = emulator;

describe('a provider with an outage', () => {
  it.each<[string, Fault[], Fault[]]>([
    ['is down', ['500', '500'], []],
    ['cuts the line', ['cut', 'cut'], []],
    ['is slow', ['slow', 'slow'], []],
    ['is busy', ['busy for long'], []],
    ['has made the order and breaks down', ['500, made'], ['500']],
    ['has made the order and talks nonsense', ['nonsense, made'], ['another type, made']],
  ])('%s: the visitor gets an answer, and the order ends by itself', async (_, posts, polls) => {
    for (const fault of posts) faults.push({ call: 'POST /orders', fault });
    for (const fault of polls) faults.push({ call: 'GET /orders/x', fault });
    const visitor = await api.visitor();
    const sessionId = await visitor.startChat();
    expect(await create(visitor, sessionId)).toMatchObject({
      status: 502,
      body: {
        code: 'payment_failed',
        error: 'Unable to process payment. Please try again.',
      },
    });
    expect(faults).toEqual([]);
    const id = String((await row('session_id', sessionId))?.id);
    expect(await verify(visitor, id)).toMatchObject({ success: false, status: 'pending' });
    await reconcile([id], { late: true });
    expect(await row('id', id)).toMatchObject({ status: 'expired' });
    expect((await create(visitor, sessionId)).status).toBe(201);
    expect(await visitor.balance()).toBe(20);
  });

  it.each<Fault>(['500', 'cut', 'slow', 'half, made', 'another form, made'])(
    'answers a status check with %s: it is asked again later, and credited once',
    async (fault) => {
      const { visitor, orderId } = await order();
      const event = attempt(orderId);
      const fail = () => faults.push({ call: 'GET /orders/x', fault });
      fail();
      expect(await verify(visitor, orderId)).toBe(502);
      fail();
      await reconcile([orderId]);
      expect(await visitor.balance()).toBe(20);
      await reconcile([orderId]);
      expect(await visitor.balance()).toBe(30);
      await deliver(api.origin, event);
      expect(await visitor.balance()).toBe(30);
    },
  );

  it.each<Fault>(['500, made', 'cut, made', 'nonsense, made'])(
    'that loses its answer (%s) is not noticed by the visitor',
    async (fault) => {
      faults.push({ call: 'POST /orders', fault });
      const { visitor, orderId } = await order();
      await deliver(api.origin, attempt(orderId));
      expect(await visitor.balance()).toBe(30);
    },
  );
});
