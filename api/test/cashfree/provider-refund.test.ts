import { describe, expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { CashfreeError } from '../../adapters/payments/cashfree/cashfree-error.ts';
import { RefundRefused } from '../../domain/payment/provider.ts';
import type { Fault } from '../support/cashfree/emulator-faults.ts';
import { useProvider } from '../support/cashfree/use-provider.ts';

const { books, heard, cashfree, fail, attempted } = await useProvider();

describe('a refund', () => {
  const wanted = (orderId: string, id = orderId) => ({ id, orderId, amount: 9 });

  it('is made under a key that is not the order’s', async () => {
    const orderId = await attempted('SUCCESS');
    const done = { id: orderId, orderId, amount: 9, status: 'success' };
    expect(await cashfree.refund(wanted(orderId))).toEqual(done);
    const [{ headers = {}, body = '' } = {}] = heard;
    expect(headers['x-idempotency-key']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(headers['x-idempotency-key']).not.toBe(orderId);
    const said = { refund_id: orderId, refund_amount: 9, refund_speed: 'STANDARD' };
    expect(JSON.parse(body)).toEqual(said);
    expect(await cashfree.refund(wanted(orderId))).toEqual(done);
    expect(books.find(orderId).refunds.size).toBe(1);
  });

  it('goes from pending to success', async () => {
    const orderId = await attempted('SUCCESS');
    books.refundStatus = 'PENDING';
    expect((await cashfree.refund(wanted(orderId))).status).toBe('pending');
    books.findRefund(orderId, orderId).refund_status = 'SUCCESS';
    expect((await cashfree.fetchRefundStatus(orderId, orderId))?.status).toBe('success');
    expect(await cashfree.fetchRefundStatus(orderId, `${orderId}-2`)).toBeUndefined();
  });

  it.each<Fault>(['cut, made', '500, made', 'another form, made', 'mismatch'])(
    'whose answer was lost (%s) is looked for',
    async (fault) => {
      const orderId = await attempted('SUCCESS');
      if (fault === 'mismatch') books.refund(orderId, { refund_id: orderId, refund_amount: 9 });
      fail('POST /orders/x/refunds', fault);
      expect((await cashfree.refund(wanted(orderId))).status).toBe('success');
      expect(books.find(orderId).refunds.size).toBe(1);
    },
  );

  it.each<Fault>(['slow', 'cut', '500'])('that was not made (%s) is made again', async (fault) => {
    const orderId = await attempted('SUCCESS');
    fail('POST /orders/x/refunds', fault);
    expect((await cashfree.refund(wanted(orderId))).status).toBe('success');
    fail('POST /orders/x/refunds', fault, fault);
    await expect(cashfree.refund(wanted(orderId, `${orderId}-2`))).rejects.toThrow(CashfreeError);
  });

  it.each<Fault>(['lost page', 'elsewhere'])(
    'is not given up for what stands between us and Cashfree (%s)',
    async (fault) => {
      const orderId = await attempted('SUCCESS');
      fail('POST /orders/x/refunds', fault);
      await expect(cashfree.refund(wanted(orderId))).rejects.toThrow(CashfreeError);
      expect((await cashfree.refund(wanted(orderId))).status).toBe('success');
    },
  );

  it('is in the list of its order, with those started elsewhere; automatic refunds by Cashfree are not', async () => {
    const orderId = await attempted('SUCCESS');
    expect(await cashfree.listRefunds(orderId)).toEqual([]);
    expect(await cashfree.listRefunds(newId())).toEqual([]);
    for (const id of ['dash-1', 'auto-1']) {
      books.refund(orderId, { refund_id: id, refund_amount: 2.5 });
    }
    books.findRefund(orderId, 'auto-1').refund_type = 'PAYMENT_AUTO_REFUND';
    await cashfree.refund({ ...wanted(orderId), amount: 4 });
    expect(await cashfree.listRefunds(orderId)).toEqual([
      { id: 'dash-1', orderId, amount: 2.5, status: 'success' },
      { id: orderId, orderId, amount: 4, status: 'success' },
    ]);
  });

  it.each<Fault>(['500', 'cut', 'another form, made', 'lost page'])(
    'is not taken for absent when the list fails (%s)',
    async (fault) => {
      const orderId = await attempted('SUCCESS');
      fail('GET /orders/x/refunds', fault);
      await expect(cashfree.listRefunds(orderId)).rejects.toThrow(CashfreeError);
    },
  );

  it('is distinguished from one that will never be made', async () => {
    const unpaid = await attempted('FAILED');
    await expect(cashfree.refund(wanted(unpaid))).rejects.toThrow(RefundRefused);
    await expect(cashfree.refund(wanted(newId()))).rejects.toThrow(RefundRefused);
    const paid = await attempted('SUCCESS');
    fail('POST /orders/x/refunds', 'busy for long');
    await expect(cashfree.refund(wanted(paid))).rejects.toThrow(CashfreeError);
  });
});
