import { expect, test } from 'vitest';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createPaymentMarks } from './payment-marks.ts';

const setUp = (local: Record<string, string> = {}) => {
  const { environment } = fakeEnvironment({ local });
  const kept = () =>
    ['payment_attempt', 'payment_status', 'payment_timestamp'].map((key) =>
      environment.local.get(key),
    );
  return { marks: createPaymentMarks(environment), kept, now: String(environment.clock.now()) };
};

test('an attempt that is left behind has failed', () => {
  const { marks, kept, now } = setUp();
  marks.attempt();
  expect(kept()).toEqual([now, null, null]);
  marks.leave();
  expect(kept()).toEqual([null, 'failed', now]);
});

test('without an attempt leaving changes nothing', () => {
  const { marks, kept } = setUp();
  marks.leave();
  expect(kept()).toEqual([null, null, null]);
});

test('one that has returned from the provider is no longer running', () => {
  const { marks, kept } = setUp({ payment_attempt: '1' });
  marks.arrive();
  marks.leave();
  expect(kept()).toEqual([null, null, null]);
});

test.each(['success', 'failed'] as const)('%s is taken once', (outcome) => {
  const { marks, kept } = setUp();
  marks.keep(outcome);
  expect(marks.take()).toBe(outcome);
  expect(kept()).toEqual([null, null, null]);
  expect(marks.take()).toBeNull();
});

test.each([{ payment_status: 'success' }, { payment_status: 'maybe', payment_timestamp: '1' }])(
  '%j is no outcome, and is cleared away',
  (local: Record<string, string>) => {
    const { marks, kept } = setUp(local);
    expect(marks.take()).toBeNull();
    expect(kept()).toEqual([null, null, null]);
  },
);
