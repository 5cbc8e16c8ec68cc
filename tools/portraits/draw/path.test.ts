import { expect, it } from 'vitest';
import { curve, leafPath, points } from './path.ts';

it('reads points and corners from a short text', () => {
  expect(points('10 20, -3.5 4!')).toEqual([
    [10, 20],
    [-3.5, 4, 1],
  ]);
});

it('leaves out a handle that mirrors the one before it', () => {
  expect(curve(points('0 0, 10 0, 20 0'))).toBe('M0 0c2 0 7 0 10 0s8 0 10 0');
  expect(curve(points('0 0, 10 0!, 20 0'))).toBe('M0 0c2 0 8 0 10 0 2 0 8 0 10 0');
});

it('keeps the tips of a stroke, and widens its middle', () => {
  expect(leafPath(points('0 0, 10 0, 20 0'), 8)).toBe('M0 0q10-8 20 0-10 8-20 0z');
});
