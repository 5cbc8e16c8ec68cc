import { expect, it } from 'vitest';
import { createFinder } from './finder.ts';

it.each([
  ['chai', 'मुझे चाय पसंद है'],
  ['चाय', 'Chai peene chalein?'],
  ['CHAI', 'no tea, only chaai'],
  ['nahi', 'aaj नहीं'],
  ['interv', 'My interview is on Friday'],
  ['friday interview', 'My interview is on Friday'],
  ['😀', 'so 😀 happy'],
  ['office', 'ऑफिस में काम'],
])('%s is found in %s', (words, text) => {
  expect(createFinder(words)(text)).toBe(true);
});

it.each([
  ['chai', 'coffee and cake'],
  ['friday tea', 'My interview is on Friday'],
  ['...', 'nothing but words'],
])('%s is not found in %s', (words, text) => {
  expect(createFinder(words)(text)).toBe(false);
});
