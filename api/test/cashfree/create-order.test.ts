import { describe, expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { CashfreeError } from '../../adapters/payments/cashfree/cashfree-error.ts';
import type { Fault } from '../support/cashfree/emulator-faults.ts';
import { someOrder, useProvider } from '../support/cashfree/use-provider.ts';

const { books, heard, pauses, cashfree, calls, fail } = await useProvider();

describe('an order', () => {
  it('is created as the protocol requires, and leads to the checkout page', async () => {
    const wanted = someOrder();
    const made = await cashfree.createOrder(wanted);
    const { cf_order_id, payment_session_id } = books.find(wanted.id);
    expect(made).toEqual({
      providerOrderId: cf_order_id,
      checkoutToken: payment_session_id,
      redirectUrl: `https://jaanu.example/checkout/cashfree/${wanted.id}`,
    });
    const [{ headers = {}, body = '' } = {}] = heard;
    expect(headers).toMatchObject({
      'x-api-version': '2025-01-01',
      'x-idempotency-key': wanted.id,
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toEqual({
      order_id: wanted.id,
      order_amount: 9,
      order_currency: 'INR',
      customer_details: {
        customer_id: wanted.customerId.replaceAll('-', ''),
        customer_phone: '9999999999',
      },
      order_meta: {
        return_url: wanted.returnUrl,
        notify_url: 'https://jaanu.example/api/payment/webhook/cashfree',
        payment_methods: 'upi,cc,dc,nb',
      },
      order_expiry_time: `${wanted.expiresAt.toISOString().slice(0, 19)}Z`,
    });
  });

  it('sends no webhook URL that is not https', async () => {
    const wanted = someOrder({ returnUrl: 'http://127.0.0.1:3000/post-payment/x' });
    await cashfree.createOrder(wanted);
    expect(books.find(wanted.id).order_meta).not.toHaveProperty('notify_url');
  });

  it('requested again is the same one', async () => {
    const wanted = someOrder();
    const made = await cashfree.createOrder(wanted);
    expect(await cashfree.createOrder(wanted)).toEqual(made);
    const other = { ...wanted, expiresAt: new Date(wanted.expiresAt.getTime() + 60_000) };
    expect(await cashfree.createOrder(other)).toEqual(made);
    expect(calls()).toEqual(['POST /orders', 'POST /orders', 'POST /orders', 'GET /orders/x']);
  });

  it('that exists under another idempotency key is found', async () => {
    const wanted = someOrder();
    const made = await cashfree.createOrder(wanted);
    fail('POST /orders', 'mismatch');
    expect(await cashfree.createOrder(wanted)).toEqual(made);
    await expect(cashfree.createOrder({ ...wanted, amount: 99 })).rejects.toThrow('nonsense');
  });

  it('counts as created when its key is known, whatever the error code', async () => {
    const wanted = someOrder();
    const made = await cashfree.createOrder(wanted);
    fail('POST /orders', 'repeat');
    expect(await cashfree.createOrder(wanted)).toEqual(made);
  });

  it.each<Fault>([
    'slow, made',
    'cut, made',
    '500, made',
    'nonsense, made',
    'half, made',
    'stalled, made',
    'another type, made',
    'another form, made',
  ])('whose answer was lost (%s) is looked for, not made again', async (fault) => {
    fail('POST /orders', fault);
    const wanted = someOrder();
    const made = await cashfree.createOrder(wanted);
    expect(made.checkoutToken).toBe(books.find(wanted.id).payment_session_id);
    expect(calls()).toEqual(['POST /orders', 'GET /orders/x']);
  });

  it.each<Fault>(['slow', 'cut', '500'])(
    'that was not made (%s) is made again, once, with the same key and bytes',
    async (fault) => {
      fail('POST /orders', fault);
      const wanted = someOrder();
      await cashfree.createOrder(wanted);
      const [first, , second] = heard;
      expect(calls()).toEqual(['POST /orders', 'GET /orders/x', 'POST /orders']);
      expect(second?.body).toBe(first?.body);
      expect(second?.headers['x-idempotency-key']).toBe(first?.headers['x-idempotency-key']);

      heard.length = 0;
      fail('POST /orders', fault, fault);
      await expect(cashfree.createOrder(someOrder())).rejects.toThrow(CashfreeError);
      expect(calls().filter((call) => call === 'POST /orders')).toHaveLength(2);
    },
  );

  it('is not created again while it is unknown whether it exists', async () => {
    fail('POST /orders', '500');
    fail('GET /orders/x', '500');
    await expect(cashfree.createOrder(someOrder())).rejects.toThrow('500');
    expect(calls()).toEqual(['POST /orders', 'GET /orders/x']);
  });

  it('waits for a short 429 and gives up on a long one', async () => {
    fail('POST /orders', 'busy');
    await cashfree.createOrder(someOrder());
    expect(pauses).toEqual([1000]);
    fail('POST /orders', 'busy for long');
    await expect(cashfree.createOrder(someOrder())).rejects.toMatchObject({
      status: 429,
      code: 'request_rate_limited',
    });
    expect(pauses).toEqual([1000]);
  });

  it('is not requested when it is malformed', async () => {
    const returnUrl = `https://jaanu.example/${'x'.repeat(250)}`;
    await expect(cashfree.createOrder(someOrder({ returnUrl }))).rejects.toThrow(RangeError);
    for (const id of ['', '..', 'a/b', 'é'.repeat(5), 'x'.repeat(46)]) {
      await expect(cashfree.createOrder(someOrder({ id }))).rejects.toThrow(TypeError);
      await expect(cashfree.fetchStatus(id)).rejects.toThrow(TypeError);
      await expect(cashfree.fetchRefundStatus(newId(), id)).rejects.toThrow(TypeError);
    }
    expect(heard).toEqual([]);
    await expect(cashfree.createOrder(someOrder({ expiresAt: new Date() }))).rejects.toMatchObject({
      code: 'order_expiry_time_invalid',
      status: 400,
    });
  });
});
