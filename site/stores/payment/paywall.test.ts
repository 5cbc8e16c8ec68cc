import { describe, expect, test } from 'vitest';
import { PACKS, type Pack } from '#contract/packs.ts';
import { AD_CONSENT_KEY, createEvents } from '../../browser/ads/events.ts';
import type { Api } from '../../browser/api/api.ts';
import { deferred, fakeApi, refusal, SESSION, USER } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { settle } from '../../test/fake-turns.ts';
import { createNoticeStore } from '../notice/notice.ts';
import { createUserStore, ERASED_KEY } from '../visitor/user.ts';
import { createPaywallStore } from './paywall.ts';

const ORDER = { orderId: 'o', redirectUrl: '/sandbox/upi/o' };

const STANDARD = PACKS[1] as Pack;
const DEFAULT = PACKS.find(({ isDefault }) => isDefault) as Pack;

const setUp = async (answers: Partial<Api> = {}, local: Record<string, string> = {}) => {
  const browser = fakeEnvironment({ local: { [AD_CONSENT_KEY]: 'yes', ...local } });
  const { environment, beacons } = browser;
  const { api, asked } = fakeApi({
    me: async () => USER,
    session: async () => SESSION,
    packs: async () => ({ packs: [...PACKS] }),
    createPayment: async () => ORDER,
    ...answers,
  });
  const user = createUserStore({ api, environment });
  const notice = createNoticeStore();
  const events = createEvents({ ...environment, pixelId: '1' });
  const paywall = createPaywallStore({ api, user, events, notice, environment });
  const before = paywall.$paywall.get();
  await paywall.open(SESSION.id);
  paywall.watch();
  return {
    ...browser,
    before,
    asked,
    paywall,
    state: () => paywall.$paywall.get(),
    shown: () => notice.$notice.get(),
    outcome: () => environment.local.get('payment_status'),
    attempt: () => environment.local.get('payment_attempt'),
    told: () => beacons.map((url) => new URL(url).searchParams.get('ev')),
  };
};

/** Has all the pauses of an attempt pass. */
const through = async (paying: Promise<void>, clock: { advance(ms: number): void }) => {
  for (let pauses = 0; pauses < 4; pauses++) {
    await settle();
    clock.advance(5_000);
  }
  await paying;
};

describe('open', () => {
  test('the default pack stands out, and the chat is looked up', async () => {
    const { before, state, told } = await setUp();
    expect(before).toMatchObject({ phase: 'waiting', selected: DEFAULT.id, paying: null });
    expect(state()).toMatchObject({ phase: 'ready', session: SESSION, chatId: SESSION.id });
    expect(told()).toEqual(['InitiateCheckout']);
  });

  test("the prices are the server's, or the page’s own", async () => {
    const packs = PACKS.map((pack) => ({ ...pack, amount: pack.amount + 1 }));
    expect((await setUp({ packs: async () => ({ packs }) })).state().packs).toEqual(packs);
    const { state, logged } = await setUp({ packs: () => Promise.reject(refusal(503)) });
    expect(state().packs).toEqual(PACKS);
    expect(logged).toEqual(['error: Failed to load packs']);
  });

  test('an unknown chat is missing', async () => {
    const { state } = await setUp({ session: () => Promise.reject(refusal(404)) });
    expect(state().phase).toBe('missing');
  });

  test('is closed when chats are closed, in the server’s words', async () => {
    const { state } = await setUp({ session: () => Promise.reject(refusal(403, 'underage')) });
    expect(state()).toMatchObject({ phase: 'missing', closed: 'no' });
  });

  test('is closed when chats were closed since it was opened, without a toast', async () => {
    const { paywall, state, shown } = await setUp({
      createPayment: () => Promise.reject(refusal(403, 'underage')),
    });
    await paywall.pay(STANDARD);
    expect(state()).toMatchObject({ phase: 'missing', closed: 'no', paying: null });
    expect(shown()).toBeNull();
  });

  test('an erased visitor has none, and is not registered again', async () => {
    const { state, asked } = await setUp({}, { [ERASED_KEY]: 'yes' });
    expect(state().phase).toBe('missing');
    expect(asked).toEqual([]);
  });

  test('a failing server does not stop sales', async () => {
    const { state, logged } = await setUp({ session: () => Promise.reject(refusal(503)) });
    expect(state()).toMatchObject({ phase: 'ready', session: null });
    expect(logged).toEqual(['error: Failed to load chat session']);
  });
});

