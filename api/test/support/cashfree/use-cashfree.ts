import { afterAll, beforeEach, expect } from 'vitest';
import { createPaymentResponse, verifyPaymentResponse } from '#contract/schemas/payment.ts';
import { createProvider } from '../../../adapters/payments/cashfree/provider.ts';
import { createProviders } from '../../../domain/payment/providers.ts';
import { reconcilePayments } from '../../../domain/payment/reconcile-payments.ts';
import { useApi } from '../use-api.ts';
import type { Visitor } from '../visitor.ts';
import { startEmulator } from './emulator.ts';
import { KEYS } from './emulator-books.ts';
import { paymentEvent } from './emulator-webhooks.ts';

/** The product on the emulated provider, which answers immediately or is given up after a moment. */
export async function useCashfree() {
  const emulator = await startEmulator();
  const provider = createProvider({
    ...KEYS,
    baseUrl: emulator.url,
    apiVersion: '2025-01-01',
    fallbackPhone: '9999999999',
    fetch,
    pause: () => Promise.resolve(),
    warn: () => {},
    perMinute: { create: 1000, order: 1000, payments: 1000, refund: 1000 },
    createTimeoutMs: 800,
    fetchTimeoutMs: 800,
  });
  const api = useApi(
    { paymentProviders: createProviders(provider.name, [provider]) },
    {
      PAYMENT_PROVIDER: 'cashfree',
      CASHFREE_APP_ID: KEYS.appId,
      CASHFREE_SECRET_KEY: KEYS.secretKey,
      CASHFREE_FALLBACK_PHONE: '9999999999',
      CASHFREE_BASE_URL: emulator.url,
    },
  );
  beforeEach(() => {
    emulator.faults.length = 0;
    emulator.heard.length = 0;
  });
  afterAll(() => emulator.stop());

  const create = (visitor: Visitor, sessionId: string) =>
    visitor.to('createPayment', undefined, {
      sessionId,
      amount: 9,
      messageCount: 10,
      paymentMethod: 'upi',
    });

  return {
    api,
    emulator,
    create,

    /** A new visitor's order of the smallest pack. */
    async order() {
      const visitor = await api.visitor();
      const sessionId = await visitor.startChat();
      const made = await create(visitor, sessionId);
      expect(made.status).toBe(201);
      const { orderId, redirectUrl } = createPaymentResponse.parse(made.body);
      return { visitor, sessionId, orderId, page: redirectUrl.slice(api.origin.length) };
    },

    /** An attempt at the provider; the event of it. */
    attempt(orderId: string, status = 'SUCCESS'): string {
      const payment = emulator.books.attempt(orderId, status);
      return paymentEvent(emulator.books.find(orderId), payment);
    },

    async verify(visitor: Visitor, orderId: string, token?: string) {
      const body = { orderId, token };
      const answer = await visitor.to('verifyPayment', undefined, body);
      return answer.status === 200 ? verifyPaymentResponse.parse(answer.body) : answer.status;
    },

    /** The reconcile job's next run, as if the orders were due; `late`: and their own were over. */
    async reconcile(orderIds: string[], { late = false } = {}): Promise<void> {
      const past = 'CURRENT_TIMESTAMP(3) - INTERVAL 1 SECOND';
      const expiry = late ? `, expires_at = ${past}` : '';
      const due = `UPDATE payments SET next_look_at = ${past}${expiry} WHERE id IN (?)`;
      await api.db.pool.query(due, [orderIds]);
      await reconcilePayments(api.context);
    },

    /** Our own row. */
    async row(where: 'id' | 'session_id', value: string) {
      const [rows] = await api.db.pool.query(`SELECT * FROM payments WHERE ${where} = ?`, [value]);
      const [row] = rows as Record<string, unknown>[];
      return row;
    },
  };
}
