import { expect, it } from 'vitest';
import { mask } from './mask.ts';

it.each([
  ['my number is +91 98765-43210 ok', 'my number is [number] ok'],
  ['call 9876543210', 'call [number]'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  ['मेरा नंबर ९८७६५४३२१० है', 'मेरा नंबर [number] है'],
  ['pay me at arjun.k99@okicici please', 'pay me at [address] please'],
  ['arjun@example.co.in', '[address]'],
])('%s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

it.each([
  'It was 22-11-2026 I think, at 21:40',
  '14416 and 112 help, and 1800 599 0019 too',
  'I earn 85000 a month and turned 29',
  '@ home now',
])('%s stays', (text) => {
  expect(mask(text)).toBe(text);
});
