import { expect, test } from 'vitest';
import { companionAddress } from './companion-address.ts';

test.each([
  ['/companion/abc', { id: 'abc' }],
  ['/companion/abc/', { id: 'abc' }],
  ['/companion/profile/meera', { urlName: 'meera' }],
  ['/companion/profile/a%20b/', { urlName: 'a b' }],
  ['/companion', null],
  ['/companion/', null],
  ['/companion/profile', null],
  ['/companion/profile/', null],
  ['/', null],
])('%s names %j', (path, address) => {
  expect(companionAddress(path)).toEqual(address);
});
