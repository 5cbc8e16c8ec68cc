import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { CashfreeError } from '../../adapters/payments/cashfree/cashfree-error.ts';
import { createProvider } from '../../adapters/payments/cashfree/provider.ts';
import { safeError } from '../../log.ts';
import { startEmulator } from '../support/cashfree/emulator.ts';
import { KEYS } from '../support/cashfree/emulator-books.ts';
import { someOrder, useProvider } from '../support/cashfree/use-provider.ts';

const { cashfree, fail, settings } = await useProvider();

describe('a failure', () => {
  it('says what went wrong without revealing the keys', async () => {
    const stranger = createProvider({ ...settings, secretKey: 'hunter2-hunter2' });
    const calls = [
      () => stranger.createOrder(someOrder()),
      () => stranger.fetchStatus(newId()),
      () => stranger.refund({ id: newId(), orderId: newId(), amount: 9 }),
      () => cashfree.createOrder(someOrder()),
    ];
    fail('POST /orders', 'cut', 'cut');
    for (const call of calls) {
      const error = await call().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(CashfreeError);
      const told =
        inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(safeError(error));
      for (const secret of ['hunter2', KEYS.secretKey, KEYS.appId]) {
        expect(told).not.toContain(secret);
      }
    }
  });

  it('does not send the keys to another host', async () => {
    fail('GET /orders/x', 'elsewhere');
    await expect(cashfree.fetchStatus(newId())).rejects.toMatchObject({ status: 302 });
  });

  it('is raised before an endless response fills the memory', async () => {
    fail('GET /orders/x', 'endless');
    await expect(cashfree.fetchStatus(newId())).rejects.toMatchObject({ code: 'nonsense' });
  });

  it('is raised in time when the provider is gone', async () => {
    const other = await startEmulator();
    await other.stop();
    const gone = createProvider({ ...settings, baseUrl: other.url });
    await expect(gone.createOrder(someOrder())).rejects.toMatchObject({ code: 'unreachable' });
  });
});
