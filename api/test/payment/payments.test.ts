import { describe, expect, it } from 'vitest';
import { PACKS } from '#contract/packs.ts';
import { createPaymentResponse, verifyPaymentResponse } from '#contract/schemas/payment.ts';
import { writeWebhook } from '../../adapters/payments/sandbox/webhook.ts';
import { reconcilePayments } from '../../domain/payment/reconcile-payments.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const api = useApi();
const [starter = PACKS[0]] = PACKS;
const SECRET = `sandbox:${TEST_ENVIRONMENT.SESSION_SECRET}`;

async function order(pack = starter) {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  const made = await visitor.to('createPayment', undefined, {
    sessionId: id,
    amount: pack?.amount,
    messageCount: pack?.messages,
    paymentMethod: 'upi',
  });
  expect(made.status).toBe(201);
  const { orderId, redirectUrl } = createPaymentResponse.parse(made.body);
  expect(new URL(redirectUrl).pathname).toBe(`/checkout/sandbox/${orderId}`);
  return { visitor, id, orderId, page: `/sandbox/upi/${orderId}` };
}

/** Presses a button of the payment page; where the browser is sent next. */
async function press(visitor: Visitor, page: string, action: string): Promise<URL> {
  const answer = await visitor.call('POST', page, `action=${action}`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

async function verify(visitor: Visitor, orderId: string, extra: object = {}) {
  const answer = await visitor.to('verifyPayment', undefined, {
    orderId,
    ...extra,
  });
  return answer.status === 200 ? verifyPaymentResponse.parse(answer.body) : answer.status;
}

const webhook = (
  orderId: string,
  status: 'SUCCESS' | 'FAILED',
  amount: number,
  secret = SECRET,
) => {
  const { body, headers } = writeWebhook(secret, {
    type: `PAYMENT_${status}_WEBHOOK`,
    time: '2026-11-20T10:00:00+05:30',
    payment: { orderId, paymentId: `pay-${orderId}`, amount },
  });
  return api.browser().call('POST', '/api/payment/webhook/sandbox', body, headers);
};

describe('a pack that is paid', () => {
  it('is credited once by the webhook, and the browser comes back with its order', async () => {
    const { visitor, id, orderId, page } = await order();
    expect((await visitor.call('GET', page)).body).toContain('₹9');
    const back = await press(visitor, page, 'pay');
    expect(back.pathname).toBe(`/post-payment/${id}`);
    expect(back.searchParams.get('order_id')).toBe(orderId);
    expect(await visitor.balance()).toBe(30);
    expect(await verify(visitor, `sandbox-${orderId}`)).toMatchObject({ success: true, orderId });
    expect(await verify(visitor, orderId)).toEqual({
      bankReference: null,
      success: true,
      amount: 9,
      orderId,
      status: 'success',
      bankPending: false,
      messageCount: 10,
      messageBalance: 30,
    });
    await press(visitor, page, 'pay');
    expect(await visitor.balance()).toBe(30);
    expect((await visitor.to('session', id)).body.isPaid).toBe(true);
  });

  it('is credited once through 200 webhooks and status checks at the same time', async () => {
    const { visitor, orderId, page } = await order();
    await press(visitor, page, 'pay');
    const crowd = Array.from({ length: 100 }, () => [
      webhook(orderId, 'SUCCESS', 9),
      verify(visitor, orderId),
    ]);
    for (const answer of await Promise.all(crowd.flat())) {
      expect(answer).toMatchObject(
        'headers' in Object(answer) ? { status: 200 } : { success: true },
      );
    }
    expect((await webhook(orderId, 'SUCCESS', 9)).status).toBe(200);
    expect(await visitor.balance()).toBe(30);
  });

  it('after it failed or was cancelled is credited all the same, and a late failure changes nothing', async () => {
    const { visitor, orderId, page } = await order();
    await press(visitor, page, 'fail');
    expect(await verify(visitor, orderId)).toMatchObject({ success: false, status: 'failed' });
    expect((await press(visitor, page, 'cancel')).searchParams.get('status')).toBe('CANCELLED');
    await press(visitor, page, 'pay');
    await webhook(orderId, 'FAILED', 9);
    expect(await verify(visitor, orderId)).toMatchObject({ success: true, status: 'success' });
    expect(await visitor.balance()).toBe(30);
  });

  it('pressed twice at once is paid once, and reported under one id', async () => {
    const { visitor, orderId, page } = await order();
    await Promise.all(Array.from({ length: 4 }, () => press(visitor, page, 'pay')));
    const [rows] = await api.db.pool.query(
      'SELECT DISTINCT outcome FROM webhook_events WHERE order_id = ?',
      [orderId],
    );
    const outcomes = (rows as { outcome: string }[]).map(({ outcome }) => outcome);
    expect(outcomes).not.toContain('second-payment');
    expect(await visitor.balance()).toBe(30);
  });

  it('waits for the bank, and is found by the reconcile job when no webhook comes', async () => {
    const { visitor, orderId, page } = await order();
    await press(visitor, page, 'hold');
    expect(await verify(visitor, orderId)).toMatchObject({ success: false, bankPending: true });
    expect(await visitor.balance()).toBe(20);
    const paid = "UPDATE sandbox_orders SET state = 'paid', payment_id = id WHERE id = ?";
    await api.db.pool.query(paid, [orderId]);
    const old = 'UPDATE payments SET next_look_at = CURRENT_TIMESTAMP(3) WHERE id = ?';
    await api.db.pool.query(old, [orderId]);
    await Promise.all([reconcilePayments(api.context), reconcilePayments(api.context)]);
    expect(await visitor.balance()).toBe(30);
  });

  it('is credited through racing webhooks alone, each answered 200', async () => {
    const { visitor, orderId } = await order();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => webhook(orderId, 'SUCCESS', 9)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await visitor.balance()).toBe(30);
  });

  it('is found behind many that wait for the bank, and after a failed attempt', async () => {
    const waiting = await Promise.all(Array.from({ length: 60 }, () => order()));
    const { visitor, orderId, page } = await order();
    await press(visitor, page, 'fail');
    const ids = [...waiting.map((one) => one.orderId), orderId];
    await api.db.pool.query('UPDATE sandbox_orders SET state = "held" WHERE id IN (?)', [ids]);
    const paid = "UPDATE sandbox_orders SET state = 'paid', payment_id = id WHERE id = ?";
    await api.db.pool.query(paid, [orderId]);
    const due = 'UPDATE payments SET next_look_at = CURRENT_TIMESTAMP(3) WHERE id IN (?)';
    await api.db.pool.query(due, [ids]);
    await reconcilePayments(api.context);
    await reconcilePayments(api.context);
    expect(await visitor.balance()).toBe(30);
  });

  it('works when the balance is empty, and for the next pack', async () => {
    const { visitor, id, page } = await order();
    for (let n = 0; n < 20; n++) await visitor.send(id, 'hi');
    expect((await visitor.send(id, 'more')).body).toMatchObject({ rechargeRequired: true });
    expect((await visitor.send(id, 'more')).status).toBe(402);
    await press(visitor, page, 'pay');
    for (let n = 0; n < 10; n++) expect((await visitor.send(id, 'hi')).status).toBe(200);
    expect((await visitor.send(id, 'more')).body).toMatchObject({ rechargeRequired: true });
    expect((await visitor.send(id, 'more')).status).toBe(402);
  });
});

describe('nothing is credited', () => {
  it('for another amount, an unknown order, or a signature that is not the provider’s', async () => {
    const { visitor, orderId } = await order();
    expect((await webhook(orderId, 'SUCCESS', 1)).status).toBe(200);
    expect((await webhook('nobody', 'SUCCESS', 9)).status).toBe(200);
    expect((await webhook(orderId, 'SUCCESS', 9, 'guessed')).status).toBe(401);
    const unsigned = { type: 'PAYMENT_SUCCESS_WEBHOOK' };
    expect((await visitor.call('POST', '/api/payment/webhook/sandbox', unsigned)).status).toBe(401);
    expect(await visitor.balance()).toBe(20);
  });

  it('for a status in the address', async () => {
    const { visitor, orderId } = await order();
    expect(await verify(visitor, orderId)).toMatchObject({ success: false, status: 'pending' });
    expect(await visitor.balance()).toBe(20);
  });

  it.each([
    { amount: 1, messageCount: 10 },
    { amount: 9, messageCount: 1000 },
    { amount: -9, messageCount: 10 },
    { amount: '9', messageCount: 10 },
    { amount: 9, messageCount: 10, paymentMethod: 'card' },
  ])('for a pack that is not on offer: %j', async (malformed) => {
    const visitor = await api.visitor();
    const sessionId = await visitor.startChat();
    const body = { sessionId, paymentMethod: 'upi', ...malformed };
    expect((await visitor.to('createPayment', undefined, body)).status).toBe(422);
  });

  it('ordered several times at once under one id is one order, and an id is of one order', async () => {
    const visitor = await api.visitor();
    const sessionId = await visitor.startChat();
    const pack = { amount: 9, messageCount: 10, paymentMethod: 'upi' };
    const order = (extra: object = {}) =>
      visitor.to('createPayment', undefined, {
        sessionId,
        ...pack,
        clientOrderId: 'tapped-once',
        ...extra,
      });
    const made = await Promise.all(Array.from({ length: 8 }, () => order()));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    expect(new Set(made.map(({ body }) => body.orderId)).size).toBe(1);
    expect(new Set(made.map(({ body }) => body.redirectUrl)).size).toBe(1);
    const [rows] = await api.db.pool.query(
      'SELECT COUNT(*) AS orders FROM payments WHERE session_id = ?',
      [sessionId],
    );
    expect(rows).toEqual([{ orders: 1 }]);
    expect((await order({ amount: 99, messageCount: 50 })).status).toBe(409);
    expect((await order({ clientOrderId: 'tapped-again' })).body.orderId).not.toBe(
      made[0]?.body.orderId,
    );
    expect((await order({ clientOrderId: 'x y' })).status).toBe(422);
  });
});

describe('an order', () => {
  it('cannot be made from, or looked at by, somebody else', async () => {
    const { id, orderId } = await order();
    const other = await api.visitor();
    const body = { sessionId: id, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    expect((await other.to('createPayment', undefined, body)).status).toBe(404);
    expect(await verify(other, orderId)).toBe(404);
    expect(await verify(api.browser(), orderId)).toBe(401);
  });

  it('is refused with an invalid id', async () => {
    const { visitor } = await order();
    expect(await verify(visitor, 'é😀')).toBe(422);
    expect((await webhook('é😀', 'SUCCESS', 9)).status).toBe(200);
  });

  it('can be checked with the token of its return URL, which opens no other order', async () => {
    const { visitor, orderId, page } = await order();
    const token = (await press(visitor, page, 'pay')).searchParams.get('t');
    const bought = { success: true, amount: 9, messageCount: 10 };
    expect(await verify(api.browser(), orderId, { token })).toMatchObject({
      ...bought,
      messageBalance: null,
    });
    expect(await verify(visitor, orderId, { token })).toMatchObject({
      ...bought,
      messageBalance: 30,
    });
    const second = await order();
    expect(await verify(api.browser(), second.orderId, { token })).toBe(404);
  });

  it.each(['x', 'é'.repeat(32), 'f'.repeat(32)])('is not found by the token %j', async (token) => {
    const { orderId } = await order();
    expect(await verify(api.browser(), orderId, { token })).toBe(404);
  });

  it('stays in the books when its buyer is erased, without personal data', async () => {
    const { visitor, orderId, page } = await order();
    await press(visitor, page, 'pay');
    await visitor.to('eraseMe');
    const [rows] = await api.db.pool.query(
      'SELECT status, user_id, session_id FROM payments WHERE id = ?',
      [orderId],
    );
    expect(rows).toEqual([{ status: 'success', user_id: null, session_id: null }]);
  });
});
