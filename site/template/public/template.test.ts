import { expect, test } from 'vitest';
import type { Api } from '../../browser/api/api.ts';
import { companion, fakeApi, refusal } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createTemplateStore } from './template.ts';

const setUp = (answers: Partial<Api>) => {
  const { environment, logged } = fakeEnvironment();
  return { store: createTemplateStore({ api: fakeApi(answers).api, environment }), logged };
};

test('loaded data is shown', async () => {
  const { store } = setUp({ companions: async () => [companion('meera')] });
  expect(store.$state.get()).toEqual({ kind: 'loading' });
  await store.load();
  expect(store.$state.get()).toEqual({
    kind: 'ready',
    rows: [{ id: 'meera-id', name: 'Meera Nair' }],
  });
});

test('a failure is logged', async () => {
  const { store, logged } = setUp({
    companions: async () => {
      throw refusal(503);
    },
  });
  await store.load();
  expect(store.$state.get()).toEqual({ kind: 'failed' });
  expect(logged).toEqual(['error: Failed to load']);
});
