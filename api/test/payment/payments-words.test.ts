import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PaymentStatus, paymentStatus } from '#contract/schemas/payment.ts';
import { openDisputes } from '#db/queries/payment/disputes.ts';
import { findPayment } from '#db/queries/payment/payments.ts';
import { claimPoll } from '#db/queries/payment/polls.ts';
import { eventsOf } from '#db/queries/payment/webhook-events.ts';
import type { ProviderState } from '../../domain/payment/provider.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { reconcilePayments } from '../../domain/payment/reconcile-payments.ts';
import { settlePayment } from '../../domain/payment/settle-payment.ts';
import { buy, deliver } from '../support/buy.ts';
import { paymentEvent, scriptedProvider, signed } from '../support/scripted-provider.ts';
import { useApi } from '../support/use-api.ts';

const scripted = scriptedProvider();
const { script } = scripted;
let now = new Date();
const api = useApi({
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
  now: () => now,
});

beforeEach(() => {
  script.faults = [];
  now = new Date();
});

const statusOf = async (orderId: string) => (await findPayment(api.db.executor, orderId))?.status;
const query = (sql: string, values: unknown[]) => api.db.pool.query(sql, values);

/** What an order in status `from` becomes when the provider says so; undefined: it stays. */
const AFTER: Record<string, Partial<Record<PaymentStatus, PaymentStatus>>> = {
  paid: { pending: 'success', failed: 'success', cancelled: 'success', expired: 'success' },
  failed: { pending: 'failed' },
  cancelled: { pending: 'cancelled' },
  expired: { pending: 'expired', failed: 'expired', cancelled: 'expired' },
  bank: {},
  open: {},
  absent: {},
};
const CASES = Object.keys(AFTER).flatMap((word) =>
  paymentStatus.options.map((from) => ({ from, word, to: AFTER[word]?.[from] ?? from })),
);

describe('an order that is', () => {
  it.each(CASES)('$from and called $word is $to', async ({ from, word, to }) => {
    const { orderId, visitor } = await buy(api);
    const payment = await findPayment(api.db.executor, orderId);
    if (!payment) throw new Error('no order');
    await query('UPDATE payments SET status = ? WHERE id = ?', [from, orderId]);
    const said = { orderId, state: word as ProviderState['state'], amount: 9, currency: 'INR' };
    await settlePayment(api.context, payment, said);
    expect(await statusOf(orderId)).toBe(to);
    const credited = word === 'paid' && to === 'success' && from !== 'success';
    expect(await visitor.balance()).toBe(credited ? 30 : 20);
    // Rows inserted directly have no ledger; the audit runs after each test.
    if (!credited) await query("UPDATE payments SET status = 'pending' WHERE id = ?", [orderId]);
  });
});

