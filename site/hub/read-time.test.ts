import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test('200 words a minute, rounded up, at least one', () => {
  expect(readTime('')).toBe(1);
  expect(readTime('word '.repeat(200))).toBe(1);
  expect(readTime('word '.repeat(201))).toBe(2);
});

test('punctuation is not a word, hyphenated words are one, every script counts', () => {
  expect(readTime(`# -- ** ${"don't half-made ".repeat(100)}`)).toBe(1);
  expect(readTime('नमस्ते '.repeat(201))).toBe(2);
});
