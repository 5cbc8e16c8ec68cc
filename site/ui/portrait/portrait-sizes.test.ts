import { expect, test } from 'vitest';
import { faceAt, faceSet, portraitSet } from './portrait-sizes.ts';

const MEERA = '/images/companions/meera.webp';

test('our portraits come in several widths and formats', () => {
  expect(portraitSet(MEERA, 'webp')).toBe(
    '/images/companions/meera-400.webp 400w, /images/companions/meera.webp 640w',
  );
  expect(portraitSet(MEERA, 'avif')).toBe(
    '/images/companions/meera-400.avif 400w, /images/companions/meera-640.avif 640w',
  );
});

test('a small round avatar uses only her face', () => {
  expect(faceAt(MEERA, 96, 'webp')).toBe('/images/companions/meera-face-96.webp');
  expect(faceSet(MEERA, 'avif')).toBe(
    '/images/companions/meera-face-96.avif 96w, /images/companions/meera-face-192.avif 192w',
  );
});

test('an external portrait is used as it is', () => {
  const elsewhere = 'https://pictures.test/meera.webp';
  expect(portraitSet(elsewhere, 'avif')).toBeUndefined();
  expect(faceSet(elsewhere, 'webp')).toBeUndefined();
  expect(faceAt(elsewhere, 96, 'webp')).toBe(elsewhere);
});
