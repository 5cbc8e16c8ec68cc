import { expect, test } from 'vitest';
import { ACCOUNT, deferred, fakeApi, refusal, USER, type WholeApi } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createUserStore } from '../visitor/user.ts';
import { createAccountStore } from './account.ts';
import { createErasureStore } from './erasure.ts';

const setUp = async (answers: Partial<WholeApi> = {}) => {
  const browser = fakeEnvironment();
  const { environment } = browser;
  const { api, asked } = fakeApi({
    me: async () => USER,
    account: async () => ACCOUNT,
    ...answers,
  });
  const user = createUserStore({ api, environment });
  const account = createAccountStore({ api, user, environment });
  await account.load();
  asked.length = 0;
  const erasure = createErasureStore({ api, user, account, environment });
  return { ...browser, user, account, erasure, asked, state: () => erasure.$erasure.get() };
};

test('takes two steps, and leaves nothing', async () => {
  const { erasure, account, user, asked, state } = await setUp({ eraseMe: async () => {} });
  await erasure.erase();
  erasure.ask();
  await erasure.erase();
  expect(asked).toEqual([]);
  erasure.understand(true);
  await erasure.erase();
  expect(asked).toEqual(['eraseMe']);
  expect(account.$account.get()).toEqual({ kind: 'erased' });
  expect(user.isErased()).toBe(true);
  expect(state().phase).toBe('rest');
});

test('cancelling keeps everything, and the next question starts over', async () => {
  const { erasure, asked, state } = await setUp();
  erasure.ask();
  erasure.understand(true);
  erasure.cancel();
  expect(state().phase).toBe('rest');
  erasure.ask();
  expect(state()).toEqual({ phase: 'asking', isUnderstood: false });
  expect(asked).toEqual([]);
});

test('a failure keeps everything and can be retried', async () => {
  let isAway = true;
  const { erasure, account, user, state, logged } = await setUp({
    eraseMe: async () => {
      if (isAway) throw refusal(503);
    },
  });
  erasure.ask();
  erasure.understand(true);
  await erasure.erase();
  expect(state()).toEqual({ phase: 'failed', isUnderstood: true });
  expect(account.$account.get().kind).toBe('ready');
  expect(user.isErased()).toBe(false);
  expect(logged).toEqual(['error: Failed to erase']);
  isAway = false;
  await erasure.erase();
  expect(user.isErased()).toBe(true);
});

test('a running erasure is not started again, and cannot be cancelled', async () => {
  const answer = deferred<void>();
  const { erasure, asked, state } = await setUp({ eraseMe: () => answer.promise });
  erasure.ask();
  erasure.understand(true);
  const erasing = erasure.erase();
  void erasure.erase();
  erasure.cancel();
  expect(state().phase).toBe('erasing');
  answer.resolve();
  await erasing;
  expect(asked).toEqual(['eraseMe']);
});
