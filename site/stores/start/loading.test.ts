import { describe, expect, test } from 'vitest';
import type { Api } from '../../browser/api/api.ts';
import { companion, fakeApi, refusal, SESSION, USER } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createWaitingWords } from '../chats/waiting-words.ts';
import { createCompanionCache } from '../companions/companion-cache.ts';
import { ADULT_KEY, createAdultGate } from '../visitor/adult-gate.ts';
import { createUserStore } from '../visitor/user.ts';
import { createLoadingStore } from './loading.ts';
import { LOADING_STEP_MS } from './run-progress.ts';
import { SELECTED_COMPANION_KEY } from './selected-companion.ts';

const GROWN_UP = { [ADULT_KEY]: 'yes' };

const setUp = (createSession: Api['createSession'], local: Record<string, string> = GROWN_UP) => {
  const browser = fakeEnvironment({ local });
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
  test('creates the session and replaces this page with the chat', async () => {
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
        adultConfirmed: true,
        browserFingerprint: user.fingerprint(),
        userId: null,
      },
    ]);
  });

  test('text shared by another app goes into the new chat', async () => {
    const { loading, clock, environment, went } = setUp(created);
    const waiting = createWaitingWords(environment);
    waiting.keep({ words: 'Look at this', isCut: false, at: clock.now() });
    loading.start('romantic');
    clock.advance(3000);
    await expect.poll(() => went.length).toBe(1);
    expect(environment.local.get(`jaanu_draft:${SESSION.id}`)).toBe('Look at this');
    expect(waiting.read()).toBeNull();
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

describe('the adult gate', () => {
  test('comes first, once, and holds the progress', async () => {
    const { loading, clock, environment, asked, went } = setUp(created, {});
    loading.start('friendly');
    expect(loading.$phase.get()).toEqual({ kind: 'asking' });
    clock.advance(60_000);
    expect(loading.$progress.get()).toBe(0);
    expect(asked).toEqual(['me']);
    loading.confirmAdult();
    loading.confirmAdult();
    expect(loading.$phase.get()).toEqual({ kind: 'progress' });
    clock.advance(3000);
    await expect.poll(() => went).toEqual([`replace /chat/${SESSION.id}`]);
    expect(createAdultGate(environment).isConfirmed()).toBe(true);
  });

  test('declined, it leads to the public pages and keeps no answer', () => {
    const { loading, clock, environment, went, asked } = setUp(created, {});
    environment.session.set(SELECTED_COMPANION_KEY, 'meera-id');
    loading.start('friendly');
    loading.declineAdult();
    clock.advance(60_000);
    expect(went).toEqual(['replace /']);
    expect(asked).toEqual(['me']);
    expect(environment.session.get(SELECTED_COMPANION_KEY)).toBeNull();
    const adult = createAdultGate(environment);
    expect([adult.isConfirmed(), adult.takeDeclined(), adult.takeDeclined()]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('once answered it cannot be declined', () => {
    const { loading, went } = setUp(created);
    loading.start('friendly');
    loading.declineAdult();
    expect(went).toEqual([]);
  });
});

describe('when no session can be created', () => {
  test('it is logged, the choice stays, and retrying works', async () => {
    let calls = 0;
    const { loading, clock, environment, logged, went } = setUp(async () => {
      calls += 1;
      if (calls === 1) throw refusal(503);
      return { id: SESSION.id };
    });
    environment.session.set(SELECTED_COMPANION_KEY, 'meera-id');
    loading.start('truelove');
    clock.advance(3000);
    await expect.poll(() => loading.$phase.get()).toMatchObject({ failure: 'unknown' });
    expect(logged).toEqual(['error: Failed to create chat session']);
    expect(environment.session.get(SELECTED_COMPANION_KEY)).toBe('meera-id');
    expect(went).toEqual([]);

    loading.start('truelove');
    expect(loading.$phase.get()).toEqual({ kind: 'progress' });
    expect(loading.$progress.get()).toBe(0);
    clock.advance(3000);
    await expect.poll(() => went).toEqual([`replace /chat/${SESSION.id}`]);
  });

  test.each([
    [404, 'gone'],
    [409, 'busy'],
    [422, 'unsuited'],
  ] as const)('a companion refused with %i is %s and not asked for again', async (status, why) => {
    const { loading, clock, environment } = setUp(() => Promise.reject(refusal(status)));
    const meera = companion('meera');
    createCompanionCache(environment.session).keep(meera);
    environment.session.set(SELECTED_COMPANION_KEY, meera.id);
    loading.start('truelove');
    clock.advance(3000);
    const failed = { kind: 'failed', failure: why, name: meera.name };
    await expect.poll(() => loading.$phase.get()).toEqual(failed);
    expect(environment.session.get(SELECTED_COMPANION_KEY)).toBeNull();
  });

  test('without a chosen companion nothing is wrong with her', async () => {
    const { loading, clock } = setUp(() => Promise.reject(refusal(409)));
    loading.start('truelove');
    clock.advance(3000);
    const failed = { kind: 'failed', failure: 'unknown', name: null };
    await expect.poll(() => loading.$phase.get()).toEqual(failed);
  });

  test('with closed chats the server’s sentence is shown', async () => {
    const { loading, clock } = setUp(() => Promise.reject(refusal(403, 'underage')));
    loading.start('truelove');
    clock.advance(3000);
    await expect.poll(() => loading.$phase.get()).toMatchObject({ failure: 'closed', text: 'no' });
  });

  test('after many chats today the server’s sentence is shown', async () => {
    const { loading, clock } = setUp(() => Promise.reject(refusal(429)));
    loading.start('truelove');
    clock.advance(3000);
    await expect.poll(() => loading.$phase.get()).toMatchObject({ failure: 'enough', text: 'no' });
  });

  test('an unknown chat type is not sent', async () => {
    const { loading, clock, asked } = setUp(created);
    loading.start('enemies');
    clock.advance(3000);
    await expect.poll(() => loading.$phase.get().kind).toBe('failed');
    expect(asked).toEqual(['me']);
  });
});
