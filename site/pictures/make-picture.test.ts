import sharp from 'sharp';
import { expect, test } from 'vitest';
import { avatarPart, makePicture } from './make-picture.ts';

test('a drawing declares its crop for round avatars', () => {
  expect(avatarPart('<svg><view id="avatar" viewBox="184 60 300 300"/></svg>')).toEqual([
    184, 60, 300, 300,
  ]);
});

test('one without a crop shows its upper middle', () => {
  expect(avatarPart('<svg/>')).toEqual([170, 90, 300, 300]);
});

test.each(['avif', 'webp'] as const)(
  'a picture as %s says that software has drawn it',
  async (format) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"/>';
    const { xmp } = await sharp(await makePicture({ svg, width: 4, format })).metadata();
    expect(`${xmp}`).toContain('digitalsourcetype/algorithmicMedia');
  },
);
