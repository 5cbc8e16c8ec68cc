import { expect, it, vi } from 'vitest';
import { keptLately } from './kept-lately.ts';

it('makes of each text once what was not made lately', () => {
  const make = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const lengthOf = keptLately(2, make);
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(['', ''].map(lengthOf)).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
  expect(lengthOf('a')).toBe(1);
  expect(make).toHaveBeenCalledTimes(4);
});
