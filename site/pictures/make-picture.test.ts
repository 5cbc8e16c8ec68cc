import { expect, test } from 'vitest';
import { avatarPart } from './make-picture.ts';

test('a drawing says itself what round places show of it', () => {
  expect(avatarPart('<svg><view id="avatar" viewBox="184 60 300 300"/></svg>')).toEqual([
    184, 60, 300, 300,
  ]);
});

test('one that says nothing shows its upper middle', () => {
  expect(avatarPart('<svg/>')).toEqual([170, 90, 300, 300]);
});
