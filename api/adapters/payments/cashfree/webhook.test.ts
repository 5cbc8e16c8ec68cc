import { describe, expect, it } from 'vitest';
import { WebhookRefused } from '../../../domain/payment/provider.ts';
import { signature, signedHeaders } from './signature.ts';
import { readWebhook } from './webhook.ts';

const SECRET = 'the secret';
const TIMESTAMP = '1795161171147';

const read = (body: string, headers = signedHeaders(SECRET, TIMESTAMP, body)) =>
  readWebhook(SECRET, Buffer.from(body), headers);

const payment = (change: object = {}, order: object = {}) =>
  JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    event_time: '2026-08-01T11:16:10+05:30',
    data: {
      order: { order_id: 'order-1', ...order },
      payment: {
        cf_payment_id: '975672265',
        payment_status: 'SUCCESS',
        payment_amount: 9,
        payment_currency: 'INR',
        ...change,
      },
    },
  });

const refund = (change: object = {}) =>
  JSON.stringify({
    type: 'REFUND_STATUS_WEBHOOK',
    data: {
      refund: {
        refund_id: 'refund-1',
        order_id: 'order-1',
        refund_amount: 9,
        refund_status: 'SUCCESS',
        refund_type: 'MERCHANT_INITIATED',
        ...change,
      },
    },
  });

describe('a signature', () => {
  it('covers the timestamp and the body, with no separator', () => {
    const known = '0pM2GdttJSewPFhxsH1nVKvgeUeQD/mx7t0F5acVYpI=';
    expect(signature('secret', '1700000000000', '{"a":1}')).toBe(known);
  });

  it.each<[string, Record<string, string | string[] | undefined>]>([
    ['is missing', { 'x-webhook-signature': undefined }],
    ['is empty', { 'x-webhook-signature': '' }],
    ['comes twice', { 'x-webhook-signature': ['a', 'b'] }],
    ['is of another time', { 'x-webhook-timestamp': '1795161171148' }],
    ['has no time', { 'x-webhook-timestamp': undefined }],
    ['is of another secret', signedHeaders('guessed', TIMESTAMP, payment())],
    ['is of another body', signedHeaders(SECRET, TIMESTAMP, `${payment()} `)],
    [
      'has a dot in between',
      { 'x-webhook-signature': signature(SECRET, `${TIMESTAMP}.`, payment()) },
    ],
  ])('is refused when it %s', (_, change) => {
    const headers = { ...signedHeaders(SECRET, TIMESTAMP, payment()), ...change };
    expect(() => readWebhook(SECRET, Buffer.from(payment()), headers)).toThrow(WebhookRefused);
  });

  it('is refused when the same amount is written in other bytes', () => {
    const body = payment().replace('"payment_amount":9', '"payment_amount":9.00');
    const headers = signedHeaders(SECRET, TIMESTAMP, body);
    expect(read(body, headers).payment?.amount).toBe(9);
    const again = JSON.stringify(JSON.parse(body));
    expect(() => read(again, headers)).toThrow(WebhookRefused);
  });

  it('is refused when part of the body is passed as the timestamp', () => {
    const body = `{"junk":${payment()}`;
    const moved = { ...signedHeaders(SECRET, TIMESTAMP, body) };
    const timestamp = `${TIMESTAMP}{"junk":`;
    const headers = { ...moved, 'x-webhook-timestamp': timestamp };
    expect(signature(SECRET, timestamp, payment())).toBe(moved['x-webhook-signature']);
    expect(() => read(payment(), headers)).toThrow(WebhookRefused);
  });

  it('holds for a late redelivery', () => {
    const body = payment();
    const old = signedHeaders(SECRET, '1500000000000', body);
    expect(read(body, old).key).toBe(read(body).key);
  });
});

