import { expect, it } from 'vitest';
import { createOneCopy } from './one-copy.ts';

const her = (name: string) => ({ name, voice: { emoji: ['✨'] } });

it('gives the same copy for equal values, and no other', () => {
  const oneCopy = createOneCopy<object | null>();
  const first = oneCopy(her('Asha'));
  expect(first).toEqual(her('Asha'));
  expect(oneCopy(her('Asha'))).toBe(first);
  expect(oneCopy(her('Meera'))).toEqual(her('Meera'));
  expect(oneCopy(null)).toBeNull();
});

it('lets nobody change what others see', () => {
  const shared = createOneCopy<ReturnType<typeof her>>()(her('Asha'));
  expect(() => shared.voice.emoji.push('🌙')).toThrow(TypeError);
});

it('goes on after very many', () => {
  const oneCopy = createOneCopy<string>();
  for (let nth = 0; nth < 3_000; nth++) expect(oneCopy(`nth ${nth}`)).toBe(`nth ${nth}`);
});
