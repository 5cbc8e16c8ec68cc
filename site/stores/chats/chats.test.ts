import { expect, test } from 'vitest';
import type { Api } from '../../browser/api/api.ts';
import { fakeApi, refusal, SESSION, USER } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createUserStore } from '../visitor/user.ts';
import { createChatsStore } from './chats.ts';

const setUp = (answers: Partial<Api>) => {
  const { environment, logged } = fakeEnvironment();
  const { api, asked } = fakeApi({ me: async () => USER, ...answers });
  const user = createUserStore({ api, environment });
  return { chats: createChatsStore({ api, user, environment }), user, asked, logged };
};

test('the chats are listed once the visitor is known', async () => {
  const { chats, asked } = setUp({ sessions: async () => [SESSION] });
  expect(chats.$chats.get()).toEqual({ kind: 'loading' });
  await chats.load();
  expect(chats.$chats.get()).toEqual({ kind: 'ready', sessions: [SESSION] });
  expect(asked).toEqual(['me', 'sessions']);
});

test('closed chats are not even requested', async () => {
  const { chats, asked } = setUp({ me: async () => ({ ...USER, closed: 'They are closed.' }) });
  await chats.load();
  expect(chats.$chats.get()).toEqual({ kind: 'closed', text: 'They are closed.' });
  expect(asked).toEqual(['me']);
});

test('an erased visitor has none and is not registered', async () => {
  const { chats, asked, user } = setUp({});
  user.forget();
  await chats.load();
  expect(chats.$chats.get()).toEqual({ kind: 'ready', sessions: [] });
  expect(asked).toEqual([]);
});

test('a failure is logged and can be tried again', async () => {
  let isAway = true;
  const { chats, logged } = setUp({
    sessions: async () => {
      if (isAway) throw refusal(503);
      return [];
    },
  });
  await chats.load();
  expect(chats.$chats.get()).toEqual({ kind: 'failed' });
  expect(logged).toEqual(['error: Failed to load chats']);
  isAway = false;
  await chats.load();
  expect(chats.$chats.get()).toEqual({ kind: 'ready', sessions: [] });
});
