import { describe, expect, test } from 'vitest';
import type { Api } from '../browser/api.ts';
import { fakeApi, refusal, SESSION, USER } from '../test/fake-api.ts';
import { fakeEnvironment } from '../test/fake-environment.ts';
import { createLoadingStore, LOADING_STEP_MS, SELECTED_COMPANION_KEY } from './loading.ts';
import { createUserStore } from './user.ts';

const setUp = (createSession: Api['createSession']) => {
  const browser = fakeEnvironment();
  const { api, asked } = fakeApi({ me: async () => USER, createSession });
  const { environment } = browser;
  const user = createUserStore({ api, environment });
  return { ...browser, asked, user, loading: createLoadingStore({ api, user, environment }) };
};

const created: Api['createSession'] = async () => ({ id: SESSION.id });

describe('progress', () => {
  test('runs from 0 to 100 in the middle of 1 to 3 seconds, in steps', () => {
    const { loading, clock, asked } = setUp(created);
    loading.start('friendly');
    expect(loading.$progress.get()).toBe(0);
    clock.advance(LOADING_STEP_MS);
    expect(loading.$progress.get()).toBeCloseTo(1.5);
    clock.advance(1900);
    expect(loading.$progress.get()).toBeLessThan(100);
    expect(asked).toEqual(['me']);
    clock.advance(100);
    expect(loading.$progress.get()).toBe(100);
    expect(clock.pending()).toBe(0);
  });

  test('stops when the screen goes', () => {
    const { loading, clock } = setUp(created);
    loading.start('friendly')();
    clock.advance(5000);
    expect(loading.$progress.get()).toBe(0);
  });
});

describe('at 100 %', () => {
  test('creates the session and goes to the chat in this place', async () => {
    const sent: unknown[] = [];
    const { loading, clock, went, user } = setUp(async (body) => {
      sent.push(body);
      return { id: SESSION.id };
    });
    loading.start('romantic');
    clock.advance(3000);
    await expect.poll(() => went).toEqual([`replace /chat/${SESSION.id}`]);
    expect(sent).toEqual([
      {
        chatType: 'romantic',
        companionId: '',
        browserFingerprint: user.fingerprint(),
        userId: null,
      },
    ]);
  });

  test('sends the chosen companion and forgets her', async () => {
    let companionId: unknown;
    const { loading, clock, environment, went } = setUp(async (body) => {
      companionId = body.companionId;
      return { id: SESSION.id };
    });
    environment.session.set(SELECTED_COMPANION_KEY, 'meera-id');
    loading.start('romantic');
    clock.advance(3000);
    await expect.poll(() => went.length).toBe(1);
    expect(companionId).toBe('meera-id');
    expect(environment.session.get(SELECTED_COMPANION_KEY)).toBeNull();
  });
});

describe('when no session can be created', () => {
  test('it is logged, the choice stays, and trying again works', async () => {
    let calls = 0;
    const { loading, clock, environment, logged, went } = setUp(async () => {
      calls += 1;
      if (calls === 1) throw refusal(503);
      return { id: SESSION.id };
    });
    environment.session.set(SELECTED_COMPANION_KEY, 'meera-id');
    loading.start('truelove');
    clock.advance(3000);
    await expect.poll(() => loading.$phase.get()).toBe('failed');
    expect(logged).toEqual(['error: Failed to create chat session']);
    expect(environment.session.get(SELECTED_COMPANION_KEY)).toBe('meera-id');
    expect(went).toEqual([]);

    loading.start('truelove');
    expect(loading.$phase.get()).toBe('progress');
    expect(loading.$progress.get()).toBe(0);
    clock.advance(3000);
    await expect.poll(() => went).toEqual([`replace /chat/${SESSION.id}`]);
  });

  test.each([404, 409, 422])(
    'a companion refused with %i is not asked for again',
    async (status) => {
      const { loading, clock, environment } = setUp(() => Promise.reject(refusal(status)));
      environment.session.set(SELECTED_COMPANION_KEY, 'gone');
      loading.start('truelove');
      clock.advance(3000);
      await expect.poll(() => loading.$phase.get()).toBe('failed');
      expect(environment.session.get(SELECTED_COMPANION_KEY)).toBeNull();
    },
  );

  test('an unknown chat type is not sent', async () => {
    const { loading, clock, asked } = setUp(created);
    loading.start('enemies');
    clock.advance(3000);
    await expect.poll(() => loading.$phase.get()).toBe('failed');
    expect(asked).toEqual(['me']);
  });
});