describe('the record of webhooks', () => {
  const record = async (orderId: string) =>
    (await eventsOf(api.db.executor, orderId)).map(({ outcome, deliveries }) => [
      outcome,
      deliveries,
    ]);

  it('keeps every event once, how often it came and what it led to', async () => {
    const { orderId } = await buy(api);
    const events = [
      paymentEvent(scripted, orderId, 'FAILED'),
      paymentEvent(scripted, orderId, 'SUCCESS', { amount: 8 }),
      paymentEvent(scripted, orderId, 'SUCCESS'),
      paymentEvent(scripted, orderId, 'SUCCESS', { providerPaymentId: 'pay-again' }),
      paymentEvent(scripted, orderId, 'CANCELLED'),
    ];
    for (const event of [...events, ...events]) {
      expect((await deliver(api, event)).status).toBe(200);
    }
    expect(await record(orderId)).toEqual([
      ['moved', 2],
      ['mismatch', 2],
      ['credited', 2],
      ['second-payment', 2],
      ['unchanged', 2],
    ]);
  });

  it('trusts the order when an offer made its payment cheaper, and looks it up', async () => {
    const { orderId, visitor } = await buy(api);
    const order = scripted.orders.get(orderId);
    if (order) order.state = 'paid';
    const cheaper = paymentEvent(scripted, orderId, 'SUCCESS', { amount: 7.5 });
    script.faults = ['before'];
    expect((await deliver(api, cheaper)).status).toBe(500);
    expect((await deliver(api, cheaper)).status).toBe(200);
    expect(await record(orderId)).toEqual([['credited', 2]]);
    expect(await visitor.balance()).toBe(30);
  });

  it('accepts a signed event of 256 KB, and none larger', async () => {
    const { orderId } = await buy(api);
    const sized = (bytes: number) => {
      const payment = { orderId, state: 'failed' as const, filler: 'x'.repeat(bytes) };
      return deliver(api, signed('PAYMENT_WEBHOOK', { payment }));
    };
    expect((await sized(250 * 1024)).status).toBe(200);
    expect((await sized(256 * 1024)).status).toBe(413);
  });

  it('keeps the latest state of a dispute, in whatever order its events arrive', async () => {
    const { orderId } = await buy(api);
    const dispute = {
      id: `d-${orderId}`,
      orderId,
      amount: 9,
      status: 'open' as const,
      stage: 'DISPUTE',
      reason: 'Duplicate',
      respondBy: new Date('2026-12-01T00:00:00Z'),
    };
    const opened = signed('DISPUTE_CREATED', { dispute }, '2026-11-20T10:00:00Z');
    const closing = { ...dispute, status: 'closed' as const };
    const closed = signed('DISPUTE_CLOSED', { dispute: closing }, '2026-11-22T10:00:00Z');
    const listed = async () =>
      (await openDisputes(api.db.executor, 100)).filter(({ id }) => id === dispute.id);
    await deliver(api, opened);
    expect(await listed()).toMatchObject([{ orderId, respondBy: dispute.respondBy }]);
    await Promise.all([deliver(api, closed), deliver(api, opened), deliver(api, closed)]);
    expect(await listed()).toEqual([]);
    await deliver(api, signed('DISPUTE_UPDATED', { dispute }, '2026-11-21T10:00:00Z'));
    expect(await listed()).toEqual([]);
  });

  it('counts deliveries that race', async () => {
    const { orderId, visitor } = await buy(api);
    const event = paymentEvent(scripted, orderId, 'SUCCESS');
    const crowd = Array.from({ length: 100 }, () => deliver(api, event));
    for (const { status } of await Promise.all(crowd)) expect(status).toBe(200);
    expect(await record(orderId)).toEqual([['credited', 100]]);
    expect(await visitor.balance()).toBe(30);
  });

  it('does not count a payment that has settled another order as a second payment', async () => {
    const [one, two] = [await buy(api), await buy(api)];
    await deliver(api, paymentEvent(scripted, one.orderId, 'SUCCESS'));
    const again = { providerPaymentId: `pay-${one.orderId}` };
    await deliver(api, paymentEvent(scripted, two.orderId, 'SUCCESS', again));
    expect(await record(two.orderId)).toEqual([['reused-payment', 1]]);
    expect(await two.visitor.balance()).toBe(20);
  });

  it('contains irrelevant events and those of unknown orders, and nothing unsigned', async () => {
    const count = async () => {
      const [rows] = await api.db.pool.query('SELECT outcome FROM webhook_events');
      return (rows as { outcome: string }[]).map(({ outcome }) => outcome);
    };
    const before = await count();
    const probe = signed('WEBHOOK', {});
    expect((await deliver(api, probe)).status).toBe(200);
    expect((await deliver(api, paymentEvent(scripted, 'nobody', 'SUCCESS'))).status).toBe(200);
    const warn = vi.spyOn(api.context.log, 'warn');
    const forged = { ...probe, headers: { ...probe.headers, 'x-webhook-signature': 'guessed' } };
    expect((await deliver(api, forged)).status).toBe(401);
    const text = 'webhook with a wrong signature';
    expect(warn.mock.calls).toEqual([[{ provider: 'scripted' }, text]]);
    warn.mockRestore();
    expect((await count()).slice(before.length).sort()).toEqual(['ignored', 'unknown-order']);
  });

  it.each(['+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z', '0000-01-01T00:00:00Z'])(
    'takes an event of the year %s',
    async (event_time) => {
      const { orderId } = await buy(api);
      const event = signed(
        'PAYMENT_WEBHOOK',
        { payment: { orderId, state: 'failed' } },
        event_time,
      );
      expect((await deliver(api, event)).status).toBe(200);
      expect(await record(orderId)).toEqual([['moved', 1]]);
    },
  );

  it('of another provider settles nothing', async () => {
    const { orderId, visitor } = await buy(api);
    await query("UPDATE payments SET provider = 'other' WHERE id = ?", [orderId]);
    await deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
    expect(await record(orderId)).toEqual([['unknown-order', 1]]);
    expect(await visitor.balance()).toBe(20);
  });
});

