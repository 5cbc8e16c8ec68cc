import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { findPayment } from '#db/queries/payment/payments.ts';
import { claimRefundPoll } from '#db/queries/payment/polls.ts';
import { refundsOf } from '#db/queries/payment/refunds.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { reconcileRefunds } from '../../domain/payment/reconcile-refunds.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { buy, deliver, type Purchase } from '../support/buy.ts';
import {
  type Delivery,
  paymentEvent,
  refundEvent,
  scriptedProvider,
} from '../support/scripted-provider.ts';
import { useApi } from '../support/use-api.ts';

const scripted = scriptedProvider();
const { provider, script } = scripted;
const api = useApi({ paymentProviders: createProviders(provider.name, [provider]) });

beforeEach(() => {
  script.faults = [];
  script.refundsBecome = 'success';
});

async function paid(): Promise<Purchase> {
  const purchase = await buy(api);
  await pay(purchase.orderId);
  expect(await purchase.visitor.balance()).toBe(30);
  return purchase;
}

/** Delivers an event that the provider must not have to deliver again. */
async function tell(event: Delivery): Promise<void> {
  expect((await deliver(api, event)).status).toBe(200);
}

async function pay(orderId: string): Promise<void> {
  const order = scripted.orders.get(orderId);
  if (order) order.state = 'paid';
  await tell(paymentEvent(scripted, orderId, 'SUCCESS'));
}

const spend = (delta: number, userId: string) =>
  api.db.pool.query(
    `UPDATE users SET message_balance = message_balance - ${delta} WHERE id = ?;
     INSERT INTO balance_entries (id, user_id, delta, reason, reference) VALUES (uuid(), ?, -${delta}, 'adjustment', uuid())`,
    [userId, userId],
  );

const refund = (orderId: string) => refundOrder(api.context, { orderId, note: 'asked for it' });

/** How the order and its refunds stand. */
async function state(orderId: string) {
  const order = await findPayment(api.db.executor, orderId);
  const refunds = await refundsOf(api.db.executor, orderId);
  return [order?.status, ...refunds.map(({ status, messagesTaken }) => [status, messagesTaken])];
}

const reconcile = async () => {
  await api.db.pool.query(
    'UPDATE refunds SET next_look_at = CURRENT_TIMESTAMP(3) WHERE next_look_at IS NOT NULL',
  );
  await reconcileRefunds(api.context);
};

