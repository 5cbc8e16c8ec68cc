import { expect, test } from 'vitest';
import type { LedgerLine } from '#contract/schemas/account.ts';
import { ACCOUNT, deferred, fakeApi, refusal, USER, type WholeApi } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createUserStore } from '../visitor/user.ts';
import { createAccountStore } from './account.ts';

const OLD: LedgerLine = {
  day: '2025-12-01',
  delta: 100,
  kind: 'referral',
  companionName: null,
  note: null,
};

const setUp = (answers: Partial<WholeApi> = {}) => {
  const browser = fakeEnvironment();
  const { environment } = browser;
  const { api, asked } = fakeApi({
    me: async () => USER,
    account: async () => ACCOUNT,
    ...answers,
  });
  const user = createUserStore({ api, environment });
  const account = createAccountStore({ api, user, environment });
  return { ...browser, user, account, asked, state: () => account.$account.get() };
};

test('is loaded when the visitor is known', async () => {
  const { account, asked, state } = setUp();
  expect(state()).toEqual({ kind: 'loading' });
  await account.load();
  expect(state()).toEqual({ kind: 'ready', account: ACCOUNT, older: 'rest' });
  expect(asked).toEqual(['me', 'account']);
});

test('a failure is logged and can be tried again', async () => {
  let isAway = true;
  const { account, state, logged } = setUp({
    account: async () => {
      if (isAway) throw refusal(503);
      return ACCOUNT;
    },
  });
  await account.load();
  expect(state()).toEqual({ kind: 'failed' });
  expect(logged).toEqual(['error: Failed to load account']);
  isAway = false;
  await account.load();
  expect(state()).toMatchObject({ kind: 'ready' });
});

test('returning to the page refreshes, without flicker', async () => {
  const second = deferred<typeof ACCOUNT>();
  let calls = 0;
  const { account, state, comeBack } = setUp({
    account: () => {
      calls += 1;
      return calls === 1 ? Promise.resolve(ACCOUNT) : second.promise;
    },
  });
  const stop = account.watch();
  await account.load();
  comeBack();
  expect(state()).toMatchObject({ kind: 'ready' });
  second.resolve({ ...ACCOUNT, messageBalance: 5 });
  await expect.poll(state).toMatchObject({ account: { messageBalance: 5 } });
  stop();
});

test('older days are added below, once, until there are none', async () => {
  const page = deferred<typeof ACCOUNT>();
  const { account, state, asked } = setUp({
    account: (before) =>
      before ? page.promise : Promise.resolve({ ...ACCOUNT, nextBefore: '2026-01-01' }),
  });
  await account.load();
  const loading = account.loadOlder();
  void account.loadOlder();
  expect(state()).toMatchObject({ older: 'loading' });
  page.resolve({ ...ACCOUNT, ledger: [OLD], nextBefore: null });
  await loading;
  expect(state()).toMatchObject({
    older: 'rest',
    account: { ledger: [...ACCOUNT.ledger, OLD], nextBefore: null },
  });
  await account.loadOlder();
  expect(asked).toEqual(['me', 'account', 'account']);
});

test('older days that failed to load can be retried', async () => {
  const { account, state } = setUp({
    account: (before) =>
      before
        ? Promise.reject(refusal(503))
        : Promise.resolve({ ...ACCOUNT, nextBefore: '2026-01-01' }),
  });
  await account.load();
  await account.loadOlder();
  expect(state()).toMatchObject({ older: 'failed', account: { ledger: ACCOUNT.ledger } });
});

test('nothing is requested for an erased visitor', async () => {
  const { account, state, asked, user } = setUp();
  user.forget();
  await account.load();
  expect(state()).toEqual({ kind: 'erased' });
  expect(asked).toEqual([]);
});
