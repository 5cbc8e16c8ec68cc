import { expect, test } from 'vitest';
import { keyValueStore } from './storage.ts';

const storage = (overrides: Partial<Storage> = {}): Storage => {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...overrides,
  };
};

const barred = () => {
  throw new DOMException('no', 'SecurityError');
};

test('keeps values in the browser', () => {
  const real = storage();
  const store = keyValueStore(() => real);
  expect(store.set('a', '1')).toBe(true);
  expect(real.getItem('a')).toBe('1');
  expect(store.get('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

test('blocked: keeps values for as long as the page lives', () => {
  const store = keyValueStore(barred);
  expect(store.get('a')).toBeNull();
  expect(store.set('a', '1')).toBe(false);
  expect(store.get('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

test.each([
  ['kept', () => storage()],
  ['barred', () => null],
])('%s: all but some can be forgotten', (_, make) => {
  const real = make();
  const store = keyValueStore(() => real ?? barred());
  for (const key of ['a', 'b', 'c']) store.set(key, key);
  store.clear(['b', 'missing']);
  expect(['a', 'b', 'c', 'missing'].map(store.get)).toEqual([null, 'b', null, null]);
});

test('full: the newest value is used, until there is room again', () => {
  let isFull = false;
  const real = storage();
  const { setItem } = real;
  real.setItem = (key, value) => {
    if (isFull) barred();
    setItem(key, value);
  };
  const store = keyValueStore(() => real);
  store.set('a', '1');
  isFull = true;
  store.set('a', '2');
  expect(store.get('a')).toBe('2');
  isFull = false;
  store.set('a', '3');
  expect(store.get('a')).toBe('3');
  expect(real.getItem('a')).toBe('3');
});
