import { describe, expect, it } from 'vitest';
import { deliver } from '../support/cashfree/emulator-webhooks.ts';
import { useCashfree } from '../support/cashfree/use-cashfree.ts';

const { api, emulator, order, attempt, verify, reconcile, row } = await useCashfree();
const { books } = emulator;

describe('a pack', () => {
  it('is ordered, paid and credited once, though webhook, return and reconcile job all report it', async () => {
    const { visitor, sessionId, orderId, page } = await order();
    expect((await visitor.call('GET', page)).body).toContain(
      books.find(orderId).payment_session_id,
    );
    const event = attempt(orderId);
    const answers = await Promise.all([
      ...[1, 2, 3].map((nth) => deliver(api.origin, event, nth)),
      verify(visitor, orderId),
      reconcile([orderId]),
    ]);
    expect(answers.slice(0, 3)).toEqual([200, 200, 200]);
    expect(await verify(visitor, orderId)).toMatchObject({ success: true, status: 'success' });
    expect(await visitor.balance()).toBe(30);
    const back = await visitor.call('GET', page);
    expect(back.status).toBe(303);
    const { pathname, searchParams } = new URL(back.headers.get('location') ?? '', api.origin);
    expect(pathname).toBe(`/post-payment/${sessionId}`);
    expect(searchParams.get('order_id')).toBe(orderId);
    const { cf_order_id: theirs, payments } = books.find(orderId);
    expect(await verify(visitor, theirs)).toMatchObject({ success: true, orderId });
    expect(await verify(api.browser(), orderId, searchParams.get('t') ?? '')).toMatchObject({
      success: true,
    });
    expect(await row('id', orderId)).toMatchObject({
      provider_order_id: theirs,
      transaction_id: payments[0]?.cf_payment_id,
    });
  });

  it('is credited after attempts that failed, and events that come late change nothing', async () => {
    const { visitor, orderId } = await order();
    const failed = attempt(orderId, 'FAILED');
    await deliver(api.origin, failed);
    expect(await verify(visitor, orderId)).toMatchObject({ success: false, status: 'failed' });
    const paid = attempt(orderId);
    await deliver(api.origin, paid);
    await deliver(api.origin, attempt(orderId, 'USER_DROPPED'));
    await deliver(api.origin, failed, 2);
    expect(await verify(visitor, orderId)).toMatchObject({ success: true, status: 'success' });
    expect(await visitor.balance()).toBe(30);
  });

  it('is waited for while the bank is slow, though the event says success', async () => {
    const { visitor, orderId } = await order();
    const event = attempt(orderId, 'PENDING');
    expect(event).toContain('PAYMENT_SUCCESS_WEBHOOK');
    await deliver(api.origin, event);
    const waiting = { success: false, status: 'pending', bankPending: true };
    expect(await verify(visitor, orderId)).toMatchObject(waiting);
    await reconcile([orderId], { late: true });
    expect(await verify(visitor, orderId)).toMatchObject(waiting);
    attempt(orderId);
    await reconcile([orderId]);
    expect(await visitor.balance()).toBe(30);
  });

  it('paid after its expiry is credited all the same', async () => {
    const { visitor, orderId } = await order();
    books.find(orderId).order_status = 'EXPIRED';
    await reconcile([orderId], { late: true });
    expect(await row('id', orderId)).toMatchObject({ status: 'expired' });
    await deliver(api.origin, attempt(orderId));
    expect(await visitor.balance()).toBe(30);
  });

  it.each([
    ['another amount', { order_amount: 1 }],
    ['another currency', { order_currency: 'USD' }],
  ])('paid with %s is not credited', async (_, change) => {
    const { visitor, orderId } = await order();
    Object.assign(books.find(orderId), change);
    const { order_currency: currency } = books.find(orderId);
    await deliver(api.origin, attempt(orderId).replaceAll('"INR"', `"${currency}"`));
    expect(await verify(visitor, orderId)).toMatchObject({ success: false });
    await reconcile([orderId]);
    expect(await visitor.balance()).toBe(20);
  });
});
