import { describe, expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { signedHeaders } from '../../adapters/payments/cashfree/signature.ts';
import { KEYS } from '../support/cashfree/emulator-books.ts';
import { AUTO_REFUND_EVENT, deliver, PROBE_EVENT } from '../support/cashfree/emulator-webhooks.ts';
import { useCashfree } from '../support/cashfree/use-cashfree.ts';

const { api, emulator, create, order, attempt, verify } = await useCashfree();
const { books } = emulator;

describe('a malformed request', () => {
  it.each([
    { amount: 9.5 },
    { amount: 99 },
    { amount: null },
    { amount: [9] },
    { amount: 9e9 },
    { messageCount: 50 },
    { messageCount: '10' },
    { paymentMethod: 'netbanking' },
    { sessionId: { $ne: '' } },
    { sessionId: newId() },
  ])('never reaches the provider: %j', async (malformed) => {
    const visitor = await api.visitor();
    const sessionId = await visitor.startChat();
    const good = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    const answer = await visitor.to('createPayment', undefined, { ...good, ...malformed });
    expect(answer.status).toBe(typeof malformed.sessionId === 'string' ? 404 : 422);
    expect(emulator.heard).toEqual([]);
  });

  it("finds no order of another visitor, by our id or the provider's", async () => {
    const { sessionId, orderId } = await order();
    const other = await api.visitor();
    emulator.heard.length = 0;
    for (const id of [orderId, books.find(orderId).cf_order_id, newId(), '..', 'x'.repeat(65)]) {
      expect(await verify(other, id)).toBe(/^[\w-]{1,64}$/.test(id) ? 404 : 422);
      expect(await verify(other, id, 'f'.repeat(32))).toBe(/^[\w-]{1,64}$/.test(id) ? 404 : 422);
    }
    expect((await create(other, sessionId)).status).toBe(404);
    expect(emulator.heard).toEqual([]);
  });
});

describe('an event', () => {
  const send = (body: string, headers: Record<string, string>) =>
    api.browser().call('POST', '/api/payment/webhook/cashfree', body, headers);

  it('is trusted only by its signature', async () => {
    const { visitor, orderId } = await order();
    const event = attempt(orderId);
    const signed = signedHeaders(KEYS.secretKey, '1795161171147', event);
    const again = JSON.stringify(JSON.parse(event));
    expect(again).not.toBe(event);
    for (const [body, headers] of [
      [again, signed],
      [event, signedHeaders('guessed', '1795161171147', event)],
      [event, { ...signed, 'x-webhook-timestamp': '1795161171148' }],
      [event, { ...signed, 'x-webhook-signature': '' }],
      [event, { 'content-type': 'application/json' }],
    ] as [string, Record<string, string>][]) {
      expect((await send(body, headers)).status).toBe(401);
    }
    expect(await visitor.balance()).toBe(20);
    const odd = { ...signed, 'content-type': 'text/plain' };
    expect([(await send(event, odd)).status, (await send(event, signed)).status]).toEqual([
      200, 200,
    ]);
    expect(await visitor.balance()).toBe(30);
  });

  it('of an unknown order, or without a payment, is accepted and changes nothing', async () => {
    const { visitor, orderId } = await order();
    const unknown = attempt(orderId).replaceAll(orderId, newId());
    for (const body of [unknown, AUTO_REFUND_EVENT, PROBE_EVENT, 'hello', '{}']) {
      expect(await deliver(api.origin, body)).toBe(200);
    }
    expect(await visitor.balance()).toBe(20);
  });

  it('sent to another provider is not found', async () => {
    const { orderId } = await order();
    const event = attempt(orderId);
    const headers = signedHeaders(KEYS.secretKey, '1', event);
    const answer = await api.browser().call('POST', '/api/payment/webhook/sandbox', event, headers);
    expect(answer.status).not.toBe(200);
    expect((await api.browser().call('GET', `/sandbox/upi/${orderId}`)).status).toBe(404);
  });
});
