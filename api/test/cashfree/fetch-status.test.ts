import { describe, expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { CashfreeError } from '../../adapters/payments/cashfree/cashfree-error.ts';
import { createProvider } from '../../adapters/payments/cashfree/provider.ts';
import type { Fault } from '../support/cashfree/emulator-faults.ts';
import { useProvider } from '../support/cashfree/use-provider.ts';

const { books, cashfree, fail, attempted, warnings, settings, calls } = await useProvider();

describe('a status check', () => {
  it.each([
    [undefined, 'open'],
    ['FAILED', 'open'],
    ['USER_DROPPED', 'open'],
    ['PENDING', 'bank'],
    ['FLAGGED', 'bank'],
  ])('finds an order with an attempt that is %s: %s', async (status, state) => {
    const orderId = await attempted(status);
    expect(await cashfree.fetchStatus(orderId)).toEqual({ orderId, state });
  });

  it('finds a paid order, with its amount and the payment that counts', async () => {
    const orderId = await attempted('FAILED');
    const { cf_payment_id: providerPaymentId } = books.attempt(orderId, 'SUCCESS');
    const said = { orderId, state: 'paid', amount: 9, currency: 'INR', providerPaymentId };
    expect(await cashfree.fetchStatus(orderId)).toEqual(said);
  });

  it.each([
    ['EXPIRED', 'FAILED', 'expired'],
    ['EXPIRED', 'PENDING', 'bank'],
    ['TERMINATED', 'FAILED', 'expired'],
    ['TERMINATION_REQUESTED', 'FAILED', 'open'],
  ])('finds a %s order with a %s attempt: %s', async (orderStatus, status, state) => {
    const orderId = await attempted(status);
    books.find(orderId).order_status = orderStatus;
    expect((await cashfree.fetchStatus(orderId)).state).toBe(state);
  });

  it('does not take a successful attempt for a paid order', async () => {
    const orderId = await attempted('SUCCESS');
    books.find(orderId).order_status = 'ACTIVE';
    expect((await cashfree.fetchStatus(orderId)).state).toBe('bank');
  });

  it('tells a missing order from a missing page', async () => {
    const orderId = newId();
    expect(await cashfree.fetchStatus(orderId)).toEqual({ orderId, state: 'absent' });
    fail('GET /orders/x', 'lost page');
    await expect(cashfree.fetchStatus(orderId)).rejects.toThrow(CashfreeError);
  });

  it('asks for a retry when the list of payments is rate limited', async () => {
    const orderId = await attempted('FAILED');
    fail('GET /orders/x/payments', 'busy for long');
    expect((await cashfree.fetchStatus(orderId)).state).toBe('bank');
  });

  it('finds a paid order when the list of payments is rate limited', async () => {
    const orderId = await attempted('SUCCESS');
    fail('GET /orders/x/payments', 'busy for long');
    const said = { orderId, state: 'paid', amount: 9, currency: 'INR' };
    expect(await cashfree.fetchStatus(orderId)).toEqual(said);
  });

  it.each<Fault>([
    'slow',
    'stalled, made',
    'cut',
    '500',
    'nonsense, made',
    'another type, made',
    'another form, made',
    'elsewhere',
  ])('that fails (%s) says nothing of the order', async (fault) => {
    const orderId = await attempted('SUCCESS');
    fail('GET /orders/x', fault);
    await expect(cashfree.fetchStatus(orderId)).rejects.toThrow(CashfreeError);
  });

  it.each<Fault>([
    'slow',
    'stalled, made',
    'cut',
    '500',
    'lost page',
    'nonsense, made',
    'half, made',
    'endless',
    'another type, made',
    'another form, made',
    'elsewhere',
    'busy for long',
  ])(
    'of which the list of payments fails (%s) believes the order, and says so once',
    async (fault) => {
      const [paid, open] = [await attempted('SUCCESS'), await attempted('FAILED')];
      fail('GET /orders/x/payments', fault, fault);
      const said = { orderId: paid, state: 'paid', amount: 9, currency: 'INR' };
      expect(await cashfree.fetchStatus(paid)).toEqual(said);
      expect(warnings).toHaveLength(1);
      expect((await cashfree.fetchStatus(open)).state).toBe('bank');
    },
  );

  it('reads what it can of a list with an unknown entry, and treats that as pending', async () => {
    const paid = await attempted('SUCCESS');
    const [{ cf_payment_id = '' } = {}] = books.find(paid).payments;
    const odd = { cf_payment_id: { no: 'id' }, payment_status: null } as never;
    books.find(paid).payments.unshift(odd);
    expect(await cashfree.fetchStatus(paid)).toMatchObject({
      state: 'paid',
      providerPaymentId: cf_payment_id,
    });
    const failed = await attempted('FAILED');
    books.find(failed).payments.unshift(odd);
    expect((await cashfree.fetchStatus(failed)).state).toBe('bank');
  });

  it('reads an amount that is written as text', async () => {
    const orderId = await attempted('SUCCESS');
    books.find(orderId).order_amount = '9.00' as never;
    expect(await cashfree.fetchStatus(orderId)).toMatchObject({ state: 'paid', amount: 9 });
  });

  it('respects the limit of each endpoint: beyond that of the list the order’s status counts', async () => {
    const orderId = await attempted('SUCCESS');
    let now = 0;
    const narrow = createProvider({
      ...settings,
      clock: () => now,
      perMinute: { create: 1, order: 3, payments: 2, refund: 1 },
    });
    for (let n = 0; n < 3; n++) expect((await narrow.fetchStatus(orderId)).state).toBe('paid');
    expect(calls().filter((call) => call.endsWith('payments'))).toHaveLength(2);
    await expect(narrow.fetchStatus(orderId)).rejects.toMatchObject({ code: 'allowance_spent' });
    now = 60_001;
    expect(await narrow.fetchStatus(orderId)).toHaveProperty('providerPaymentId');
  });

  it('refuses a response about another order', async () => {
    const orderId = await attempted('SUCCESS');
    books.orders.set('other-order', books.find(orderId));
    await expect(cashfree.fetchStatus('other-order')).rejects.toThrow('nonsense');
  });
});