describe('a refund', () => {
  it('revokes the unspent pack and closes the order', async () => {
    const { visitor, orderId } = await paid();
    expect(await refund(orderId)).toMatchObject({ kind: 'requested' });
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['refunded', ['success', 10]]);
    expect(await refund(orderId)).toMatchObject({ kind: 'already' });
    expect(await visitor.balance()).toBe(20);
  });

  it('is exported with everything else that is stored about the visitor', async () => {
    const { visitor, orderId } = await paid();
    await refund(orderId);
    const body = await visitor.exported<{ refunds: object[]; payments: object[] }>();
    expect(body.refunds).toMatchObject([{ paymentId: orderId, amount: 9, messagesTaken: 10 }]);
    expect(body.payments).toMatchObject([{ id: orderId, status: 'refunded' }]);
    expect(body.payments[0]).not.toHaveProperty('checkoutToken');
  });

  it.each([
    [27, 3],
    [30, 0],
  ])('after %i messages were spent takes the %i that are left', async (spent, taken) => {
    const { visitor, userId, orderId } = await paid();
    await spend(spent, userId);
    await refund(orderId);
    expect(await visitor.balance()).toBe(0);
    expect(await state(orderId)).toEqual(['refunded', ['success', taken]]);
  });

  it('asked for by many at once is made once', async () => {
    const { visitor, orderId } = await paid();
    await Promise.all(Array.from({ length: 20 }, () => refund(orderId)));
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['refunded', ['success', 10]]);
    expect(scripted.leftOf(orderId)).toBe(0);
  });

  it('that takes the bank a while is reported by the webhook, or found by the reconcile job', async () => {
    script.refundsBecome = 'pending';
    const [one, two] = [await paid(), await paid()];
    for (const { orderId, visitor } of [one, two]) {
      await refund(orderId);
      expect(await visitor.balance()).toBe(20);
      expect(await state(orderId)).toEqual(['success', ['pending', 10]]);
      const known = scripted.refunds.get(orderId);
      if (known) known.status = 'success';
    }
    const said = scripted.refunds.get(one.orderId);
    if (said) await tell(refundEvent(said));
    expect(await state(one.orderId)).toEqual(['refunded', ['success', 10]]);
    await Promise.all([reconcile(), reconcile()]);
    expect(await state(two.orderId)).toEqual(['refunded', ['success', 10]]);
  });

  it('that fails returns the messages, and can be retried under another id', async () => {
    const { visitor, orderId } = await paid();
    script.refundsBecome = 'refused';
    expect(await refund(orderId)).toMatchObject({ settlement: 'refund-failed' });
    expect(await visitor.balance()).toBe(30);
    expect(await state(orderId)).toEqual(['success', ['failed', 10]]);
    script.refundsBecome = 'success';
    await refund(orderId);
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['refunded', ['failed', 10], ['success', 10]]);
    expect(scripted.refunds.has(`${orderId}-2`)).toBe(true);
  });

  it('that was reported as failed and completes after all revokes what is unspent again', async () => {
    const { visitor, userId, orderId } = await paid();
    script.refundsBecome = 'refused';
    await refund(orderId);
    await spend(24, userId);
    const late = { id: orderId, orderId, amount: 9, status: 'success' } as const;
    await tell(refundEvent(late));
    await tell(refundEvent({ ...late, status: 'failed' }));
    expect(await visitor.balance()).toBe(0);
    expect(await state(orderId)).toEqual(['refunded', ['success', 6]]);
  });

  it.each(['before', 'after'] as const)(
    'whose call breaks %s the provider acts is sent again and made once',
    async (fault) => {
      const { visitor, orderId } = await paid();
      script.faults = [fault];
      expect(await refund(orderId)).toMatchObject({ kind: 'requested', settlement: 'unanswered' });
      expect(await state(orderId)).toEqual(['success', ['requested', 10]]);
      await reconcile();
      expect(await state(orderId)).toEqual(['refunded', ['success', 10]]);
      expect(await visitor.balance()).toBe(20);
    },
  );

  it('that is refused because an earlier attempt succeeded counts as made', async () => {
    const { orderId } = await paid();
    script.faults = ['after'];
    await refund(orderId);
    script.refundsBecome = 'refused';
    await reconcile();
    expect(await state(orderId)).toEqual(['refunded', ['success', 10]]);
  });

  it('is not polled when it ended after the reconcile job made its list', async () => {
    const { orderId } = await paid();
    script.refundsBecome = 'pending';
    await refund(orderId);
    const [before] = await refundsOf(api.db.executor, orderId);
    if (!before) throw new Error('no refund');
    await tell(refundEvent({ id: orderId, orderId, amount: 9, status: 'success' }));
    expect(await claimRefundPoll(api.db.executor, before, 60)).toBe(false);
    expect((await refundsOf(api.db.executor, orderId))[0]?.nextPollAt).toBeNull();
  });

  it('is not made for an order that is not paid, unknown, or of another provider', async () => {
    const { orderId } = await buy(api);
    expect(await refund(orderId)).toEqual({ kind: 'not-paid' });
    expect(await refund(crypto.randomUUID())).toEqual({ kind: 'unknown-order' });
    const { orderId: other } = await paid();
    await api.db.pool.query("UPDATE payments SET provider = 'other' WHERE id = ?", [other]);
    expect(await refund(other)).toEqual({ kind: 'inactive-provider' });
  });
});

