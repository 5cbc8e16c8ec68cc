import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findPayment } from '#db/queries/payment/payments.ts';
import { refundsOf } from '#db/queries/payment/refunds.ts';
import { eventsOf } from '#db/queries/payment/webhook-events.ts';
import { needsReview } from '../../../ops/operator/orders/needs-review.ts';
import { recheck } from '../../../ops/operator/orders/recheck.ts';
import { PROVIDERS } from '../../adapters/payments/registry.ts';
import { writeWebhook } from '../../adapters/payments/sandbox/webhook.ts';
import { readConfig } from '../../config.ts';
import { type Context, createContext } from '../../context.ts';
import { createPayment } from '../../domain/payment/create-payment.ts';
import { reconcilePayments } from '../../domain/payment/reconcile-payments.ts';
import { reconcileRefunds } from '../../domain/payment/reconcile-refunds.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { requestRefund } from '../../domain/payment/request-refund.ts';
import { verifyPayment } from '../../domain/payment/verify-payment.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { operateOn } from '../support/operate.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { tinyProvider } from '../support/tiny-provider.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';

const tiny = tinyProvider();
const providers = [...PROVIDERS, tiny.module];
const SECRET = 'tiny secret';

/** New orders go to the sandbox; the tiny provider has its credentials still. */
const api = useApi({}, { TINY_SECRET: SECRET }, providers);

/** The same product with other settings. */
const productWith = (environment: NodeJS.ProcessEnv): Promise<Context> =>
  createContext(readConfig({ ...TEST_ENVIRONMENT, ...environment }, providers), api.db, {
    replyEngine: echoEngine,
  });

/** Before the switch: the tiny provider took new orders. */
const before = () => productWith({ PAYMENT_PROVIDER: 'tiny', TINY_SECRET: SECRET });
/** Long after it: its credentials are removed. */
const without = () => productWith({});

/** An order of the tiny provider. */
async function tinyOrder({ paid = false } = {}) {
  const visitor = await api.visitor();
  const sessionId = await visitor.startChat();
  const { id: userId } = (await visitor.to('me')).body;
  const pack = { requestKey: null, amount: 9, messageCount: 10, origin: api.origin };
  const { orderId } = await createPayment(await before(), { userId, chatId: sessionId, ...pack });
  if (paid) tiny.pay(orderId);
  return { visitor, userId, sessionId, orderId };
}

const webhook = (name: string, body: string, headers: Record<string, string>) =>
  api.browser().call('POST', `/api/payment/webhook/${name}`, body, headers);
const tinyWebhook = (orderId: string) => webhook('tiny', orderId, { 'x-tiny-secret': SECRET });

const rowOf = async (orderId: string) => findPayment(api.db.executor, orderId);
const due = (table: 'payments' | 'refunds', orderId: string) =>
  api.db.pool.query(
    `UPDATE ${table} SET next_look_at = CURRENT_TIMESTAMP(3) WHERE ${table === 'refunds' ? 'payment_id' : 'id'} = ?`,
    [orderId],
  );

beforeEach(() => {
  tiny.asked.length = 0;
});

describe('a provider without real money', () => {
  const settings = {
    ...TEST_ENVIRONMENT,
    NODE_ENV: 'production',
    DATABASE_URL: 'mysql://u:p@127.0.0.1:3306/jaanu',
    PUBLIC_ORIGIN: 'https://jaanu.example',
    TINY_SECRET: SECRET,
  };
  const active = (more: NodeJS.ProcessEnv) =>
    readConfig({ ...settings, ...more }, providers).payments.active.map(({ name }) => name);

  it.each(['sandbox', 'tiny'])('%s takes no orders in production unless that is said', (name) => {
    expect(() => active({ PAYMENT_PROVIDER: name })).toThrow(/ALLOW_SANDBOX_PAYMENTS=1/);
    expect(active({ PAYMENT_PROVIDER: name, ALLOW_SANDBOX_PAYMENTS: '1' })).toContain(name);
  });

  it('is not active there beside the one that does take orders either', () => {
    const real = {
      PAYMENT_PROVIDER: 'cashfree',
      CASHFREE_ENV: 'production',
      CASHFREE_APP_ID: 'an-id',
      CASHFREE_SECRET_KEY: 'a-secret',
      CASHFREE_FALLBACK_PHONE: '9999999999',
    };
    expect(active(real)).toEqual(['cashfree']);
  });
});

