import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorCommand } from '../../../ops/operator/command.ts';
import { needsReview } from '../../../ops/operator/orders/needs-review.ts';
import { order } from '../../../ops/operator/orders/order.ts';
import { recheck } from '../../../ops/operator/orders/recheck.ts';
import { refund } from '../../../ops/operator/orders/refund.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { buy, deliver } from '../support/buy.ts';
import { operateOn } from '../support/operate.ts';
import { paymentEvent, scriptedProvider, signed } from '../support/scripted-provider.ts';
import { useApi } from '../support/use-api.ts';

const scripted = scriptedProvider();
const { script } = scripted;
const api = useApi({
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
});

beforeEach(() => {
  script.faults = [];
  script.refundsBecome = 'success';
});

const operate = (command: OperatorCommand, args: string[]) => operateOn(api, command, args);

async function ordered({ paid = true } = {}) {
  const purchase = await buy(api);
  (scripted.orders.get(purchase.orderId) as { state: string }).state = 'paid';
  if (paid) await deliver(api, paymentEvent(scripted, purchase.orderId, 'SUCCESS'));
  return purchase;
}

describe('needs-review', () => {
  it('lists what a person has to look into, and nothing that went well', async () => {
    const fine = await ordered();
    const odd = await buy(api);
    await deliver(api, paymentEvent(scripted, odd.orderId, 'SUCCESS', { amount: 1 }));
    const dispute = { id: 'd-1', orderId: fine.orderId, amount: 9, status: 'open' as const };
    const respondBy = new Date('2026-12-01T18:29:59Z');
    const said = { ...dispute, stage: 'DISPUTE', reason: 'Duplicate', respondBy };
    await deliver(api, signed('DISPUTE_CREATED', { dispute: said }));
    const { code, text, told } = await operate(needsReview, []);
    expect(code).toBe(0);
    expect(text).toContain(`order ${odd.orderId}: PAYMENT_WEBHOOK → mismatch`);
    expect(text).toContain('compare with the dashboard');
    expect(text).toContain('Dispute d-1, answer by 2026-12-01 18:29:59');
    expect(text.split(fine.orderId)).toHaveLength(2);
    expect(told).toMatchObject({ events: [{ orderId: odd.orderId, outcome: 'mismatch' }] });
    await deliver(
      api,
      signed('DISPUTE_CLOSED', { dispute: { ...said, status: 'closed' } }, '2026-11-23T10:00:00Z'),
    );
    await api.db.pool.query('UPDATE webhook_events SET received_at = NOW() - INTERVAL 8 DAY');
    expect((await operate(needsReview, ['7'])).text).toBe('Nothing in the last 7 days.');
    expect((await operate(needsReview, ['some'])).code).toBe(1);
  });

  it('lists a refund that a provider refused without an event, until another one is made', async () => {
    const { orderId } = await ordered();
    script.refundsBecome = 'refused';
    await operate(refund, [orderId, 'asked for']);
    const { text, told } = await operate(needsReview, []);
    expect(text).toContain(`order ${orderId}: refund ${orderId} of ₹9 failed`);
    expect(told).toMatchObject({ refunds: [{ orderId, id: orderId, amount: 9 }] });
    script.refundsBecome = 'success';
    await operate(refund, [orderId, 'asked for']);
    expect((await operate(needsReview, [])).told).toMatchObject({ refunds: [] });
  });
});

describe('order', () => {
  it('shows everything, by any of its names', async () => {
    const { orderId, userId } = await ordered();
    await operate(refund, [orderId, 'asked', 'for', 'it']);
    for (const name of [orderId, `cf-${orderId}`, `pay-${orderId}`]) {
      const { code, text, told } = await operate(order, [name]);
      expect(code).toBe(0);
      for (const part of [
        `Order ${orderId}: refunded`,
        userId,
        'pack +10',
        'refund -10',
        'made, ₹9, 10 messages taken back, by operator: asked for it',
        'PAYMENT_WEBHOOK → credited, once',
      ]) {
        expect(text).toContain(part);
      }
      expect(told).toMatchObject({ order: { id: orderId }, refunds: [{ id: orderId }] });
      expect(JSON.stringify(told)).not.toContain('checkoutToken');
    }
  });

  it.each([[[]], [['nobody']], [[crypto.randomUUID()]]])('refuses %j', async (args) => {
    expect(await operate(order, args)).toMatchObject({
      code: 1,
      told: { error: expect.stringMatching(/order/i) },
    });
  });
});

