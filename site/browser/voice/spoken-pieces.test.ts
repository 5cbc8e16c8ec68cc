import { expect, test } from 'vitest';
import { piecesOf } from './spoken-pieces.ts';

test('each sentence gets a voice for its script, and emoji are not read', () => {
  expect(piecesOf('Hello 😀! मुझे चाय पसंद है। And you?')).toEqual([
    { lang: 'en-IN', text: 'Hello !' },
    { lang: 'hi-IN', text: 'मुझे चाय पसंद है।' },
    { lang: 'en-IN', text: 'And you?' },
  ]);
});

test('long text is read in parts, nothing is lost, and only symbols are silent', () => {
  const long = 'one two three '.repeat(60).trim();
  const pieces = piecesOf(long);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.map(({ text }) => text).join(' ')).toBe(long);
  expect(piecesOf('... 😀 !!')).toEqual([]);
});
