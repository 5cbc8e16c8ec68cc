import { beforeEach, describe, expect, it } from 'vitest';
import { reconcileRefunds } from '../../domain/payment/reconcile-refunds.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { deliver, refundEvent } from '../support/cashfree/emulator-webhooks.ts';
import { useCashfree } from '../support/cashfree/use-cashfree.ts';

const { api, emulator, order, attempt, row } = await useCashfree();
const { faults, books } = emulator;

beforeEach(() => {
  books.refundStatus = 'SUCCESS';
});

async function paid() {
  const made = await order();
  await deliver(api.origin, attempt(made.orderId));
  expect(await made.visitor.balance()).toBe(30);
  return made;
}

const refund = (orderId: string) => refundOrder(api.context, { orderId, note: 'asked for it' });

/** Reports a refund's current status at the provider. */
async function tell(orderId: string, refundId: string, status: string): Promise<void> {
  const known = books.findRefund(orderId, refundId);
  known.refund_status = status;
  expect(await deliver(api.origin, refundEvent(known))).toBe(200);
}

async function reconcile(): Promise<void> {
  const due =
    'UPDATE refunds SET next_look_at = CURRENT_TIMESTAMP(3) WHERE next_look_at IS NOT NULL';
  await api.db.pool.query(due);
  await reconcileRefunds(api.context);
}

const statusOf = async (orderId: string) => (await row('id', orderId))?.status;

describe('a refund at the provider', () => {
  it('that completes at once closes the order', async () => {
    const { visitor, orderId } = await paid();
    await refund(orderId);
    expect(await statusOf(orderId)).toBe('refunded');
    expect(await visitor.balance()).toBe(20);
    await tell(orderId, orderId, 'SUCCESS');
    expect(await visitor.balance()).toBe(20);
  });

  it.each([
    ['SUCCESS', 'refunded', 20],
    ['FAILED', 'success', 30],
    ['CANCELLED', 'success', 30],
    ['ONHOLD', 'success', 20],
  ])('that is pending and then %s leaves the order %s', async (status, left, balance) => {
    books.refundStatus = 'PENDING';
    const { visitor, orderId } = await paid();
    await refund(orderId);
    expect([await statusOf(orderId), await visitor.balance()]).toEqual(['success', 20]);
    for (let nth = 0; nth < 3; nth++) await tell(orderId, orderId, status);
    expect([await statusOf(orderId), await visitor.balance()]).toEqual([left, balance]);
  });

  it('is found by the reconcile job when no event comes', async () => {
    books.refundStatus = 'PENDING';
    const { orderId } = await paid();
    await refund(orderId);
    books.findRefund(orderId, orderId).refund_status = 'SUCCESS';
    await reconcile();
    expect(await statusOf(orderId)).toBe('refunded');
  });

  it('whose response is lost twice is made once', async () => {
    const { visitor, orderId } = await paid();
    faults.push({ call: 'POST /orders/x/refunds', fault: '500, made' });
    faults.push({ call: 'GET /orders/x/refunds/x', fault: 'cut' });
    await refund(orderId).catch(() => undefined);
    expect(await statusOf(orderId)).toBe('success');
    await reconcile();
    expect(await statusOf(orderId)).toBe('refunded');
    expect(books.find(orderId).refunds.size).toBe(1);
    expect(await visitor.balance()).toBe(20);
  });

  it('started in its dashboard revokes what is unspent', async () => {
    const { visitor, orderId } = await paid();
    books.refund(orderId, { refund_id: 'dashboard_1', refund_amount: 9 });
    await tell(orderId, 'dashboard_1', 'SUCCESS');
    expect([await statusOf(orderId), await visitor.balance()]).toEqual(['refunded', 20]);
  });

  it('of an attempt that came too late revokes nothing', async () => {
    const { visitor, orderId } = await paid();
    books.refund(orderId, { refund_id: 'late_attempt', refund_amount: 9 });
    books.findRefund(orderId, 'late_attempt').refund_type = 'PAYMENT_AUTO_REFUND';
    await tell(orderId, 'late_attempt', 'SUCCESS');
    expect([await statusOf(orderId), await visitor.balance()]).toEqual(['success', 30]);
  });
});