describe('recheck', () => {
  it('finds a payment that was never reported to us', async () => {
    const { orderId, visitor } = await ordered({ paid: false });
    const { code, text } = await operate(recheck, [orderId]);
    expect([code, text]).toEqual([0, 'The order was pending and is success now.']);
    expect(await visitor.balance()).toBe(30);
    expect((await operate(recheck, [orderId])).text).toBe('The order is success, as before.');
  });

  it('finds a refund that was made after it had failed', async () => {
    const { orderId, visitor } = await ordered();
    script.refundsBecome = 'refused';
    expect(await operate(refund, [orderId, 'why'])).toMatchObject({ code: 1 });
    expect(await visitor.balance()).toBe(30);
    scripted.refunds.set(orderId, { id: orderId, orderId, amount: 9, status: 'success' });
    expect((await operate(recheck, [orderId])).text).toContain('was success and is refunded now');
    expect(await visitor.balance()).toBe(20);
  });

  it('finds a refund started at the provider, for which no event ever came', async () => {
    const { orderId, visitor } = await ordered();
    scripted.refunds.set('dash-9', { id: 'dash-9', orderId, amount: 9, status: 'success' });
    const { code, text } = await operate(recheck, [orderId]);
    expect([code, text]).toEqual([
      0,
      'The order was success and is refunded now.\nRefund dash-9 is made.',
    ]);
    expect(await visitor.balance()).toBe(20);
  });

  it('sends a refund that was never sent', async () => {
    const { orderId } = await ordered();
    script.faults = ['before'];
    await operate(refund, [orderId, 'why']);
    expect((await operate(recheck, [orderId])).text).toContain(`Refund ${orderId} is made.`);
  });

  it('says so when the provider does not answer, or the order is not its', async () => {
    const { orderId } = await ordered({ paid: false });
    script.faults = ['before'];
    expect(await operate(recheck, [orderId])).toMatchObject({
      code: 1,
      told: { error: expect.stringMatching(/be asked/) },
    });
    await api.db.pool.query("UPDATE payments SET provider = 'other' WHERE id = ?", [orderId]);
    expect(await operate(recheck, [orderId])).toMatchObject({ code: 1 });
    expect(await operate(recheck, ['nobody'])).toMatchObject({ code: 1 });
  });
});

describe('refund', () => {
  it('says what became of it, and does it once', async () => {
    const { orderId, visitor } = await ordered();
    const first = await operate(refund, [orderId, 'double', 'payment']);
    expect(first).toMatchObject({ code: 0, told: { orderId, refund: { note: 'double payment' } } });
    expect(first.text).toContain('10 messages taken back: made.');
    const again = await operate(refund, [orderId, 'double', 'payment']);
    expect([again.code, again.text]).toEqual([
      0,
      `Nothing to do: refund ${orderId} of ₹9 is made.`,
    ]);
    expect(await visitor.balance()).toBe(20);
  });

  it('is kept and sent later when the provider does not answer', async () => {
    const { orderId } = await ordered();
    script.faults = ['before'];
    const { code, text } = await operate(refund, [orderId, 'why']);
    expect([code, text]).toEqual([2, expect.stringContaining('asks it again by itself')]);
    expect(text).toContain(`recheck ${orderId}`);
  });

  it('says so when the provider refunded a different amount', async () => {
    const { orderId } = await ordered();
    scripted.refunds.set(orderId, { id: orderId, orderId, amount: 5, status: 'success' });
    const { code, text } = await operate(refund, [orderId, 'why']);
    expect([code, text]).toEqual([1, expect.stringContaining('another amount')]);
  });

  it('is refused without a reason, for an unknown order, and for one that is not paid', async () => {
    const { orderId } = await ordered({ paid: false });
    for (const args of [[orderId], [], ['nobody', 'why'], [orderId, 'why']]) {
      expect(await operate(refund, args)).toMatchObject({
        code: 1,
        told: { error: expect.stringMatching(/./) },
      });
    }
  });
});
