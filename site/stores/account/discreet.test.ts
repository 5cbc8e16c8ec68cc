import { expect, test } from 'vitest';
import { memoryStore } from '../../test/fake-environment.ts';
import { createDiscreet, DISCREET_KEY } from './discreet.ts';

const setUp = (entries: Record<string, string> = {}) => {
  const local = memoryStore(entries);
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };
  return {
    ...createDiscreet({ environment: { local }, onChange }),
    local,
    changes: () => changes,
  };
};

test('discreet mode is off by default', () => {
  const { $discreet, open } = setUp();
  open();
  expect($discreet.get()).toBe(false);
});

test('the choice is kept, applied to the page, and can be undone', () => {
  const { $discreet, choose, local, changes } = setUp();
  choose(true);
  expect($discreet.get()).toBe(true);
  expect(local.get(DISCREET_KEY)).toBe('yes');
  choose(false);
  expect($discreet.get()).toBe(false);
  expect(local.get(DISCREET_KEY)).toBeNull();
  expect(changes()).toBe(2);
});

test('it stays off when the browser keeps nothing', () => {
  const { $discreet, $isBarred, choose, open, local } = setUp();
  local.set = () => false;
  choose(true);
  expect([$discreet.get(), $isBarred.get()]).toEqual([false, true]);
  open();
  expect($discreet.get()).toBe(false);
  choose(false);
  expect($isBarred.get()).toBe(false);
});

test('an earlier choice is restored', () => {
  const { $discreet, open } = setUp({ [DISCREET_KEY]: 'yes' });
  open();
  expect($discreet.get()).toBe(true);
});
