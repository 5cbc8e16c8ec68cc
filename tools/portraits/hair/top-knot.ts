import { points } from '../draw/path.ts';
import { leaf } from '../draw/svg.ts';
import { sideUp } from './caps.ts';
import { knot } from './knot.ts';
import type { Hair, HairTones } from './locks.ts';

/** A high bun; from the side. */
export const topKnot = (h: HairTones): Hair => ({
  back: knot('bun', h, 92, -150, 48),
  front:
    sideUp(h, [92, -128]) +
    leaf(points('50 -156, 82 -132, 116 -112'), h.dark, 9) +
    leaf(points('16 4, 10 40, 16 74, 8 96'), h.base, 5),
  ear: true,
});
