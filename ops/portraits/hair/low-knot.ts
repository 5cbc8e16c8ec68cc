import { leaf, points } from '../draw/svg.ts';
import { quarterCap } from './caps.ts';
import { knot } from './knot.ts';
import type { Hair, HairTones } from './locks.ts';

/** A low knot and loose strands at the temple; three quarters. */
export const lowKnot = (h: HairTones): Hair => ({
  back: knot('bun', h, 118, 62, 40),
  front: quarterCap(h) + leaf(points('62 -50, 66 0, 58 50, 66 80'), h.base, 6),
  ear: true,
});
