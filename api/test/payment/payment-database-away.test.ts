import { beforeAll, expect, it } from 'vitest';
import { audit } from '#db/audit.ts';
import { isUnavailable } from '#db/errors.ts';
import { newId } from '#db/new-id.ts';
import { readBalance } from '#db/queries/user/balance.ts';
import { readConfig } from '../../config.ts';
import { type Context, createContext } from '../../context.ts';
import { handleWebhook } from '../../domain/payment/handle-webhook.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { reconcileRefunds } from '../../domain/payment/reconcile-refunds.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { verifyPayment } from '../../domain/payment/verify-payment.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useOwnServer } from '../support/use-own-server.ts';

const scripted = scriptedProvider();
const own = useOwnServer();
let context: Context;

beforeAll(async () => {
  context = await createContext(readConfig(TEST_ENVIRONMENT), own.db, {
    paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
  });
});

/** A visitor with 20 messages and a paid pack that we do not know about yet. */
async function purchase() {
  const [userId, orderId] = [newId(), newId()];
  await own.db.pool.query(
    `INSERT INTO users (id, session_id, browser_fingerprint, message_balance) VALUES (?, ?, ?, 20);
     INSERT INTO balance_entries (id, user_id, delta, reason, reference) VALUES (?, ?, 20, 'signup', ?);
     INSERT INTO payments (id, user_id, amount, message_count, status, provider, expires_at) VALUES (?, ?, 9, 10, 'pending', 'scripted', CURRENT_TIMESTAMP(3))`,
    [userId, userId, userId, newId(), userId, userId, orderId, userId],
  );
  scripted.orders.set(orderId, { amount: 9, state: 'paid', providerPaymentId: `pay-${orderId}` });
  return { userId, orderId };
}

const isAway = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
};

it('a database that fails between the provider’s response and our commit loses no payment and no refund', async () => {
  const { userId, orderId } = await purchase();
  const balance = () => readBalance(own.db.executor, userId);
  const ask = () => verifyPayment(context, { orderId, userId, token: undefined });
  const { body, headers } = paymentEvent(scripted, orderId, 'SUCCESS');
  const hear = () => handleWebhook(context, scripted.provider, Buffer.from(body), headers);

  scripted.script.duringFetch = () => own.database.stop();
  await isAway(ask());
  await isAway(hear());
  scripted.script.duringFetch = async () => {};
  await own.start();
  expect(await balance()).toBe(20);
  await Promise.all([hear(), ask(), hear()]);
  expect(await balance()).toBe(30);

  // The provider makes the refund, and the database is unavailable when its answer comes.
  const { refund } = scripted.provider;
  scripted.provider.refund = async (asked) => {
    const made = await refund(asked);
    await own.database.stop();
    return made;
  };
  const sent = await refundOrder(context, { orderId, note: 'asked for it' });
  expect(sent).toMatchObject({ kind: 'requested', settlement: 'unanswered' });
  scripted.provider.refund = refund;
  await own.start();
  await own.db.pool.query('UPDATE refunds SET next_look_at = CURRENT_TIMESTAMP(3)');
  await reconcileRefunds(context);
  expect(await balance()).toBe(20);
  expect(scripted.leftOf(orderId)).toBe(0);
  expect(await audit(own.db)).toEqual([]);
});