describe('an order of a provider that no longer takes new ones', () => {
  it('is remembered as its own, while new ones go to the other', async () => {
    const { visitor, sessionId, orderId } = await tinyOrder();
    expect(await rowOf(orderId)).toMatchObject({
      provider: 'tiny',
      checkoutToken: `token-${orderId}`,
    });
    const pack = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    const made = await visitor.to('createPayment', undefined, pack);
    expect((await rowOf(made.body.orderId))?.provider).toBe('sandbox');
    const page = await visitor.call<string>('GET', `/checkout/tiny/${orderId}`);
    expect([page.status, page.body]).toEqual([200, expect.stringContaining(`token-${orderId}`)]);
    const wrong = await visitor.call('GET', `/checkout/tiny/${made.body.orderId}`);
    expect(wrong.status).toBe(404);
  });

  it('is credited by its own webhook', async () => {
    const { visitor, orderId } = await tinyOrder({ paid: true });
    expect((await tinyWebhook(orderId)).status).toBe(200);
    expect((await tinyWebhook(orderId)).status).toBe(200);
    expect(await visitor.balance()).toBe(30);
  });

  it('is not credited by another provider', async () => {
    const { visitor, orderId } = await tinyOrder({ paid: true });
    const { body, headers } = writeWebhook(`sandbox:${TEST_ENVIRONMENT.SESSION_SECRET}`, {
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      time: '2026-11-20T10:00:00+05:30',
      payment: { orderId, paymentId: 'pay-1', amount: 9 },
    });
    expect((await webhook('sandbox', body, headers)).status).toBe(200);
    expect((await webhook('tiny', body, headers)).status).toBe(401);
    expect((await webhook('sandbox', orderId, { 'x-tiny-secret': SECRET })).status).toBe(401);
    const events = await eventsOf(api.db.executor, orderId);
    expect(events.map(({ outcome }) => outcome)).toEqual(['unknown-order']);
    expect(await visitor.balance()).toBe(20);
  });

  it.each(['', 'tiny-'])('is verified with its own, asked for as "%s…"', async (prefix) => {
    const { visitor, orderId } = await tinyOrder({ paid: true });
    const answer = await visitor.to('verifyPayment', undefined, { orderId: prefix + orderId });
    expect(answer.body).toMatchObject({ success: true, orderId, messageBalance: 30 });
    expect(tiny.asked).toEqual([orderId]);
  });

  it('is polled at its own provider', async () => {
    const { visitor, orderId } = await tinyOrder({ paid: true });
    await due('payments', orderId);
    await Promise.all([reconcilePayments(api.context), reconcilePayments(api.context)]);
    expect(tiny.asked).toEqual([orderId]);
    expect(await visitor.balance()).toBe(30);
  });

  it('is polled while the other one does not answer', async () => {
    const { visitor, orderId } = await tinyOrder({ paid: true });
    await due('payments', orderId);
    const waiting = await api.visitor();
    const sessionId = await waiting.startChat();
    const pack = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    const made = await waiting.to('createPayment', undefined, pack);
    await due('payments', made.body.orderId);
    const hangs = api.context.paymentProviders.forNewOrders;
    const gate = Promise.withResolvers<never>();
    const spy = vi.spyOn(hangs, 'fetchStatus').mockReturnValue(gate.promise);
    const run = reconcilePayments(api.context);
    await until(async () => (await visitor.balance()) === 30);
    gate.reject(new Error('away'));
    await run;
    spy.mockRestore();
    expect((await rowOf(made.body.orderId))?.status).toBe('pending');
  });

  it('is refunded by its own, at once or by the job', async () => {
    for (const byJob of [false, true]) {
      const { visitor, orderId } = await tinyOrder({ paid: true });
      await tinyWebhook(orderId);
      if (byJob) {
        await requestRefund(api.context, { orderId, note: 'asked for it' });
        await due('refunds', orderId);
        await reconcileRefunds(api.context);
      } else await refundOrder(api.context, { orderId, note: 'asked for it' });
      expect(await rowOf(orderId)).toMatchObject({ provider: 'tiny', status: 'refunded' });
      expect(await refundsOf(api.db.executor, orderId)).toMatchObject([{ status: 'success' }]);
      expect(await visitor.balance()).toBe(20);
    }
  });
});

describe('the sandbox', () => {
  it('has no payment page once real money is taken', async () => {
    expect(api.context.paymentPages.routes).toHaveLength(1);
    const switched = await before();
    expect(switched.paymentProviders.names).toContain('sandbox');
    expect(switched.paymentPages.routes).toEqual([]);
  });
});

describe('an order of a provider that is not active', () => {
  const operate = (context: Context, command: typeof needsReview, args: string[] = []) =>
    operateOn({ db: api.db, context }, command, args);

  it('is never asked of another, and settled once its own is back', async () => {
    const { visitor, userId, orderId } = await tinyOrder({ paid: true });
    const context = await without();
    expect(context.paymentProviders.names).toEqual(['sandbox']);
    await due('payments', orderId);
    await reconcilePayments(context);
    await expect(
      verifyPayment(context, { orderId, userId, token: undefined }),
    ).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await rowOf(orderId)).toMatchObject({ status: 'pending', providerPaymentId: null });
    await reconcilePayments(api.context);
    expect(await rowOf(orderId)).toMatchObject({ status: 'success' });
    expect(await visitor.balance()).toBe(30);
  });

  it('keeps its money and its messages', async () => {
    const { visitor, orderId } = await tinyOrder({ paid: true });
    await tinyWebhook(orderId);
    const context = await without();
    const input = { orderId, note: 'asked for it' };
    expect(await refundOrder(context, input)).toEqual({ kind: 'inactive-provider' });
    expect(await refundsOf(api.db.executor, orderId)).toEqual([]);
    expect(await visitor.balance()).toBe(30);
  });

  it('is named to the operator', async () => {
    const { orderId } = await tinyOrder();
    const context = await without();
    expect((await operate(context, needsReview)).text).toContain(
      `order ${orderId}: pending, of tiny`,
    );
    expect((await operate(api.context, needsReview)).text).not.toContain(orderId);
    const asked = await operate(context, recheck, [orderId]);
    expect(asked.code).toBe(1);
    expect(asked.text).toContain('tiny, which is not active');
  });
});