describe('pay', () => {
  test('makes the order and goes to the provider', async () => {
    const order = deferred<typeof ORDER>();
    const bodies: unknown[] = [];
    const { paywall, state, shown, went, attempt, told, clock } = await setUp({
      createPayment: (body) => {
        bodies.push(body);
        return order.promise;
      },
    });
    const paying = paywall.pay(STANDARD);
    void paywall.pay(STANDARD);
    expect(state()).toMatchObject({ selected: STANDARD.id, paying: 'creating' });
    await settle();
    expect(attempt()).toBe(String(clock.now()));
    order.resolve(ORDER);
    await paying;
    expect(bodies).toEqual([
      {
        sessionId: SESSION.id,
        amount: STANDARD.amount,
        messageCount: STANDARD.messages,
        paymentMethod: 'upi',
        clientOrderId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(state().paying).toBe('redirecting');
    expect(shown()).toEqual({
      title: 'Redirecting to Payment...',
      text: "You'll be redirected to complete your payment securely.",
    });
    expect(went).toEqual(['assign /sandbox/upi/o']);
    expect(told()).toEqual(['InitiateCheckout', 'ClickToPay', 'AddPaymentInfo']);
  });

  test.each([
    [refusal(422, 'invalid'), 'no'],
    [new TypeError('Failed to fetch'), 'Unable to process payment. Please try again.'],
  ])('%s is told, and the packs work again', async (error, text) => {
    const { paywall, state, shown, went, logged, clock } = await setUp({
      createPayment: () => Promise.reject(error),
    });
    await through(paywall.pay(STANDARD), clock);
    expect(shown()).toEqual({ title: 'Payment Failed', text, isDestructive: true });
    expect(state()).toMatchObject({ phase: 'ready', paying: null });
    expect(went).toEqual([]);
    expect(logged).toEqual(['error: Failed to create payment']);
  });

  test('an order that was lost on the way is repeated under the same id', async () => {
    const names: unknown[] = [];
    const { paywall, went, clock } = await setUp({
      createPayment: async ({ clientOrderId }) => {
        names.push(clientOrderId);
        if (names.length < 3) throw new TypeError('Failed to fetch');
        return ORDER;
      },
    });
    await through(paywall.pay(STANDARD), clock);
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(1);
    expect(went).toEqual(['assign /sandbox/upi/o']);
  });

  test('for a chat that is gone the paywall is missing', async () => {
    const { paywall, state, shown } = await setUp({
      createPayment: () => Promise.reject(refusal(404)),
    });
    await paywall.pay(STANDARD);
    expect(state()).toMatchObject({ phase: 'missing', paying: null });
    expect(shown()).toBeNull();
  });

  describe('at a price that is no longer asked', () => {
    const dearer = PACKS.map((pack) => ({ ...pack, amount: pack.amount + 1 }));

    test('a tap waits for what the server says, and buys nothing where that differs', async () => {
      const answer = deferred<{ packs: Pack[] }>();
      const { paywall, state, shown, asked, outcome, leave, clock } = await setUp({
        packs: () => answer.promise,
      });
      const paying = paywall.pay(STANDARD);
      expect(state().paying).toBe('creating');
      await settle();
      answer.resolve({ packs: dearer });
      await paying;
      expect(asked).not.toContain('createPayment');
      expect(state()).toMatchObject({ paying: null, packs: dearer });
      expect(shown()?.title).toBe('Prices have changed');
      leave();
      expect(outcome()).toBeNull();
      clock.advance(1_000);
      await paywall.pay(dearer[1] as Pack);
      expect(asked).toContain('createPayment');
    });

    test('a tap that waited for the same price goes on', async () => {
      const answer = deferred<{ packs: Pack[] }>();
      const { paywall, went } = await setUp({ packs: () => answer.promise });
      const paying = paywall.pay(STANDARD);
      answer.resolve({ packs: [...PACKS] });
      await paying;
      expect(went).toEqual(['assign /sandbox/upi/o']);
    });

    test('a tap waits three seconds for an answer that does not come', async () => {
      const { paywall, asked, attempt, went, clock } = await setUp({
        packs: () => new Promise(() => {}),
      });
      const paying = paywall.pay(STANDARD);
      await settle();
      clock.advance(2_900);
      await settle();
      expect(asked).not.toContain('createPayment');
      expect(attempt()).toBeNull();
      clock.advance(100);
      await settle();
      expect(asked).toContain('createPayment');
      await paying;
      expect(attempt()).not.toBeNull();
      expect(went).toEqual(['assign /sandbox/upi/o']);
    });

    test('a tap that is left while it waits leaves no trace', async () => {
      const { paywall, asked, leave, outcome, clock } = await setUp({
        packs: () => new Promise(() => {}),
      });
      const paying = paywall.pay(STANDARD);
      paywall.goBack();
      leave();
      clock.advance(3_000);
      await paying;
      expect(asked).not.toContain('createPayment');
      expect(outcome()).toBeNull();
    });

    test('a tap after an order was refused waits for the new price', async () => {
      const answer = deferred<{ packs: Pack[] }>();
      const answers = [Promise.resolve({ packs: [...PACKS] }), answer.promise];
      const { paywall, state, shown, asked } = await setUp({
        packs: () => answers.shift() ?? answer.promise,
        createPayment: () => Promise.reject(refusal(422, 'invalid')),
      });
      await paywall.pay(STANDARD);
      const again = paywall.pay(STANDARD);
      await settle();
      expect(asked.filter((name) => name === 'createPayment')).toHaveLength(1);
      answer.resolve({ packs: dearer });
      await again;
      expect(asked.filter((name) => name === 'createPayment')).toHaveLength(1);
      expect(state()).toMatchObject({ paying: null, packs: dearer });
      expect(shown()?.title).toBe('Prices have changed');
    });

    test('a finger that was on its way to the old price buys nothing', async () => {
      const { paywall, state, asked, clock } = await setUp({
        packs: async () => ({ packs: dearer }),
      });
      await paywall.pay(dearer[1] as Pack);
      expect(state().paying).toBeNull();
      expect(asked).not.toContain('createPayment');
      clock.advance(1_000);
      await paywall.pay(dearer[1] as Pack);
      expect(asked).toContain('createPayment');
    });
  });

  test('a missing paywall sells nothing', async () => {
    const { paywall, asked } = await setUp({ session: () => Promise.reject(refusal(404)) });
    await paywall.pay(STANDARD);
    expect(asked).not.toContain('createPayment');
  });
});

describe('leaving', () => {
  test('without an attempt leaves no trace', async () => {
    const { leave, outcome } = await setUp();
    leave();
    expect(outcome()).toBeNull();
  });

  test('for the provider continues the attempt; returning and leaving ends it', async () => {
    const { paywall, state, shown, leave, comeBack, outcome, attempt } = await setUp();
    await paywall.pay(STANDARD);
    leave();
    expect(outcome()).toBeNull();
    expect(attempt()).not.toBeNull();
    comeBack();
    expect(state().paying).toBeNull();
    expect(shown()).toBeNull();
    leave();
    expect(outcome()).toBe('failed');
    expect(attempt()).toBeNull();
  });

  test('by the arrow on the way to the provider ends the attempt', async () => {
    const { paywall, leave, outcome, attempt } = await setUp();
    await paywall.pay(STANDARD);
    paywall.goBack();
    leave();
    expect(outcome()).toBe('failed');
    expect(attempt()).toBeNull();
  });

  test.each(['leaves', 'comes back'])(
    'an order that is made once the visitor %s leads nowhere',
    async (moment) => {
      const order = deferred<typeof ORDER>();
      const { paywall, state, leave, comeBack, went, shown } = await setUp({
        createPayment: () => order.promise,
      });
      const paying = paywall.pay(STANDARD);
      await settle();
      if (moment === 'leaves') paywall.goBack();
      leave();
      if (moment === 'comes back') comeBack();
      order.resolve(ORDER);
      await paying;
      expect(went).toEqual([]);
      expect(shown()).toBeNull();
      expect(state().paying).not.toBe('redirecting');
    },
  );

  test('after a refused payment leaves the outcome for the chat', async () => {
    const { paywall, leave, outcome, clock } = await setUp({
      createPayment: () => Promise.reject(refusal(503)),
    });
    await through(paywall.pay(STANDARD), clock);
    leave();
    expect(outcome()).toBe('failed');
  });
});
