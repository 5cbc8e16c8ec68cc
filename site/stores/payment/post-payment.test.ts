import { describe, expect, test } from 'vitest';
import type { VerifyPaymentRequest, VerifyPaymentResponse } from '#contract/schemas/payment.ts';
import { AD_CONSENT_KEY, createEvents } from '../../browser/ads/events.ts';
import type { Api } from '../../browser/api/api.ts';
import { fakeApi, refusal, SESSION, USER } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { settle } from '../../test/fake-turns.ts';
import { createUserStore, ERASED_KEY } from '../visitor/user.ts';
import { ASK_AGAIN_MS, PATIENCE_MS } from './poll-payment.ts';
import { createPostPaymentStore } from './post-payment.ts';

const PENDING: VerifyPaymentResponse = {
  success: false,
  amount: 9,
  orderId: 'o',
  status: 'pending',
  bankPending: false,
  messageCount: 10,
  bankReference: null,
  messageBalance: null,
};
const PAID: VerifyPaymentResponse = {
  ...PENDING,
  success: true,
  status: 'success',
  messageBalance: 30,
};
const WITH_BANK: VerifyPaymentResponse = { ...PENDING, bankPending: true };

const setUp = (query: string, answers: Partial<Api> = {}) => {
  const browser = fakeEnvironment({
    query,
    local: { [AD_CONSENT_KEY]: 'yes', payment_attempt: '1' },
  });
  const { environment, beacons } = browser;
  const { api, asked } = fakeApi({
    me: async () => USER,
    session: async () => SESSION,
    ...answers,
  });
  const user = createUserStore({ api, environment });
  const events = createEvents({ ...environment, pixelId: '1' });
  const payment = createPostPaymentStore({ api, user, events, environment });
  return {
    ...browser,
    asked,
    payment,
    open: () => payment.open(SESSION.id),
    state: () => payment.$payment.get(),
    bought: () => payment.$bought.get(),
    local: (key: string) => environment.local.get(key),
    told: () =>
      beacons.map((url) => {
        const { searchParams } = new URL(url);
        return [searchParams.get('ev'), searchParams.get('cd[reason]')].filter(Boolean).join(' ');
      }),
  };
};

const missing = () => Promise.reject(refusal(404, 'not_found'));

describe('by the address', () => {
  test('cancelled is failed, without asking the server', async () => {
    const { open, state, asked, local, told } = setUp('?order_id=o&status=CANCELLED');
    expect(state()).toEqual({ kind: 'loading', isWithBank: false });
    await open();
    expect(state()).toEqual({ kind: 'failed', isLate: false, isElsewhere: false });
    expect(asked).not.toContain('verifyPayment');
    expect(told()).toEqual(['PaymentFailed user_cancelled']);
    expect(local('payment_attempt')).toBeNull();
  });

  test('paid is paid, and the server is notified', async () => {
    const { open, state, bought, asked, told } = setUp('?order_id=o&status=SUCCESS', {
      verifyPayment: async () => PAID,
    });
    await open();
    expect(state()).toEqual({ kind: 'success', isElsewhere: false });
    expect(bought()).toEqual(PAID);
    expect(asked).toContain('verifyPayment');
    expect(told()).toEqual(['Purchase', 'PaymentSuccess']);
  });

  test.each([async () => PENDING, missing])(
    'paid but unknown to the server shows the same, and is not a purchase',
    async (verifyPayment) => {
      const { open, state, bought, told } = setUp('?order_id=o&status=SUCCESS', { verifyPayment });
      await open();
      expect(state().kind).toBe('success');
      expect(bought()).toBeNull();
      expect(told()).toEqual([]);
    },
  );

  test('paid without an order asks no server', async () => {
    const { open, state, asked } = setUp('?status=SUCCESS');
    await open();
    expect(state().kind).toBe('success');
    expect(asked).not.toContain('verifyPayment');
  });

  test('no status and no order is failed', async () => {
    const { open, state, told } = setUp('');
    await open();
    expect(state().kind).toBe('failed');
    expect(told()).toEqual(['PaymentFailed verification_failed']);
  });
});

describe('by the server', () => {
  test('paid is a purchase, once however often the page is loaded', async () => {
    const bodies: VerifyPaymentRequest[] = [];
    const { open, state, bought, told } = setUp('?order_id=o&t=secret', {
      verifyPayment: async (body) => {
        bodies.push(body);
        return PAID;
      },
    });
    await open();
    await open();
    expect(state()).toEqual({ kind: 'success', isElsewhere: false });
    expect(bodies[0]).toEqual({ orderId: 'o', token: 'secret' });
    expect(bought()).toEqual(PAID);
    expect(told()).toEqual(['Purchase', 'PaymentSuccess']);
  });

  test('not paid is failed at once', async () => {
    const { open, state, told } = setUp('?order_id=o', { verifyPayment: async () => PENDING });
    await open();
    expect(state()).toEqual({ kind: 'failed', isLate: false, isElsewhere: false });
    expect(told()).toEqual(['PaymentFailed verification_failed']);
  });

  test('an error is failed', async () => {
    const { open, state, logged } = setUp('?cf_order_id=7', {
      verifyPayment: () => Promise.reject(refusal(502)),
    });
    await open();
    expect(state().kind).toBe('failed');
    expect(logged).toEqual(['error: Failed to verify payment']);
  });
});

