import { describe, expect, it } from 'vitest';
import { paymentStatus } from '#contract/schemas/payment.ts';
import type { RefundStatus } from '#db/schema/payment/refunds.ts';
import { BECOMES, REFUND_BECOMES } from './transitions.ts';

const LEGAL = [
  'pending → success',
  'pending → failed',
  'pending → cancelled',
  'pending → expired',
  'failed → success',
  'failed → expired',
  'cancelled → success',
  'cancelled → expired',
  'expired → success',
  'success → refunded',
];

const LEGAL_REFUND = [
  'requested → pending',
  'requested → success',
  'requested → failed',
  'pending → success',
  'pending → failed',
  'failed → success',
];

const pairs = <S extends string>(all: readonly S[]) =>
  all.flatMap((from) => all.map((to) => ({ from, to })));
const REFUNDS: RefundStatus[] = ['requested', 'pending', 'success', 'failed'];

describe('an order', () => {
  it.each(pairs(paymentStatus.options))('$from → $to', ({ from, to }) => {
    expect(BECOMES[to].includes(from)).toBe(LEGAL.includes(`${from} → ${to}`));
  });
});

describe('a refund', () => {
  it.each(pairs(REFUNDS))('$from → $to', ({ from, to }) => {
    expect(REFUND_BECOMES[to].includes(from)).toBe(LEGAL_REFUND.includes(`${from} → ${to}`));
  });
});
