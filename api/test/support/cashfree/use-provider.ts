import { afterAll, beforeEach } from 'vitest';
import { newId } from '#db/new-id.ts';
import { createProvider } from '../../../adapters/payments/cashfree/provider.ts';
import type { ProviderOrder } from '../../../domain/payment/provider.ts';
import { startEmulator } from './emulator.ts';
import { KEYS } from './emulator-books.ts';
import type { Fault } from './emulator-faults.ts';

/** An order as the domain asks for it. */
export function someOrder(change: Partial<ProviderOrder> = {}): ProviderOrder {
  const id = newId();
  return {
    id,
    amount: 9,
    customerId: newId(),
    returnUrl: `https://jaanu.example/post-payment/${newId()}?order_id=${id}&t=${'a'.repeat(32)}`,
    expiresAt: new Date(Date.now() + 20 * 60_000),
    ...change,
  };
}

/** The adapter on an emulator of the suite's own; it waits for an answer for a moment only. */
export async function useProvider() {
  const emulator = await startEmulator();
  const { books, heard, faults, url } = emulator;
  const pauses: number[] = [];
  const warnings: string[] = [];
  const settings = {
    ...KEYS,
    baseUrl: url,
    apiVersion: '2025-01-01',
    fallbackPhone: '9999999999',
    fetch,
    pause: async (ms: number) => pauses.push(ms),
    warn: (_: object, what: string) => void warnings.push(what),
    perMinute: { create: 1000, order: 1000, payments: 1000, refund: 1000 },
    createTimeoutMs: 800,
    fetchTimeoutMs: 800,
  };
  const cashfree = createProvider(settings);
  beforeEach(() => {
    heard.length = 0;
    pauses.length = 0;
    warnings.length = 0;
    faults.length = 0;
    books.refundStatus = 'SUCCESS';
  });
  afterAll(() => emulator.stop());
  return {
    books,
    heard,
    /** What was waited for, in milliseconds. */
    pauses,
    /** What was logged. */
    warnings,
    settings,
    cashfree,
    calls: () => heard.map(({ call }) => call),
    /** Has the next such calls go wrong, one after the other. */
    fail: (call: string, ...kinds: Fault[]) =>
      faults.push(...kinds.map((fault) => ({ call, fault }))),

    /** An order with at most one attempt; answers its id. */
    async attempted(status?: string): Promise<string> {
      const order = someOrder();
      await cashfree.createOrder(order);
      if (status) books.attempt(order.id, status);
      heard.length = 0;
      return order.id;
    },
  };
}