describe('an event', () => {
  it.each([
    ['SUCCESS', 'paid'],
    ['PENDING', 'bank'],
    ['FLAGGED', 'bank'],
    ['FAILED', 'failed'],
    ['USER_DROPPED', 'cancelled'],
    ['CANCELLED', 'cancelled'],
  ])('of an attempt that is %s is %s, whatever its type', (payment_status, state) => {
    const said = read(payment({ payment_status }));
    expect(said).toMatchObject({
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      time: new Date('2026-08-01T05:46:10Z'),
      payment: {
        orderId: 'order-1',
        state,
        amount: 9,
        currency: 'INR',
        providerPaymentId: '975672265',
      },
    });
    expect(said.refund).toBeUndefined();
  });

  it.each([
    ['SUCCESS', 'success'],
    ['PENDING', 'pending'],
    ['ONHOLD', 'pending'],
    ['CANCELLED', 'failed'],
    ['FAILED', 'failed'],
  ])('of a refund that is %s is %s', (refund_status, status) => {
    const said = read(refund({ refund_status }));
    expect(said.refund).toEqual({ id: 'refund-1', orderId: 'order-1', amount: 9, status });
    expect(said.payment).toBeUndefined();
  });

  it('may write ids as numbers', () => {
    expect(read(payment({ cf_payment_id: 975672265 })).payment?.providerPaymentId).toBe(
      '975672265',
    );
    expect(read(refund({ refund_id: 11325632 })).refund?.id).toBe('11325632');
  });

  it.each([
    ['an attempt that was not made', payment({ payment_status: 'NOT_ATTEMPTED' })],
    ['a word of the language', payment({ payment_status: 'constructor' })],
    ['no payment id', payment({ cf_payment_id: undefined })],
    ['an empty payment id', payment({ cf_payment_id: null })],
    ['an id beyond whole numbers', payment({ cf_payment_id: 2 ** 53 })],
    ['an amount in words', payment({ payment_amount: 'nine' })],
    ['no amount', payment({ payment_amount: undefined })],
    ['an order that is none', payment({}, { order_id: '../orders' })],
    ['a refund the provider makes of itself', refund({ refund_type: 'PAYMENT_AUTO_REFUND' })],
    ['a refund in an unknown state', refund({ refund_status: 'toString' })],
    ['a refund without an amount', refund({ refund_amount: null })],
    ['a refund of less than nothing', refund({ refund_amount: -9 })],
    ['a refund beyond all prices', refund({ refund_amount: 1e12 })],
    ['a probe', '{"type":"WEBHOOK","data":{"test_object":{"test_key":"test_value"}}}'],
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('of no meaning to us is kept for the record: %s', (_, body) => {
    const said = read(body);
    expect(said.payment).toBeUndefined();
    expect(said.refund).toBeUndefined();
    expect(said.key).toMatch(/^[\da-f]{64}$/);
    expect(said.type).toMatch(/^[\x20-\x7e]{1,64}$/);
  });

  it.each(['9', '9.0', '9.00'])('may write an amount as the text %s', (text) => {
    expect(read(payment({ payment_amount: text })).payment?.amount).toBe(9);
    expect(read(refund({ refund_amount: text })).refund?.amount).toBe(9);
  });

  it.each([
    ['DISPUTE_CREATED', 'open'],
    ['DISPUTE_UPDATED', 'open'],
    ['DISPUTE_CLOSED', 'closed'],
  ])('%s is of a dispute that is %s, with its deadline', (type, status) => {
    const said = read(
      JSON.stringify({
        type,
        event_time: '2026-06-15T21:50:04+05:30',
        data: {
          dispute: {
            dispute_id: '433475258',
            dispute_type: 'DISPUTE',
            reason_code: '1402',
            reason_description: 'Duplicate Processing',
            dispute_amount: 9,
            respond_by: '2026-06-18T23:59:59+05:30',
            dispute_status: 'DISPUTE_CREATED',
          },
          order_details: { order_id: 'order-1', order_amount: 9, cf_payment_id: 885457437 },
        },
      }),
    );
    expect(said.dispute).toEqual({
      id: '433475258',
      orderId: 'order-1',
      amount: 9,
      status,
      stage: 'DISPUTE DISPUTE_CREATED',
      reason: 'Duplicate Processing',
      respondBy: new Date('2026-06-18T18:29:59Z'),
    });
  });

  it('without a time has none', () => {
    expect(read('{"type":"WEBHOOK","event_time":"soon"}').time).toBeUndefined();
  });
});
