import { expect, test } from 'vitest';
import { companion } from '../../test/fake-api.ts';
import { memoryStore } from '../../test/fake-environment.ts';
import { COMPANION_KEY, COMPANIONS_KEY, createCompanionCache } from './companion-cache.ts';

const meera = companion('meera');
const riya = companion('riya');

test('an empty cache finds nobody', () => {
  const cache = createCompanionCache(memoryStore());
  expect(cache.list()).toBeNull();
  expect(cache.find({ id: meera.id })).toBeNull();
});

test('the list is restored whole, and each companion by id and by url name', () => {
  const session = memoryStore();
  createCompanionCache(session).keepList([meera, riya]);
  const cache = createCompanionCache(session);
  expect(cache.list()).toEqual([meera, riya]);
  expect(cache.find({ id: riya.id })).toEqual(riya);
  expect(cache.find({ urlName: 'meera' })).toEqual(meera);
});

test('a single companion does not make a list, and is newer than the list', () => {
  const cache = createCompanionCache(memoryStore());
  cache.keep(meera);
  expect(cache.list()).toBeNull();
  cache.keepList([{ ...meera, name: 'Old' }]);
  expect(cache.find({ id: meera.id })).toEqual(meera);
});

test('forgetting deletes all of it', () => {
  const cache = createCompanionCache(memoryStore());
  cache.keepList([meera]);
  cache.keep(riya);
  cache.forget();
  expect(cache.list()).toBeNull();
  expect(cache.find({ id: riya.id })).toBeNull();
});

test.each(['{', '[1]', '[{"id":"x"}]', '"text"', '{}'])('%s is not taken for a list', (text) => {
  const cache = createCompanionCache(
    memoryStore({ [COMPANIONS_KEY]: text, [COMPANION_KEY]: text }),
  );
  expect(cache.list()).toBeNull();
  expect(cache.find({ id: 'x' })).toBeNull();
});
