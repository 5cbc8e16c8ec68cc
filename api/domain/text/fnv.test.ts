import { expect, it } from 'vitest';
import { fnv1a } from './fnv.ts';

it('a text continued from another has the number of both put together', () => {
  expect(fnv1a('me', fnv1a('hear '))).toBe(fnv1a('hear me'));
});