describe('the reconcile job', () => {
  const reconcile = async (orderId: string, minutes: number) => {
    now = new Date(Date.now() + minutes * 60_000);
    const due = 'UPDATE payments SET next_look_at = CURRENT_TIMESTAMP(3) WHERE id = ?';
    await query(due, [orderId]);
    await reconcilePayments(api.context);
  };

  it('expires an order that never reached the provider, once it can no longer be paid', async () => {
    script.faults = ['before'];
    const visitor = await api.visitor();
    const sessionId = await visitor.startChat();
    const pack = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    expect((await visitor.to('createPayment', undefined, pack)).status).toBe(502);
    const [rows] = await query('SELECT id FROM payments WHERE session_id = ?', [sessionId]);
    const [{ id = '' } = {}] = rows as unknown as { id: string }[];
    await reconcile(id, 0);
    expect(await statusOf(id)).toBe('pending');
    await reconcile(id, 21);
    expect(await statusOf(id)).toBe('expired');
  });

  it('finds an order whose creation was never confirmed but which was paid', async () => {
    script.faults = ['after'];
    const visitor = await api.visitor();
    const sessionId = await visitor.startChat();
    const pack = { sessionId, amount: 9, messageCount: 10, paymentMethod: 'upi' };
    expect((await visitor.to('createPayment', undefined, pack)).status).toBe(502);
    const [id = ''] = [...scripted.orders.keys()].slice(-1);
    (scripted.orders.get(id) as { state: string }).state = 'paid';
    await reconcile(id, 25);
    expect(await statusOf(id)).toBe('success');
    expect(await visitor.balance()).toBe(30);
  });

  it('polls at growing intervals, by one process at a time, and no order that is paid', async () => {
    const { orderId } = await buy(api);
    let polls = 0;
    script.duringFetch = async () => void polls++;
    const pauses = [];
    for (let n = 0; n < 8; n++) {
      await query(
        'UPDATE payments SET next_look_at = CURRENT_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE id = ?',
        [orderId],
      );
      await Promise.all([reconcilePayments(api.context), reconcilePayments(api.context)]);
      const [rows] = await query(
        'SELECT ROUND(TIMESTAMPDIFF(SECOND, CURRENT_TIMESTAMP(3), next_look_at) / 60) AS minutes FROM payments WHERE id = ?',
        [orderId],
      );
      pauses.push(Number((rows as unknown as { minutes: unknown }[])[0]?.minutes));
    }
    script.duringFetch = async () => {};
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(polls).toBe(8);
    await deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
    expect((await findPayment(api.db.executor, orderId))?.nextPollAt).toBeNull();
  });

  it('gives up an old order only when the provider has answered', async () => {
    const { orderId } = await buy(api);
    script.faults = ['before'];
    await reconcile(orderId, 4 * 24 * 60);
    expect((await findPayment(api.db.executor, orderId))?.nextPollAt).not.toBeNull();
    await reconcile(orderId, 4 * 24 * 60);
    expect(await findPayment(api.db.executor, orderId)).toMatchObject({
      status: 'expired',
      nextPollAt: null,
    });
  });

  it('does not poll what was paid since it made its list', async () => {
    const { orderId } = await buy(api);
    const before = await findPayment(api.db.executor, orderId);
    if (!before) throw new Error('no order');
    await deliver(api, paymentEvent(scripted, orderId, 'SUCCESS'));
    expect(await claimPoll(api.db.executor, before, 60)).toBe(false);
    expect((await findPayment(api.db.executor, orderId))?.nextPollAt).toBeNull();
  });

  it('stops between two orders when told to stop', async () => {
    const orders = [await buy(api), await buy(api)];
    await query('UPDATE payments SET next_look_at = ? WHERE id IN (?)', [
      '2026-01-01',
      orders.map(({ orderId }) => orderId),
    ]);
    const stop = new AbortController();
    let polls = 0;
    script.duringFetch = async () => {
      polls++;
      stop.abort();
    };
    await reconcilePayments(api.context, stop.signal);
    expect(polls).toBe(1);
    await reconcilePayments(api.context);
    script.duringFetch = async () => {};
    expect(polls).toBe(2);
  });

  it('continues with the others when one status check fails', async () => {
    const [one, two] = [await buy(api), await buy(api)];
    for (const { orderId } of [one, two]) {
      (scripted.orders.get(orderId) as { state: string }).state = 'paid';
    }
    const due = 'UPDATE payments SET next_look_at = ? WHERE id = ?';
    await query(due, ['2026-01-01', one.orderId]);
    await query(due, ['2026-01-02', two.orderId]);
    script.faults = ['before'];
    await reconcilePayments(api.context);
    expect(await Promise.all([one, two].map(({ orderId }) => statusOf(orderId)))).toEqual([
      'pending',
      'success',
    ]);
  });
});
