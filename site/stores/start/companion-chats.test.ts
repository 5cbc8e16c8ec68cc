import { expect, test } from 'vitest';
import type { ListedSession } from '#contract/schemas/chat.ts';
import type { Api } from '../../browser/api/api.ts';
import { deferred, fakeApi, refusal, SESSION, USER } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createUserStore } from '../visitor/user.ts';
import { createCompanionChats, LOOK_UP_MS } from './companion-chats.ts';

const chat = (id: string, companionId = 'meera-id'): ListedSession => ({
  ...SESSION,
  id,
  companionId,
});

const setUp = (sessions: Api['sessions'], me: Api['me'] = async () => USER) => {
  const browser = fakeEnvironment();
  const { environment } = browser;
  const { api, asked } = fakeApi({ me, sessions });
  const user = createUserStore({ api, environment });
  return { ...browser, asked, user, chatsWith: createCompanionChats({ api, user, environment }) };
};

test('the newest three with her', async () => {
  const { chatsWith, asked, clock } = setUp(async () => [
    chat('e'),
    chat('riya', 'riya-id'),
    chat('d'),
    chat('c'),
    chat('b'),
  ]);
  expect((await chatsWith('meera-id')).map(({ id }) => id)).toEqual(['e', 'd', 'c']);
  expect(await chatsWith('priya-id')).toEqual([]);
  expect(asked).toEqual(['me', 'sessions', 'sessions']);
  expect(clock.pending()).toBe(0);
});

test('without a visitor nothing is requested', async () => {
  const { chatsWith, asked } = setUp(
    async () => [chat('a')],
    () => Promise.reject(refusal(503)),
  );
  expect(await chatsWith('meera-id')).toEqual([]);
  expect(asked).toEqual(['me']);
});

test('a list that cannot be loaded is logged and counts as none', async () => {
  const { chatsWith, logged } = setUp(() => Promise.reject(refusal(503)));
  expect(await chatsWith('meera-id')).toEqual([]);
  expect(logged).toEqual(['error: Failed to load chats']);
});

test('a visitor the server no longer knows has none', async () => {
  const { chatsWith, logged } = setUp(() => Promise.reject(refusal(401)));
  expect(await chatsWith('meera-id')).toEqual([]);
  expect(logged).toEqual([]);
});

test('the wait is short', async () => {
  const answer = deferred<ListedSession[]>();
  const { chatsWith, clock } = setUp(() => answer.promise);
  const found = chatsWith('meera-id');
  clock.advance(LOOK_UP_MS);
  expect(await found).toEqual([]);
});

test('a visitor suspended since the page was opened is looked up again', async () => {
  const answers = [USER, { ...USER, closed: 'They are closed.' }];
  const { chatsWith, user, logged } = setUp(
    () => Promise.reject(refusal(403, 'underage')),
    async () => answers.shift() ?? USER,
  );
  expect(await chatsWith('meera-id')).toEqual([]);
  expect(user.$user.get()?.closed).toBe('They are closed.');
  expect(logged).toEqual([]);
});
