import { expect, test } from 'vitest';
import type { Api } from '../../browser/api/api.ts';
import { createUserStore } from '../../stores/visitor/user.ts';
import { fakeApi, refusal, SESSION, USER } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createTemplateStore } from './template.ts';

const setUp = (answers: Partial<Api>) => {
  const { environment, logged } = fakeEnvironment();
  const { api, asked } = fakeApi({ me: async () => USER, ...answers });
  const user = createUserStore({ api, environment });
  return { store: createTemplateStore({ api, user, environment }), user, asked, logged };
};

test('loaded data is shown once the visitor is known', async () => {
  const { store, asked } = setUp({ sessions: async () => [SESSION] });
  expect(store.$state.get()).toEqual({ kind: 'loading' });
  await store.load();
  expect(store.$state.get()).toEqual({
    kind: 'ready',
    rows: [{ id: SESSION.id, name: 'Meera Nair' }],
  });
  expect(asked).toEqual(['me', 'sessions']);
});

test('an erased visitor has nothing and is not registered', async () => {
  const { store, user, asked } = setUp({});
  user.forget();
  await store.load();
  expect(store.$state.get()).toEqual({ kind: 'ready', rows: [] });
  expect(asked).toEqual([]);
});

test('a failure is logged', async () => {
  const { store, logged } = setUp({
    sessions: async () => {
      throw refusal(503);
    },
  });
  await store.load();
  expect(store.$state.get()).toEqual({ kind: 'failed' });
  expect(logged).toEqual(['error: Failed to load']);
});