describe('while the bank processes it', () => {
  const lapse = async (clock: { advance(ms: number): void }, ms: number) => {
    for (let passed = 0; passed < ms; passed += ASK_AGAIN_MS) {
      clock.advance(ASK_AGAIN_MS);
      await settle();
    }
  };

  test('it polls until it is paid, despite an error', async () => {
    const answers = [WITH_BANK, WITH_BANK, refusal(503), PAID];
    const { open, state, clock, asked } = setUp('?order_id=o', {
      verifyPayment: async () => {
        const answer = answers.shift();
        if (!answer || answer instanceof Error) throw answer;
        return answer;
      },
    });
    void open();
    await settle();
    expect(state()).toEqual({ kind: 'loading', isWithBank: true });
    await lapse(clock, 3 * ASK_AGAIN_MS);
    expect(state()).toEqual({ kind: 'success', isElsewhere: false });
    expect(asked.filter((name) => name === 'verifyPayment')).toHaveLength(4);
  });

  test('it gives up after a minute', async () => {
    const { open, state, clock, asked, payment, local, went } = setUp('?order_id=o', {
      verifyPayment: async () => WITH_BANK,
    });
    void open();
    await settle();
    await lapse(clock, PATIENCE_MS);
    expect(state()).toEqual({ kind: 'failed', isLate: true, isElsewhere: false });
    // The chat is not told that it failed, and so does not ask for it again.
    payment.continueChat();
    expect(local('payment_status')).toBeNull();
    expect(went).toEqual([`replace /chat/${SESSION.id}`]);
    expect(asked.filter((name) => name === 'verifyPayment')).toHaveLength(16);
    expect(clock.pending()).toBe(0);
  });
});

describe('a chat of another browser', () => {
  test.each([
    ['?status=SUCCESS', {}],
    ['?status=CANCELLED&order_id=o', {}],
    ['?order_id=o', { verifyPayment: missing }],
    ['', {}],
  ])('is missing with %s', async (query, answers) => {
    const { open, state } = setUp(query, { session: missing, ...answers });
    await open();
    expect(state()).toEqual({ kind: 'missing' });
  });

  test('still shows the outcome when the URL proves the buyer', async () => {
    const { open, state } = setUp('?order_id=o&t=secret', {
      session: missing,
      verifyPayment: async () => PAID,
    });
    await open();
    expect(state()).toEqual({ kind: 'success', isElsewhere: true });
  });

  test('shows a cancelled payment too', async () => {
    const { open, state } = setUp('?order_id=o&t=secret&status=CANCELLED', { session: missing });
    await open();
    expect(state()).toEqual({ kind: 'failed', isLate: false, isElsewhere: true });
  });

  test("a chat that could not be looked up counts as the visitor's own", async () => {
    const { open, state } = setUp('?status=SUCCESS', {
      session: () => Promise.reject(refusal(503)),
    });
    await open();
    expect(state()).toEqual({ kind: 'success', isElsewhere: false });
  });
});

describe('leaving the screen', () => {
  test('continuing leaves the outcome for the chat', async () => {
    const { open, payment, local, went, told, vibrations } = setUp('?status=SUCCESS');
    await open();
    payment.continueChat();
    // Nobody has said yet that it was paid but the address.
    expect(vibrations).toEqual([]);
    expect(local('payment_status')).toBe('success');
    expect(local('payment_timestamp')).not.toBeNull();
    expect(went).toEqual([`replace /chat/${SESSION.id}`]);
    expect(told()).toEqual(['ContinueChat']);
  });

  test('continuing after a failure leaves that', async () => {
    const { open, payment, local, vibrations } = setUp('');
    await open();
    payment.continueChat();
    expect(local('payment_status')).toBe('failed');
    expect(vibrations).toEqual([]);
  });

  test('trying again leads to the packs', async () => {
    const { open, payment, local, went, told } = setUp('');
    await open();
    payment.retry();
    expect(local('payment_status')).toBe('failed');
    expect(went).toEqual([`replace /paywall/${SESSION.id}`]);
    expect(told().at(-1)).toBe('RetryPayment');
  });
});

describe('who was erased', () => {
  const unknown = () => Promise.reject(refusal(401));

  test.each(['', '?order_id=o', '?order_id=o&status=SUCCESS'])(
    'is not registered again for coming back: %j',
    async (query) => {
      const { environment, open, state, asked } = setUp(query, { verifyPayment: unknown });
      environment.local.set(ERASED_KEY, 'yes');
      await open();
      await settle();
      expect(state()).toEqual({ kind: 'missing' });
      expect(asked).not.toContain('register');
    },
  );

  test('sees the outcome by the token of the order', async () => {
    const { environment, open, state, asked } = setUp('?order_id=o&t=x', {
      verifyPayment: async () => PAID,
    });
    environment.local.set(ERASED_KEY, 'yes');
    await open();
    expect(state()).toEqual({ kind: 'success', isElsewhere: true });
    expect(asked).toEqual(['verifyPayment']);
  });
});

test('a confirmed payment triggers haptics at the tap', async () => {
  const { open, payment, vibrations } = setUp('?order_id=o', { verifyPayment: async () => PAID });
  await open();
  payment.continueChat();
  expect(vibrations).toEqual([10]);
});
