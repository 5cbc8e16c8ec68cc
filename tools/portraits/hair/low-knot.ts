import { points } from '../draw/path.ts';
import { leaf } from '../draw/svg.ts';
import { quarterCap } from './caps.ts';
import { knot } from './knot.ts';
import type { Hair, HairTones } from './locks.ts';

/** A low knot and loose strands at the temple; three quarters. */
export const lowKnot = (h: HairTones): Hair => ({
  back: knot('bun', h, 118, 62, 40),
  front:
    quarterCap(h) +
    leaf(points('62 -50, 66 0, 58 50, 66 80'), h.base, 6) +
    leaf(points('-36 -104, -74 -80, -88 -36, -84 14'), h.base, 5),
  ear: true,
});
