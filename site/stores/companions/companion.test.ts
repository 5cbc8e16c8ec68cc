import { expect, test } from 'vitest';
import type { Api } from '../../browser/api/api.ts';
import { companion, fakeApi, refusal } from '../../test/fake-api.ts';
import { fakeEnvironment } from '../../test/fake-environment.ts';
import { createCompanionStore } from './companion.ts';
import { createCompanionCache } from './companion-cache.ts';

const meera = companion('meera');
const old = { ...meera, aboutMe: 'What she was' };

const setUp = (answers: Partial<Api>) => {
  const browser = fakeEnvironment();
  const { environment } = browser;
  const { api, asked } = fakeApi(answers);
  const cache = createCompanionCache(environment.session);
  return {
    ...browser,
    asked,
    cache,
    store: createCompanionStore({ api, environment, built: undefined }),
  };
};

test('finds her by id', async () => {
  let id = '';
  const { store, asked } = setUp({
    companion: async (wanted) => {
      id = wanted;
      return meera;
    },
  });
  const opened = store.open({ id: meera.id });
  expect(store.$companion.get()).toEqual({ kind: 'loading' });
  await opened;
  expect(store.$companion.get()).toEqual({ kind: 'ready', companion: meera });
  expect([asked, id]).toEqual([['companion'], meera.id]);
});

test('finds her by url name', async () => {
  const { store, asked } = setUp({ companionByUrlName: async () => meera });
  await store.open({ urlName: 'meera' });
  expect(store.$companion.get()).toEqual({ kind: 'ready', companion: meera });
  expect(asked).toEqual(['companionByUrlName']);
});

test('an unknown address leads to the list, replacing this page', async () => {
  const { store, went, asked } = setUp({});
  await store.open(null);
  expect([went, asked]).toEqual([['replace /companions'], []]);
});

test('a companion seen in this tab is shown at once, then refreshed', async () => {
  const { store, cache } = setUp({ companion: async () => meera });
  cache.keepList([old]);
  const opened = store.open({ id: meera.id });
  expect(store.$companion.get()).toEqual({ kind: 'ready', companion: old });
  await opened;
  expect(store.$companion.get()).toEqual({ kind: 'ready', companion: meera });
  expect(cache.find({ urlName: 'meera' })).toEqual(meera);
});

test('a removed companion is missing, even if this tab has seen her', async () => {
  const { store, cache, logged } = setUp({ companion: () => Promise.reject(refusal(404)) });
  cache.keepList([old]);
  await store.open({ id: meera.id });
  expect(store.$companion.get()).toEqual({ kind: 'missing' });
  expect(cache.list()).toBeNull();
  expect(logged).toEqual([]);
});

test('a failed fetch is logged, and retrying works', async () => {
  let calls = 0;
  const { store, logged } = setUp({
    companion: async () => {
      calls += 1;
      if (calls === 1) throw refusal(503);
      return meera;
    },
  });
  await store.open({ id: meera.id });
  expect(store.$companion.get()).toEqual({ kind: 'failed' });
  expect(logged).toEqual(['error: Failed to fetch companion']);
  await store.open({ id: meera.id });
  expect(store.$companion.get()).toEqual({ kind: 'ready', companion: meera });
});

test('a failed refresh leaves what is shown', async () => {
  const { store, cache } = setUp({ companion: () => Promise.reject(refusal(503)) });
  cache.keep(old);
  await store.open({ id: meera.id });
  expect(store.$companion.get()).toEqual({ kind: 'ready', companion: old });
});