describe('a refund started at the provider', () => {
  const begun = (orderId: string, amount: number, status: 'pending' | 'success' | 'failed') =>
    refundEvent({ id: `dash-${orderId.slice(-12)}-${amount * 10}`, orderId, amount, status });

  it('takes its share of the pack, rounded down until all is back, and closes the order when all is back', async () => {
    const { visitor, orderId } = await paid();
    await tell(begun(orderId, 4, 'pending'));
    await tell(begun(orderId, 4, 'success'));
    expect(await visitor.balance()).toBe(26);
    expect(await state(orderId)).toEqual(['success', ['success', 4]]);
    await tell(begun(orderId, 5, 'success'));
    await tell(begun(orderId, 5, 'success'));
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['refunded', ['success', 4], ['success', 6]]);
  });

  it.each([
    [
      [3, 6],
      [3, 7],
    ],
    [
      [6, 3],
      [6, 4],
    ],
    [
      [3, 3, 3],
      [3, 3, 4],
    ],
    [
      [0.5, 8.5],
      [0, 10],
    ],
  ])('in parts of ₹%j leaves nothing behind when all is back', async (parts, taken) => {
    const { visitor, orderId } = await paid();
    for (const [n, part] of parts.entries()) {
      const id = `dash-${orderId.slice(-12)}-${n}`;
      await tell(refundEvent({ id, orderId, amount: part, status: 'success' }));
    }
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['refunded', ...taken.map((n) => ['success', n])]);
  });

  it('in parts of which one fails leaves what the other does not pay for', async () => {
    const { visitor, orderId } = await paid();
    await tell(begun(orderId, 3, 'pending'));
    await tell(begun(orderId, 6, 'pending'));
    expect(await visitor.balance()).toBe(20);
    await tell(begun(orderId, 3, 'failed'));
    expect(await visitor.balance()).toBe(24);
    await tell(begun(orderId, 6, 'success'));
    expect(await state(orderId)).toEqual(['success', ['failed', 3], ['success', 6]]);
    await tell(begun(orderId, 3, 'success'));
    expect(await visitor.balance()).toBe(20);
  });

  it('is completed by ours, which gives back the rest', async () => {
    const { visitor, orderId } = await paid();
    const order = scripted.orders.get(orderId);
    await tell(begun(orderId, 4.5, 'success'));
    if (order) order.amount = 4.5;
    expect(await refund(orderId)).toMatchObject({ refund: { amount: 4.5, messagesTaken: 5 } });
    expect(await visitor.balance()).toBe(20);
    expect((await state(orderId))[0]).toBe('refunded');
  });

  it('reported before the payment credits first and then revokes', async () => {
    const { visitor, orderId } = await buy(api);
    const order = scripted.orders.get(orderId);
    if (order) order.state = 'paid';
    await tell(begun(orderId, 9, 'success'));
    await tell(paymentEvent(scripted, orderId, 'SUCCESS'));
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['refunded', ['success', 10]]);
  });

  it('reported while the provider still calls the order unpaid is redelivered, and revokes then', async () => {
    const { visitor, orderId } = await buy(api);
    const early = begun(orderId, 9, 'success');
    expect((await deliver(api, early)).status).toBe(503);
    await tell(paymentEvent(scripted, orderId, 'SUCCESS'));
    expect(await visitor.balance()).toBe(30);
    await tell(early);
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['refunded', ['success', 10]]);
  });

  it('does not revoke twice next to one of ours, and takes over what ours returns when it fails', async () => {
    const { visitor, orderId } = await paid();
    script.refundsBecome = 'pending';
    await refund(orderId);
    await tell(begun(orderId, 9, 'success'));
    expect(await visitor.balance()).toBe(20);
    await tell(refundEvent({ id: orderId, orderId, amount: 9, status: 'failed' }));
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['refunded', ['failed', 10], ['success', 10]]);
  });

  it('of an order that we do not know, or never was paid, or of another amount, changes nothing', async () => {
    const { visitor, orderId } = await buy(api);
    expect((await deliver(api, begun(orderId, 9, 'success'))).status).toBe(503);
    await tell(begun('nobody', 9, 'success'));
    await pay(orderId);
    script.refundsBecome = 'pending';
    await refund(orderId);
    await tell(refundEvent({ id: orderId, orderId, amount: 8, status: 'success' }));
    expect(await visitor.balance()).toBe(20);
    expect(await state(orderId)).toEqual(['success', ['pending', 10]]);
    const { orderId: other } = await paid();
    await tell(begun(other, 9, 'failed'));
    await tell(refundEvent({ id: orderId, orderId: other, amount: 9, status: 'success' }));
    expect(await state(other)).toEqual(['success']);
  });
});

describe('a buyer who is erased', () => {
  it('before the payment arrived is refunded automatically', async () => {
    const { visitor, orderId } = await buy(api);
    await visitor.to('eraseMe');
    await pay(orderId);
    expect(await state(orderId)).toEqual(['success', ['requested', 0]]);
    await pay(orderId);
    await reconcileRefunds(api.context);
    expect(await state(orderId)).toEqual(['refunded', ['success', 0]]);
    expect(scripted.leftOf(orderId)).toBe(0);
  });

  it('before the payment arrived is reported when the provider refuses the refund', async () => {
    const { visitor, orderId } = await buy(api);
    await visitor.to('eraseMe');
    await pay(orderId);
    script.refundsBecome = 'refused';
    await reconcileRefunds(api.context);
    const found = (await audit(api.db)).map(({ name }) => name);
    expect(found).toEqual(['what came after its buyer was erased goes back']);
    script.refundsBecome = 'success';
    await refund(orderId);
    expect(await state(orderId)).toEqual(['refunded', ['failed', 0], ['success', 0]]);
  });

  it.each(['success', 'failed'] as const)('while a refund is under way: %s', async (end) => {
    const { visitor, orderId } = await paid();
    script.refundsBecome = 'pending';
    await refund(orderId);
    await visitor.to('eraseMe');
    await tell(refundEvent({ id: orderId, orderId, amount: 9, status: end }));
    expect((await state(orderId))[0]).toBe(end === 'success' ? 'refunded' : 'success');
  });

  it('at the moment of the payment is either credited and erased, or refunded', async () => {
    for (let round = 0; round < 10; round++) {
      const { visitor, orderId } = await buy(api);
      await Promise.all([pay(orderId), visitor.to('eraseMe'), pay(orderId)]);
      await reconcileRefunds(api.context);
      expect(await state(orderId)).toBeOneOf([['success'], ['refunded', ['success', 0]]]);
    }
  });
});
