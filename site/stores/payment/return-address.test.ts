import { expect, test } from 'vitest';
import { readReturnAddress } from './return-address.ts';

const O = { orderId: 'o', token: null };

test.each([
  ['?payment_status=CANCELLED', 'refused'],
  ['?payment_status=FAILED', 'refused'],
  ['?status=CANCELLED', 'refused'],
  ['?status=FAILED', 'refused'],
  ['?status=cancelled', 'refused'],
  ['?status=SUCCESS&payment_status=FAILED', 'refused'],
  ['?payment_status=SUCCESS', 'success'],
  ['?status=SUCCESS', 'success'],
  ['?payment_status=cancelled', 'empty'],
  ['?status=success', 'empty'],
  ['', 'empty'],
  ['?order_id=', 'empty'],
])('%s alone is %s', (query, kind) => {
  expect(readReturnAddress(query)).toEqual({ kind, order: null });
});

test.each([
  ['?order_id=o', O],
  ['?order_id=o&status=PENDING', O],
  ['?order_id=o&order_id=other', O],
  ['?order_id=&order_id=o', O],
  ['?cf_order_id=77', { orderId: '77', token: null }],
  ['?cf_order_id=77&order_id=o', O],
  ['?order_id=o&t=secret', { orderId: 'o', token: 'secret' }],
])('%s has to be asked after', (query, order) => {
  expect(readReturnAddress(query)).toEqual({ kind: 'unknown', order });
});

test('a status parameter takes precedence over an order, and keeps it', () => {
  expect(readReturnAddress('?order_id=o&status=SUCCESS')).toEqual({ kind: 'success', order: O });
  expect(readReturnAddress('?order_id=o&status=FAILED')).toEqual({ kind: 'refused', order: O });
});
