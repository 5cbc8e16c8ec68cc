import { expect, test } from 'vitest';
import { faceOf, portraitSet } from './portrait-sizes.ts';

test('a portrait of ours comes in several widths', () => {
  expect(portraitSet('/images/companions/meera.webp')).toBe(
    '/images/companions/meera-400.webp 400w, /images/companions/meera-160.webp 160w, /images/companions/meera.webp 640w',
  );
  expect(faceOf('/images/companions/meera.webp')).toBe('/images/companions/meera-160.webp');
});

test('one from elsewhere comes as it is', () => {
  expect(portraitSet('https://pictures.test/meera.webp')).toBeUndefined();
  expect(faceOf('https://pictures.test/meera.webp')).toBe('https://pictures.test/meera.webp');
});
